import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { Section } from '../../../ui/section.tsx'
import { ListCard } from './list-card.tsx'
import { listsOfTitleQuery } from './lists.queries.ts'
import classes from './lists.module.css'

/** Lists of members that hold a title; nothing where none does. */
export function ListsOfTitle({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { data } = useQuery(listsOfTitleQuery(titleId))
  const lists = data?.pagination.data ?? []
  if (lists.length === 0) return null
  return (
    <Section title={t('In lists of members')}>
      <ul className={classes.grid}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
