import type {
  SeasonView,
  TitleCredit,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { PersonCard } from '../title-cards/person-card.tsx'
import classes from './season-page.module.css'

/** Who is in a season, and who made it; those of the whole series stand with the title. */
export function SeasonPeople({ season: { credits } }: { season: SeasonView }) {
  const t = useTranslate()
  return (
    <>
      <People id="season-cast" name={t('Cast')} credits={credits.cast} />
      <People id="season-crew" name={t('Crew')} credits={credits.crew} />
    </>
  )
}

interface PeopleProps {
  id: string
  name: string
  credits: readonly TitleCredit[]
}

/** A line for each part and each job. */
function People({ id, name, credits }: PeopleProps) {
  const t = useTranslate()
  if (credits.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.people}>
      <h2 id={id}>{name}</h2>
      <ul>
        {credits.map((person) => {
          const facts = person.character ?? t(person.job ?? person.department)
          return (
            <li key={`${person.id} ${person.department} ${facts}`}>
              <PersonCard person={person} facts={facts} isLine />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
