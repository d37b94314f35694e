// @vitest-environment happy-dom
import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { personSchema } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { Filmography } from './filmography.tsx'

const CREDITS = peopleEndpoints.listCreditsOfPerson

/** Every third is an album, the others are films. */
const typeOf = (id: number): TitleType => (id % 3 === 2 ? 'music' : 'movie')

const works = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    department: 'cast',
    job: null,
    character: null,
    episodes_count: 0,
    title: {
      id,
      type: typeOf(id),
      name: `Reel ${id}`,
      year: 1920,
      slug: `reel-${id}`,
      poster: null,
    },
  }))

const countKinds = (credits: ReturnType<typeof works>) =>
  (['movie', 'music'] as const)
    .map((type) => ({ type, count: credits.filter(({ title }) => title.type === type).length }))
    .filter(({ count }) => count > 0)

/** Somebody as the server tells of them: in full numbers, with the first works of each department. */
const personWith = (...departments: number[]) =>
  buildFixture(personSchema, {
    id: 7,
    kinds: countKinds(works(Math.max(...departments))),
    credits: departments.map((count, place) => ({
      department: place > 0 ? `department ${place}` : 'cast',
      count,
      kinds: countKinds(works(count)),
      credits: works(count).slice(0, place > 0 ? 12 : 24),
    })),
  })

const pageOf = (credits: ReturnType<typeof works>) => ({
  pagination: {
    data: credits,
    from: 1,
    to: credits.length,
    per_page: 250,
    current_page: 1,
    next_page: null,
    prev_page: null,
  },
})

const lines = () =>
  screen.getAllByRole('listitem').filter((line) => !line.hasAttribute('aria-hidden'))

it('shows the first of many works, and all of them to who asks, who goes on with the next', async () => {
  const { api, user, show } = prepare()
  api.answer(CREDITS, pageOf(works(30)))
  await show(<Filmography person={personWith(30)} />)
  expect(lines()).toHaveLength(24)
  expect(api.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show all 30' }))
  await waitFor(() => expect(lines()).toHaveLength(30))
  expect(document.activeElement?.textContent).toContain('Reel 24')
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  expect(api.calls.map(({ call }) => call)).toEqual([
    'GET /api/v1/people/7/credits?department=cast&page=1',
  ])
})

it('leaves the focus where its reader took it before the works came', async () => {
  const { api, user, show } = prepare()
  api.answer(CREDITS, pageOf(works(30)))
  const { release } = api.hold(CREDITS)
  await show(<Filmography person={personWith(30)} />)
  const button = screen.getByRole('button', { name: 'Show all 30' })
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  screen.getByRole('button', { name: 'All' }).focus()
  release()
  await waitFor(() => expect(lines()).toHaveLength(30))
  expect(document.activeElement?.textContent).toBe('All')
})

it('shows few works without a question', async () => {
  const { show } = prepare()
  await show(<Filmography person={personWith(24)} />)
  expect(lines()).toHaveLength(24)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

it('narrows what it has by itself, and asks for what it has not', async () => {
  const { api, user, show } = prepare()
  const albums = works(90).filter(({ title }) => title.type === 'music')
  api.answer(CREDITS, pageOf(albums))
  const { release } = api.hold(CREDITS)
  await show(<Filmography person={personWith(90, 5)} />)
  await user.click(screen.getByRole('button', { name: /^Music/ }))
  // 8 of the 24 that came with the page, places for as many as will be shown, and the one of the other department.
  expect(lines()).toHaveLength(8 + 1)
  expect(screen.getAllByRole('listitem')).toHaveLength(24 + 1)
  release()
  await waitFor(() => expect(lines()).toHaveLength(24 + 1))
  expect(api.calls.map(({ call }) => call)).toEqual([
    'GET /api/v1/people/7/credits?department=cast&page=1&type=music',
  ])
  await user.click(screen.getByRole('button', { name: 'Show all 30' }))
  await waitFor(() => expect(lines()).toHaveLength(30 + 1))
  expect(document.activeElement?.textContent).toContain(albums[24]!.title.name)
  expect(api.calls).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(lines()).toHaveLength(24 + 5)
})

it('says that works did not come, and fetches them to who tries again', async () => {
  const { api, user, show } = prepare()
  api.refuse(CREDITS, 500, 'Out of order')
  await show(<Filmography person={personWith(30)} />)
  await user.click(screen.getByRole('button', { name: 'Show all 30' }))
  await screen.findByRole('alert')
  expect(lines()).toHaveLength(24)
  api.answer(CREDITS, pageOf(works(30)))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(lines()).toHaveLength(30))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Reel 24')
})

it('shows a thousand at a time of somebody with more', async () => {
  const { api, user, show } = prepare()
  api.answer(CREDITS, pageOf(works(250)))
  const person = personWith(1_300)
  await show(<Filmography person={person} />)
  await user.click(screen.getByRole('button', { name: 'Show 976 more works' }))
  await waitFor(() => expect(lines()).toHaveLength(1_000), { timeout: 10_000 })
  expect(api.calls.map(({ call }) => call.replace(/.*page=/, ''))).toEqual(['1', '2', '3', '4'])
  const [department] = screen.getAllByRole('heading', { level: 3 })
  expect(within(department!).getByText('1300')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all 1300' })).toBeTruthy()
}, 30_000)
