import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { PersonCard } from '../title-cards/person-card.tsx'
import { mergeCredits } from './merge-credits.ts'
import classes from './title-page.module.css'

const SHOWN = 6

interface CrewSectionProps {
  /** Or a season of it, with its own people. */
  title: Pick<TitleView, 'id' | 'slug' | 'credits'>
}

/** Who made it, and what each of them did. */
export function CrewSection({ title }: CrewSectionProps) {
  const t = useTranslate()
  const people = mergeCredits(title.credits.crew, (name) => t(name))
  if (people.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Crew')}</h2>
        {people.length > SHOWN && (
          <Link
            to="/titles/$id/$slug/full-credits"
            params={{ id: String(title.id), slug: title.slug }}
          >
            {`${t('Show all')} (${people.length})`}
          </Link>
        )}
      </div>
      <ul className={classes.people}>
        {people.slice(0, SHOWN).map(({ person, facts }) => (
          <li key={person.id}>
            <PersonCard person={person} facts={facts} isLine />
          </li>
        ))}
      </ul>
    </section>
  )
}
