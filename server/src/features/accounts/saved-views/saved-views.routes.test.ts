import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>
const URL = '/api/v1/saved-views'
const LIST = 'debrid-accounts'

const filters = encodeFilters([
  {
    key: 'expire_at',
    operator: 'between',
    value: { preset: 6, start: '2026-01-01', end: '2026-01-31' },
  },
])
const state = {
  query: 'ada',
  perPage: 50,
  orderBy: 'username',
  orderDir: 'asc',
  filters,
  columns: ['username', 'active'],
}
const add = (member: Member, body: object) =>
  member.call('POST', URL, { list: LIST, name: 'Mine', state: {}, ...body })
const names = async (member: Member) =>
  (await member.call('GET', `${URL}?list=${LIST}`))
    .json()
    .views.map(({ name, is_first }: { name: string; is_first: boolean }) =>
      is_first ? `${name} first` : name,
    )

describe('saved views', () => {
  let owner: Member
  beforeAll(async () => {
    owner = await test.as('member')
  })

  it('keep all that a table shows, as its address holds it', async () => {
    const made = await add(owner, { name: 'Expiring', state })
    expect(made.statusCode).toBe(201)
    expect(made.json().view).toMatchObject({ name: 'Expiring', state, is_first: false, version: 1 })
    await add(owner, { name: 'another', is_first: true })
    expect(await names(owner)).toEqual(['another first', 'Expiring'])
    expect(await names(await test.as('member'))).toEqual([])
  })

  it('are renamed, overwritten, made the first, and deleted, as they were seen', async () => {
    const { view } = (await add(owner, { name: 'Old' })).json()
    const change = (body: object) => owner.call('PUT', `${URL}/${view.id}`, body)
    const changed = await change({ version: 1, name: 'New', state, is_first: true })
    expect(changed.json().view).toMatchObject({ name: 'New', state, is_first: true, version: 2 })
    expect(await names(owner)).toEqual(['another', 'Expiring', 'New first'])
    const outdated = await change({ version: 1, name: 'Other' })
    expect(outdated.statusCode).toBe(409)
    expect(outdated.json().conflicts[0].changed).toMatchObject({ name: ['Old', 'New'] })
    const remove = (version: number) => owner.call('DELETE', `${URL}/${view.id}`, { version })
    expect((await remove(1)).statusCode).toBe(409)
    expect((await remove(2)).statusCode).toBe(200)
    expect(await names(owner)).toEqual(['another', 'Expiring'])
  })

  it('have names that differ within their list, whatever their case', async () => {
    const taken = await add(owner, { name: 'EXPIRING' })
    expect(taken.statusCode).toBe(422)
    expect(taken.json().errors).toEqual({ name: ['You have a view of this name already.'] })
    expect((await add(await test.as('member'), { name: 'Expiring' })).statusCode).toBe(201)
    expect((await add(owner, { list: 'links-overview', name: 'Expiring' })).statusCode).toBe(201)
  })

  it.each([
    ['an order', { orderBy: 'key_encrypted' }],
    ['a column', { columns: ['secret'] }],
    ['a filter', { filters: encodeFilters([{ key: 'user_id', operator: '=', value: 1 }]) }],
    ['an operator', { filters: encodeFilters([{ key: 'active', operator: '>', value: true }]) }],
    ['filters that cannot be read', { filters: 'nonsense' }],
    ['a page size', { perPage: 17 }],
  ])('take nothing that their list has not: %s', async (_what, wrong) => {
    expect((await add(owner, { name: 'Wrong', state: wrong })).statusCode).toBe(422)
  })

  it('are of lists that there are', async () => {
    expect((await add(owner, { list: 'users-of-others' })).json().errors).toEqual({
      list: ['There is no list of this name.'],
    })
    expect((await owner.call('GET', `${URL}?list=nothing`)).statusCode).toBe(422)
  })

  it('are kept when their list has lost what they ask for', async () => {
    await test.platform.db
      .insertInto('saved_views')
      .values({
        user_id: owner.id,
        list: LIST,
        name: 'Of old days',
        state: JSON.stringify({ orderBy: 'gone', columns: ['gone', 'username'] }),
      })
      .execute()
    const { views } = (await owner.call('GET', `${URL}?list=${LIST}`)).json()
    expect(views).toContainEqual(
      expect.objectContaining({
        name: 'Of old days',
        state: { orderBy: 'gone', columns: ['gone', 'username'] },
      }),
    )
  })
})
