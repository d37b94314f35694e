import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { backdropOf } from './artwork.ts'
import { TitleLink } from './title-link.tsx'
import classes from './wide-card.module.css'

/** A title as a wide picture with its name below. */
export function WideCard({ title }: { title: Title }) {
  const t = useTranslate()
  return (
    <TitleLink title={title} className={classes.card}>
      <span className={classes.picture} aria-hidden>
        <img
          {...backdropOf(title).picture}
          sizes="auto, 400px"
          alt=""
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={classes.name}>{title.name}</span>
      <span className={classes.facts}>
        {[
          title.year,
          t(TITLE_TYPE_LABELS[title.type]),
          title.seasons_count > 0 &&
            t('[one 1 season|other :count seasons]', { count: title.seasons_count }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </TitleLink>
  )
}
