import type { SavedViewView } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { useEffect, useRef, useState } from 'react'
import type { SearchOf, OnSearch } from '../../lib/lists/list-search.ts'
import { useSavedViews } from '../../lib/lists/saved-views.ts'
import { asksFor, isShown, isUntouched, openView } from '../../lib/lists/view-states.ts'
import type { TableLayoutControl } from './use-table-layout.ts'

interface ShownTable<L extends ListDefinition> {
  list: L
  search: SearchOf<L>
  onSearch: OnSearch<SearchOf<L>>
  layout: TableLayoutControl
}

/** The views that a reader keeps of a table, which of them is open, and what of it could not be opened. */
export function useViews<const L extends ListDefinition>({
  list,
  search,
  onSearch,
  layout,
}: ShownTable<L>) {
  const views = useSavedViews(list.name)
  const [openedId, setOpenedId] = useState<number>()
  const [lost, setLost] = useState<readonly string[]>([])
  const open = (view: SavedViewView | undefined) => {
    const opened = openView(list, view?.state ?? {})
    setOpenedId(view?.id)
    setLost(opened.lost)
    if (opened.columns) layout.show(opened.columns)
    return opened.search
  }
  const show = (view: SavedViewView | undefined) => onSearch(open(view))
  // The page was entered by the first view (`openList`), which has columns too and may ask for what is gone.
  const isSettled = useRef(false)
  useEffect(() => {
    if (!views || isSettled.current) return
    isSettled.current = true
    const first = views.find(({ is_first }) => is_first)
    if (first && asksFor(list, first, search)) open(first)
  })
  const shown = views?.find((view) => isShown(list, view, search, layout.columns))
  const opened = isUntouched(search) ? undefined : views?.find(({ id }) => id === openedId)
  return {
    /** Undefined: not known yet, or nobody is logged in. */
    views,
    /** The one that is open, also when the reader has changed something since. */
    current: opened ?? shown,
    isChanged: opened !== undefined && opened !== shown,
    lost,
    show,
    /** Just kept: what is shown is that one. */
    setOpened: (view: SavedViewView) => setOpenedId(view.id),
  }
}
export type ViewsControl = ReturnType<typeof useViews>
