import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { Section } from '../../../ui/section.tsx'
import { ListGrid } from './list-grid.tsx'
import { listsOfTitleQuery } from './lists.queries.ts'

/** Lists of members that hold a title; nothing where none does. */
export function ListsOfTitle({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { data } = useQuery(listsOfTitleQuery(titleId))
  const lists = data?.pagination.data ?? []
  if (lists.length === 0) return null
  return (
    <Section title={t('In lists of members')}>
      <ListGrid lists={lists} />
    </Section>
  )
}
