// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../queries.ts'
import { openList } from './open-list.ts'
import { savedViewsQuery } from './saved-views.ts'

const reader = vi.hoisted(() => ({ user: { id: 1 } as object | null }))
vi.mock('../session.tsx', () => ({ getBootstrap: () => reader }))

const view = (id: number, is_first: boolean, state: object) => ({ id, is_first, state })
const VIEWS = [
  view(1, false, { query: 'other' }),
  view(2, true, { orderBy: 'name', orderDir: 'asc', columns: ['name'] }),
]
const enter = (search: object, cause: 'enter' | 'stay' = 'enter', views: object[] = VIEWS) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(savedViewsQuery('titles').queryKey, { views } as never)
  const location = { pathname: '/admin/titles' }
  return openList('titles')({ cause, search, location, context: { queryClient } }).then(
    () => 'shown as it is',
    ({ options }: { options: object }) => options,
  )
}
beforeEach(() => {
  reader.user = { id: 1 }
})

it('leads who enters a list without a search to their first view', async () => {
  expect(await enter({ query: undefined })).toMatchObject({
    to: '/admin/titles',
    search: { orderBy: 'name', orderDir: 'asc' },
    replace: true,
  })
})

it('leaves alone who asks for something, is there already, has no such view or is nobody', async () => {
  expect(await enter({ query: 'metropolis' })).toBe('shown as it is')
  expect(await enter({}, 'stay')).toBe('shown as it is')
  expect(await enter({}, 'enter', [VIEWS[0]!])).toBe('shown as it is')
  expect(await enter({}, 'enter', [view(3, true, { columns: ['name'] })])).toBe('shown as it is')
  reader.user = null
  expect(await enter({})).toBe('shown as it is')
})
