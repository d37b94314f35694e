import {
  FIRST_CREDITS,
  FIRST_CREDITS_OF_OTHERS,
} from '@mediatheque/contract/catalogue/people/filmography.ts'
import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { WakeWhenNear } from '../../../ui/wake-when-near.tsx'
import { Department } from './department.tsx'
import classes from './person-page.module.css'

/** Everything somebody did, by department, newest first; of one kind where there are several. */
export function Filmography({ person }: { person: PersonView }) {
  const t = useTranslate()
  const [kind, setKind] = useState<TitleType>()
  const shown = person.credits.filter(
    ({ kinds }) => !kind || kinds.some(({ type }) => type === kind),
  )
  return (
    <section className={classes.works} aria-labelledby="works">
      <div className={classes.worksHead}>
        <h2 id="works">{t('Filmography')}</h2>
        {person.kinds.length > 1 && (
          <div className={classes.kinds} role="group" aria-label={t('Kinds')}>
            <button
              type="button"
              aria-pressed={kind === undefined}
              onClick={() => setKind(undefined)}
            >
              {t('All')}
            </button>
            {person.kinds.map(({ type, count }) => (
              <button
                key={type}
                type="button"
                aria-pressed={kind === type}
                onClick={() => setKind(type)}
              >
                {t(TITLE_TYPE_LABELS[type])} <span>{count}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      {shown.map((department, place) => (
        <WakeWhenNear key={department.department} className={place > 0 ? classes.later : undefined}>
          <Department
            personId={person.id}
            department={department}
            kind={kind}
            first={place > 0 ? FIRST_CREDITS_OF_OTHERS : FIRST_CREDITS}
          />
        </WakeWhenNear>
      ))}
    </section>
  )
}
