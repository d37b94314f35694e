import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { mediaRowMoreClass, StillRow } from '../../../ui/media-row.tsx'
import { ListCard } from './list-card.tsx'
import { newestListsQuery } from './lists.queries.ts'
import classes from './lists.module.css'

/** Collages of members' lists; nothing where there are none. */
export function NewestLists() {
  const t = useTranslate()
  const lists = useQuery(newestListsQuery).data?.pagination.data ?? []
  if (lists.length === 0) return null
  return (
    <StillRow
      title={t('Lists of members')}
      more={
        <Link
          to="/lists/public"
          className={mediaRowMoreClass}
          aria-label={t('See all of :name', { name: t('Lists of members') })}
        >
          {t('See all')}
        </Link>
      }
    >
      <ul className={classes.grid}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
      </ul>
    </StillRow>
  )
}
