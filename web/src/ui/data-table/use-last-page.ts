import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { useEffect, useEffectEvent } from 'react'
import type { ListSearch, SearchOf, OnSearch } from '../../lib/lists/list-search.ts'
import type { TableData } from './data-table.tsx'

/** Whether an address asks for a page behind the last: it was so always, or its rows have just been deleted. */
export const isBeyondEnd = ({ data }: Page<unknown>, { page = 1 }: ListSearch): boolean =>
  data.length === 0 && page > 1

/** Leads from a page that is not there to the last that is. */
export function useLastPage<L extends ListDefinition>(
  { page, isReloading }: TableData<unknown>,
  search: SearchOf<L>,
  onSearch: OnSearch<SearchOf<L>>,
): void {
  const isBeyond = page !== undefined && !isReloading && isBeyondEnd(page, search)
  const asked = search.page ?? 1
  const last = page?.last_page ?? 1
  const lead = useEffectEvent((to: number | undefined) => {
    const { page: _, ...rest } = search
    onSearch((to === undefined ? rest : { ...rest, page: to }) as SearchOf<L>, { replace: true })
  })
  // Once for each page that is not there, whatever else is drawn anew.
  useEffect(() => {
    if (isBeyond) lead(last > 1 && last < asked ? last : undefined)
  }, [isBeyond, asked, last])
}
