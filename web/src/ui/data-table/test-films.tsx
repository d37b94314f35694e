import { defineList } from '@mediatheque/contract/core/define-list.ts'
import { filterLines, tableLines } from '@mediatheque/contract/core/tables.lines.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, vi } from 'vitest'
import { readFilters } from '../../lib/lists/list-filters.ts'
import { listSearchReader, type SearchOf } from '../../lib/lists/list-search.ts'
import { prepare } from '../../lib/test-part.ts'
import { DataTable } from './data-table.tsx'

export const films = defineList({
  name: 'films',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    runtime: { label: 'Size', kind: 'number' },
    plot: { label: 'Status', kind: 'text', isExtra: true },
  },
  filters: {
    runtime: { label: 'Size', kind: 'number', least: 1, most: 255, usual: 180 },
    cost: { label: 'Amount', kind: 'number', least: 1, most: 1e9, usual: 1e8 },
    score: { label: 'Score', kind: 'number', least: 1, most: 10, usual: 7, hasFractions: true },
    state: {
      label: 'Status',
      kind: 'choice',
      choices: ['One', 'Two', 'Three', 'Four'].map((label) => ({ value: label, label })),
      operators: ['='],
    },
    added: { label: 'Expiration', kind: 'moment' },
    shown: { label: 'Date', kind: 'day', firstDay: '1900-01-01', yearsAhead: 5 },
    genres: { label: 'Genres', kind: 'value', list: 'genres', by: 'id' },
  },
  isSearchable: true,
  order: { direction: 'asc' },
})
export type Search = SearchOf<typeof films>
interface Film {
  readonly id: number
  readonly name: string
}
export const read = listSearchReader(films)
export const film = (id: number): Film => ({ id, name: `Film ${id}` })

export const FRENCH: { language: 'en' | 'fr'; lines: Record<string, string> } = {
  language: 'fr',
  lines: Object.fromEntries(
    Object.entries({ ...tableLines, ...filterLines }).map(([key, { fr }]) => [key, fr]),
  ),
}
export const asked = vi.fn<(search: Search) => void>()
export const deleted = vi.fn<(names: string) => void>()

interface Options {
  /** After which an address has changed. */
  readonly arrivesAfterMs?: number
  readonly isClearedOutside?: boolean
}

interface FilmsProps extends Options {
  initial: Search
  first: readonly Film[]
}

function Films({ initial, first, arrivesAfterMs, isClearedOutside = false }: FilmsProps) {
  const [search, setSearch] = useState<Search>(initial)
  const [rows, setRows] = useState(first)
  return (
    <>
      <h1 id="films">Films</h1>
      <button type="button" onClick={() => setRows([film(101), film(102), film(103)])}>
        Load others
      </button>
      <DataTable
        list={films}
        labelledBy="films"
        data={{
          page: {
            data: [...rows],
            from: 1,
            to: rows.length,
            per_page: 15,
            current_page: 1,
            last_page: 3,
            total: search.query ? rows.length : 40,
            next_page: 2,
            prev_page: null,
          },
          error: null,
          isReloading: false,
          reload: () => undefined,
        }}
        search={search}
        onSearch={(next) => {
          asked(next)
          if (arrivesAfterMs === undefined) setSearch(next)
          else setTimeout(() => setSearch(next), arrivesAfterMs)
        }}
        cells={{
          name: ({ name }) => name,
          runtime: ({ id }) => id * 10,
          plot: () => 'A long story',
        }}
        nameColumn="name"
        nameOf={({ name }) => name}
        isClearedOutside={isClearedOutside}
        actions={[
          {
            label: 'Delete',
            icon: null,
            isDelete: true,
            onRun: (chosen) => deleted(chosen.map(({ name }) => name).join()),
          },
        ]}
        rowActions={({ name }) => (
          <>
            <button type="button">Edit {name}</button>
            <button type="button">Open {name}</button>
          </>
        )}
        words={{
          failed: 'Failed',
          notFound: 'None found',
          empty: { icon: null, title: 'None', text: '' },
        }}
      />
    </>
  )
}

export async function showFilms(
  initial: Search = {},
  rows = Array.from({ length: 12 }, (_, at) => film(at + 1)),
  i18n: typeof FRENCH = { language: 'en', lines: {} },
  options: Options = {},
) {
  const { user, show, api } = prepare({ bootstrap: { i18n } })
  await show(<Films initial={initial} first={rows} {...options} />)
  return { user, api }
}
export const grid = () => screen.getByRole<HTMLTableElement>('grid', { name: 'Films' })
export const said = () => document.querySelector('[aria-busy] [role=status]')!.textContent
export const focused = () => document.activeElement?.textContent
export const lastAsked = () => asked.mock.lastCall?.[0] ?? {}
export const filtersAsked = () => readFilters(films, lastAsked().filters)
/** Before each test of a file. */
export const forgetFilms = () =>
  beforeEach(() => {
    asked.mockClear()
    deleted.mockClear()
    localStorage.clear()
  })
