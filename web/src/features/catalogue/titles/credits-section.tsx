import type { TitleCredit } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { PersonCard } from '../title-cards/person-card.tsx'
import { mergeCredits } from './merge-credits.ts'
import classes from './title-page.module.css'

const SHOWN = 10

/** The people of a title with what they did; the first of them until asked for all. */
export function CreditsSection({ name, credits }: { name: string; credits: readonly TitleCredit[] }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const people = mergeCredits(credits, (department) => t(department))
  const shown = isOpen ? people : people.slice(0, SHOWN)
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{name}</h2>
        {people.length > SHOWN && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Show fewer') : `${t('Show all')} (${people.length})`}
          </button>
        )}
      </div>
      <ul className={classes.people}>
        {shown.map(({ person, facts }) => (
          <li key={person.id}>
            <PersonCard person={person} facts={facts} isLine />
          </li>
        ))}
      </ul>
    </section>
  )
}
