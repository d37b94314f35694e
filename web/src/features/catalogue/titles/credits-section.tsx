import type { TitleCredit } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { PersonCard } from '../title-cards/person-card.tsx'
import { mergeCredits } from './merge-credits.ts'
import classes from './title-page.module.css'

const SHOWN = 10

interface CreditsSectionProps {
  title: { readonly id: number; readonly slug: string }
  name: string
  credits: readonly TitleCredit[]
}

/** The first people of a title with what they did; all of them have a page. */
export function CreditsSection({ title, name, credits }: CreditsSectionProps) {
  const t = useTranslate()
  const people = mergeCredits(credits, (name) => t(name))
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{name}</h2>
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
