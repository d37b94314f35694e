import {
  listUrl,
  type ListCard as List,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { ListCovers } from './list-covers.tsx'
import { ListVisibilityIcon } from './list-visibility.tsx'
import classes from './lists.module.css'

/** A list with its first covers; of one's own it says who else may see it, and not whose it is. */
export function ListCard({ list, isOwn = false }: { list: List; isOwn?: boolean }) {
  const t = useTranslate()
  const author = !isOwn && list.user && t('A list by :name', { name: list.user.name })
  return (
    <Link to={listUrl(list) as '/'} className={classes.card}>
      <ListCovers covers={list.covers} />
      <span className={classes.name}>
        {list.name}
        {isOwn && <ListVisibilityIcon visibility={list.visibility} />}
      </span>
      <span className={classes.facts}>
        {[t('[one 1 title|other :count titles]', { count: list.items_count }), author]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isOwn && list.description && <span className={classes.about}>{list.description}</span>}
    </Link>
  )
}
