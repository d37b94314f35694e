import type { ListCard as List } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { ListCard } from './list-card.tsx'
import classes from './lists.module.css'

/** Lists beside each other; of one member, not saying of each whose it is. */
export function ListGrid({
  lists,
  isOfOne = false,
}: {
  lists: readonly List[]
  isOfOne?: boolean
}) {
  return (
    <ul className={classes.grid}>
      {lists.map((list) => (
        <li key={list.id}>
          <ListCard list={isOfOne ? { ...list, user: null } : list} />
        </li>
      ))}
    </ul>
  )
}
