import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type SearchOf, withQuery, type OnSearch } from '../../lib/lists/list-search.ts'
import { readQuery } from '../../lib/page-search.ts'
import classes from './data-table.module.css'

interface SearchFieldProps<L extends ListDefinition> {
  search: SearchOf<L>
  onSearch: OnSearch<SearchOf<L>>
  label: string
}

/** The words that a table is searched for. */
export function SearchField<L extends ListDefinition>({
  search,
  onSearch,
  label,
}: SearchFieldProps<L>) {
  const [text, setText] = useState(search.query ?? '')
  const [said, setSaid] = useState(search.query)
  const [sent, setSent] = useState<readonly (string | undefined)[]>([])
  if (said !== search.query) {
    setSaid(search.query)
    const arrived = sent.lastIndexOf(search.query)
    setSent(sent.slice(arrived + 1))
    // What was typed arrives some time after it was, when more may stand here already. Else it was changed elsewhere: by
    // "Show all", a saved view, or the way back.
    if (arrived < 0) setText(search.query ?? '')
  }
  const find = useDebouncedCallback((typed: string) => {
    const query = readQuery({ query: typed })
    if (query !== (said ?? '')) setSent([...sent, query || undefined])
    onSearch(withQuery(search, query) as SearchOf<L>, { replace: true })
  }, SEARCH_DEBOUNCE_MS)
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      maxLength={200}
      value={text}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        find(currentTarget.value)
      }}
    />
  )
}
