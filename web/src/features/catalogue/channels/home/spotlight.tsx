import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { getPageData } from '../../../../lib/page-data.ts'
import { StillRow } from '../../../../ui/media-row.tsx'
import { backdropOf } from '../../title-cards/artwork.ts'
import { TitleLink } from '../../title-cards/title-link.tsx'
import classes from './spotlight.module.css'

const DAY_MS = 86_400_000

/** One title a day out of those of a channel, the same for everybody. */
export function Spotlight({
  name,
  titles,
  more,
}: {
  name: string
  titles: readonly TitleCard[]
  more: ReactNode
}) {
  const t = useTranslate()
  const format = useFormat()
  const day = Math.floor(Date.parse(getPageData().now) / DAY_MS)
  const title = titles[day % titles.length]!
  const facts = [
    title.year,
    t(TITLE_TYPE_LABELS[title.type]),
    title.runtime && format.minutes(title.runtime),
    title.best_quality && t(title.best_quality.label),
  ].filter(Boolean)
  return (
    <StillRow title={name} more={more}>
      <TitleLink title={title} className={classes.pick}>
        <span className={classes.picture} aria-hidden>
          <img
            {...backdropOf(title).picture}
            sizes="(min-width: 768px) 60vw, 100vw"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{title.name}</span>
          <span className={classes.facts}>{facts.join(' · ')}</span>
          {title.plot && <span className={classes.plot}>{title.plot}</span>}
        </span>
      </TitleLink>
    </StillRow>
  )
}
