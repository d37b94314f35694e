import { LINK_ORDERS } from '@mediatheque/contract/links/links/links.schemas.ts'
import { RELEASE_ORDERS } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let moderator: Caller
let uploader: Caller
let titleId = 0
beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db)).id
  moderator = await test.as('moderator')
  uploader = await test.as('uploader')
})

const FILTERS = [
  ['season', 'season=1'],
  ['episode', 'episode=2'],
  ['qualite', 'qualite=16'],
  ['langues', 'langues=5'],
  ['subs', 'subs=5'],
  ['active', 'active=2'],
  ['query', 'query=film'],
  ['filters.qualite', `filters=${encodeFilters([{ key: 'qualite', value: 16, operator: '=' }])}`],
] as const
const DEEPER = [
  ['page', 'page=101&perPage=100'],
  // A cursor is a page in other letters.
  ['cursor', `paginate=cursor&perPage=100&cursor=${Buffer.from('p101').toString('base64url')}`],
] as const

it('the overview of one’s own titles has no order without an index', async () => {
  const statusOf = async (caller: Caller, query: string) =>
    (await caller.call('GET', `/api/v1/liens-overview?${query}`)).statusCode
  expect(await statusOf(uploader, 'orderDir=asc')).toBe(422)
  expect(await statusOf(moderator, 'loader=liens&orderBy=linkadded_at&orderDir=asc')).toBe(422)
  expect(await statusOf(uploader, 'orderBy=updated_at&orderDir=asc')).toBe(200)
  expect(await statusOf(moderator, 'orderDir=asc')).toBe(200)
})

describe.each([
  ['liens', LINK_ORDERS],
  ['nzb', RELEASE_ORDERS],
  ['torrents', RELEASE_ORDERS],
] as const)('a list of %s', (path, orders) => {
  const ask = async (caller: Caller, query: string) => {
    const response = await caller.call('GET', `/api/v1/${path}?${query}`)
    const isRefused = response.statusCode === 422
    return isRefused ? Object.keys(response.json().errors) : response.statusCode
  }
  const whole = [
    ['everybody’s', () => moderator, 'loader=adminliens'],
    ['one’s own', () => uploader, 'loader=liens'],
    ['what is offered', () => uploader, ''],
  ] as const

  it.each(whole)('of all titles, %s, is read along its index or refused by name', async (...of) => {
    const [, caller, loader] = of
    const unordered = orders.filter((order) => order !== 'created_at')
    for (const [field, query] of [
      ...FILTERS,
      ...DEEPER,
      ...unordered.map((order) => ['orderBy', `orderBy=${order}`] as const),
    ])
      expect(await ask(caller(), `${loader}&${query}`), query).toEqual([field])
    for (const query of ['', 'orderBy=created_at', 'page=100&perPage=100', 'qualite=&query='])
      expect(await ask(caller(), `${loader}&${query}`), query).toBe(200)
  })

  it('of one title has every order and filter, and a queue all but the order of last looks', async () => {
    const queries = [
      ...FILTERS.map(([, query]) => query),
      ...orders.flatMap((order) => [`orderBy=${order}`, `orderBy=${order}&orderDir=asc`]),
    ]
    for (const query of queries) {
      expect(await ask(moderator, `title_id=${titleId}&${query}`), query).toBe(200)
      const inQueue = query.includes('checked_date') ? ['orderBy'] : 200
      for (const queue of ['loader=admin-links-validation', 'loader=adminliens&reported=1'])
        expect(await ask(moderator, `${queue}&${query}`), query).toEqual(inQueue)
    }
  })

  it('of a queue is for moderators, and one of one’s own for who has an account', async () => {
    for (const query of ['loader=admin-links-validation', 'reported=1'])
      expect([
        await ask(uploader, query),
        (await test.call('GET', `/api/v1/${path}?${query}`)).statusCode,
      ]).toEqual([403, 401])
  })
})
