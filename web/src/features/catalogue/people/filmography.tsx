import type {
  PersonCredit,
  PersonView,
} from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../../lib/i18n.ts'
import { Poster } from '../../../ui/poster.tsx'
import { WakeWhenNear } from '../../../ui/wake-when-near.tsx'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import classes from './person-page.module.css'

/** Everything somebody did, by department, newest first; of one kind where there are several. */
export function Filmography({ person }: { person: PersonView }) {
  const t = useTranslate()
  const [kind, setKind] = useState<TitleType>()
  const all = person.credits.flatMap(({ credits }) => credits)
  const counts = [...Map.groupBy(all, ({ title }) => title.type)].map(([type, credits]) => ({
    type,
    count: new Set(credits.map(({ title }) => title.id)).size,
  }))
  const shown = person.credits
    .map(({ department, credits }) => ({
      department,
      credits: credits.filter(({ title }) => !kind || title.type === kind),
    }))
    .filter(({ credits }) => credits.length > 0)
  return (
    <section className={classes.works} aria-labelledby="works">
      <div className={classes.worksHead}>
        <h2 id="works">{t('Filmography')}</h2>
        {counts.length > 1 && (
          <div className={classes.kinds} role="group" aria-label={t('Kinds')}>
            <button
              type="button"
              aria-pressed={kind === undefined}
              onClick={() => setKind(undefined)}
            >
              {t('All')}
            </button>
            {counts.map(({ type, count }) => (
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
      {shown.map(({ department, credits }, place) => (
        <WakeWhenNear key={department} className={place > 0 ? classes.later : undefined}>
          <Department
            name={t(department)}
            credits={credits}
            first={place > 0 ? FIRST_OF_OTHERS : FIRST}
          />
        </WakeWhenNear>
      ))}
    </section>
  )
}

/** Thousands of lines at once would keep a phone busy for seconds. */
const FIRST = 24
const FIRST_OF_OTHERS = 12

interface DepartmentProps {
  name: string
  credits: readonly PersonCredit[]
  /** So many of them are shown until somebody asks for all. */
  first: number
}

function Department({ name, credits, first }: DepartmentProps) {
  const t = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    // The button is gone: on with the first line that was not there.
    list.current?.children[first]?.querySelector('a')?.focus()
  }
  return (
    <div className={classes.department}>
      <h3>
        {name} <span>{credits.length}</span>
      </h3>
      <ul ref={list}>
        {(showsAll ? credits : credits.slice(0, first)).map((credit, index) => (
          <Work key={`${credit.title.id}-${index}`} credit={credit} />
        ))}
      </ul>
      {!showsAll && credits.length > first && (
        <button type="button" className={classes.more} onClick={showAll}>
          {t('Show all :count', { count: credits.length })}
        </button>
      )}
    </div>
  )
}

function Work({
  credit: { title, job, character, episodes_count: episodes },
}: {
  credit: PersonCredit
}) {
  const t = useTranslate()
  const facts = [
    character ?? (job && t(job)),
    episodes > 0 && t('[one 1 episode|other :count episodes]', { count: episodes }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li>
      <TitleLink title={title} className={classes.work}>
        <span className={classes.thumb} aria-hidden>
          <Poster
            picture={posterOf(title, THUMB_WIDTHS)}
            fallback={drawingOf(title)}
            alt=""
            shape={shapeOf(title.type)}
            sizes="48px"
          />
        </span>
        <span className={classes.about}>
          <span className={classes.name}>{title.name}</span>
          {facts && <span className={classes.facts}>{facts}</span>}
        </span>
        <span className={classes.when}>
          <span className={classes.year}>{title.year ?? ''}</span>
          <span className={classes.kind}>{t(TITLE_TYPE_LABELS[title.type])}</span>
        </span>
      </TitleLink>
    </li>
  )
}
