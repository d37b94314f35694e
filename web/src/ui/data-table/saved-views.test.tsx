// @vitest-environment happy-dom
import { savedViewEndpoints } from '@mediatheque/contract/accounts/saved-views/saved-views.endpoints.ts'
import type { SavedViewView } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { defineList } from '@mediatheque/contract/core/define-list.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchOf } from '../../lib/lists/list-search.ts'
import { buildFixture } from '../../lib/test-fixtures.ts'
import { prepare } from '../../lib/test-part.ts'
import { DataTable } from './data-table.tsx'

const films = defineList({
  name: 'films',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    runtime: { label: 'Size', kind: 'number' },
  },
  filters: { runtime: { label: 'Size', kind: 'number', least: 1, most: 255, usual: 180 } },
  isSearchable: true,
  order: { direction: 'asc' },
})
type Search = SearchOf<typeof films>

const long = encodeFilters([{ key: 'runtime', operator: '>=', value: 120 }])
const view = (id: number, values: Partial<SavedViewView>): SavedViewView => ({
  id,
  version: 1,
  name: `View ${id}`,
  state: {},
  is_first: false,
  ...values,
})
const asked = vi.fn<(search: Search) => void>()

function Films({ initial }: { initial: Search }) {
  const [search, setSearch] = useState<Search>(initial)
  const row = { id: 1, name: 'The Kid' }
  return (
    <>
      <h1 id="films">Films</h1>
      <DataTable
        list={films}
        labelledBy="films"
        data={{
          page: {
            data: [row],
            from: 1,
            to: 1,
            per_page: 15,
            current_page: 1,
            last_page: 1,
            total: 1,
            next_page: null,
            prev_page: null,
          },
          error: null,
          isReloading: false,
          reload: () => undefined,
        }}
        search={search}
        onSearch={(next) => {
          asked(next)
          setSearch(next)
        }}
        cells={{ name: ({ name }: typeof row) => name, runtime: () => 68 }}
        nameColumn="name"
        nameOf={({ name }: typeof row) => name}
        words={{ failed: '', notFound: '', empty: { icon: null, title: 'None', text: '' } }}
      />
    </>
  )
}

async function showFilms(views: readonly SavedViewView[], initial: Search = {}) {
  const { api, user, show } = prepare({
    bootstrap: { user: buildFixture(currentUserView, { id: 7 }) },
  })
  api.answer(savedViewEndpoints.listSavedViews, { views: [...views] })
  await show(<Films initial={initial} />)
  const menu = await screen.findByRole('button', { name: /^(View|Saved views)/ })
  const choose = async (item: string | RegExp) => {
    await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { api, user, menu, choose }
}
const sent = (api: { calls: readonly { call: string; body: unknown }[] }, call: string) =>
  api.calls.find((made) => made.call.startsWith(call))?.body
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

beforeEach(() => {
  asked.mockClear()
  localStorage.clear()
})

describe('saved views of a table', () => {
  it('are opened from a menu, with their words, filters, order, size and columns', async () => {
    const state = {
      query: 'kid',
      perPage: 50,
      orderBy: 'name',
      orderDir: 'asc',
      filters: long,
      columns: ['name'],
    } as const
    const { menu, choose } = await showFilms([
      view(1, { name: 'Long', state: { ...state, columns: ['name'] } }),
    ])
    expect(heads()).toEqual(['Name', 'Size'])
    await choose('Long')
    const { columns: _, ...search } = state
    expect(asked).toHaveBeenLastCalledWith(search)
    await waitFor(() => expect(menu.textContent).toBe('View: Long'))
    expect(heads()).toEqual(['Name'])
    await choose('All rows')
    expect(asked).toHaveBeenLastCalledWith({})
    expect(menu.textContent).toBe('Saved views')
  })

  it('have their columns where the page was entered by the first of them, and never otherwise', async () => {
    const state = { query: 'kid', columns: ['runtime', 'name'] }
    const first = view(1, { name: 'Mine', state, is_first: true })
    const { menu } = await showFilms([first], { query: 'kid' })
    await waitFor(() => expect(heads()).toEqual(['Size', 'Name']))
    expect(menu.textContent).toBe('View: Mine')
    localStorage.clear()
    document.body.innerHTML = ''
    await showFilms([first], { query: 'metropolis' })
    expect(heads()).toEqual(['Name', 'Size'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('say what the list no longer has, and show the rest', async () => {
    const filters = encodeFilters([
      { key: 'studio', operator: '=', value: [1] },
      { key: 'runtime', operator: '>=', value: 120 },
    ])
    const { choose } = await showFilms([
      view(1, { name: 'Old', state: { filters, orderBy: 'budget', columns: ['plot', 'name'] } }),
    ])
    await choose('Old')
    expect(asked).toHaveBeenLastCalledWith({ filters: long })
    expect((await screen.findByText(/no longer has/)).textContent).toContain('studio, budget, plot')
    expect(heads()).toEqual(['Name'])
  })

  it('are kept under a name, overwritten and deleted', async () => {
    const { api, user, menu, choose } = await showFilms([view(1, { name: 'Long' })], {
      filters: long,
    })
    const state = { filters: long, columns: ['name', 'runtime'] }
    api.refuse(savedViewEndpoints.createSavedView, 422, 'No', { name: ['Taken.'] })
    await choose('Save as a new view')
    const dialog = await screen.findByRole('dialog', { name: 'New view' })
    await user.type(within(dialog).getByLabelText('Name of the view'), 'Long ones')
    await user.click(within(dialog).getByLabelText('Open the list with this view'))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('Taken.')
    expect(sent(api, 'POST')).toEqual({ list: 'films', name: 'Long ones', is_first: true, state })
    const kept = view(2, { name: 'Long ones', state, is_first: true, version: 3 })
    api.answer(savedViewEndpoints.createSavedView, { view: kept })
    api.answer(savedViewEndpoints.listSavedViews, { views: [kept] })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(menu.textContent).toBe('View: Long ones'))

    await user.click(screen.getByRole('button', { name: 'Remove the filter Size' }))
    await user.click(screen.getByRole('button', { name: /Name/ }))
    await waitFor(() => expect(menu.textContent).toBe('View: Long ones *'))
    api.answer(savedViewEndpoints.updateSavedView, { view: kept })
    await choose('Save changes to Long ones')
    expect(sent(api, 'PUT')).toEqual({
      version: 3,
      state: { orderBy: 'name', orderDir: 'desc', columns: ['name', 'runtime'] },
    })

    api.answer(savedViewEndpoints.deleteSavedView, { deleted: 1 })
    await choose('Edit the view Long ones')
    await user.click(await screen.findByRole('button', { name: 'Delete this view' }))
    await waitFor(() => expect(sent(api, 'DELETE')).toEqual({ version: 3 }))
  })

  it('that were deleted in another window are not offered again', async () => {
    const { api, menu, choose } = await showFilms([view(1, { name: 'Long' })])
    await choose('Long')
    api.refuse(savedViewEndpoints.updateSavedView, 404, 'Not found')
    api.answer(savedViewEndpoints.listSavedViews, { views: [] })
    screen.getByRole('button', { name: /Name/ }).click()
    await choose('Save changes to Long')
    expect(await screen.findByText('Not found')).toBeDefined()
    await waitFor(() => expect(menu.textContent).toBe('Saved views'))
  })
})
