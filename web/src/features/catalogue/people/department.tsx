import type { PersonCredit } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useLayoutEffect, useRef } from 'react'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Poster } from '../../../ui/poster.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import classes from './person-page.module.css'
import { type DepartmentProps, useWorks } from './use-works.ts'

/** What somebody did in one department: the newest, and the others once they are asked for. */
export function Department(props: DepartmentProps) {
  const t = useTranslate()
  const { works, total, awaited, ...more } = useWorks(props)
  const { kind, department } = props
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const began = useRef<number>(undefined)
  const handlePress = () => {
    began.current ??= works.length
    more.ask()
  }
  useLayoutEffect(() => {
    const from = began.current
    if (from === undefined || works.length <= from) return
    began.current = undefined
    // On with the first line that was not there, unless its reader has gone elsewhere meanwhile.
    const { activeElement } = document
    if (activeElement === document.body || activeElement === button.current)
      list.current?.children[from]?.querySelector('a')?.focus()
  }, [works.length])
  return (
    <div className={classes.department}>
      <h3>
        {t(department.department)} <span>{total}</span>
      </h3>
      <ul ref={list}>
        {works.map((credit, index) => (
          <Work key={`${credit.title.id}-${index}`} credit={credit} />
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <AwaitedWork key={`awaited-${index}`} kind={kind} />
        ))}
      </ul>
      {more.hasFailed && (
        <p className={classes.failed} role="alert">
          {t('The works could not be loaded')}
        </p>
      )}
      {more.upTo > works.length && (
        <button
          ref={button}
          type="button"
          className={classes.more}
          aria-busy={more.isAnswering}
          onClick={handlePress}
        >
          {more.hasFailed
            ? t('Try again')
            : more.upTo < total
              ? t('[one Show 1 more work|other Show :count more works]', {
                  count: more.upTo - works.length,
                })
              : t('Show all :count', { count: total })}
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

/** The place of one that is on its way. */
function AwaitedWork({ kind = 'movie' }: { kind: TitleType | undefined }) {
  return (
    <li className={classes.work} aria-hidden>
      <Skeleton width={48} height={shapeOf(kind) === 'square' ? 48 : 72} />
      <Skeleton width="60%" height="1em" />
      <Skeleton width={48} height="1em" />
    </li>
  )
}
