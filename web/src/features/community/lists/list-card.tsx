import {
  listUrl,
  type ListCard as List,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { drawingOf, posterOf } from '../../catalogue/title-cards/artwork.ts'
import classes from './lists.module.css'

/** A list with its first covers side by side. */
export function ListCard({ list }: { list: List }) {
  const t = useTranslate()
  return (
    <Link to={listUrl(list) as '/'} className={classes.card}>
      <span className={classes.covers} aria-hidden>
        {list.covers.map((title) => (
          <Poster
            key={title.id}
            picture={posterOf(title, THUMB_WIDTHS)}
            fallback={drawingOf(title)}
            alt=""
            sizes="90px"
          />
        ))}
      </span>
      <span className={classes.name}>{list.name}</span>
      <span className={classes.facts}>
        {[
          t('[one 1 title|other :count titles]', { count: list.items_count }),
          ...(list.user ? [t('A list by :name', { name: list.user.name })] : []),
        ].join(' · ')}
      </span>
    </Link>
  )
}
