import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  SQUARE_TYPES,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { Poster } from '../../../../ui/poster.tsx'
import classes from './merge-titles.module.css'
import type { MergeableTitle } from './merge-titles-dialog.tsx'

/** One of two titles that may be one. */
export function MergedTitleCard({ title, role }: { title: MergeableTitle; role?: string }) {
  const t = useTranslate()
  return (
    <div className={classes.card}>
      <span className={classes.poster}>
        <Poster
          picture={pictureOf({ kind: 'poster', id: title.id, url: title.poster })}
          fallback={siteUrl(artworkUrl(title))}
          alt=""
          shape={SQUARE_TYPES.includes(title.type) ? 'square' : 'portrait'}
        />
      </span>
      <span className={classes.facts}>
        {role && <span className={classes.role}>{role}</span>}
        <Link to={titleUrl(title) as '/'} className={classes.name} target="_blank">
          {title.name}
        </Link>
        <span className={classes.about}>
          {[t(TITLE_TYPE_LABELS[title.type]), title.year, `#${title.id}`]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
    </div>
  )
}
