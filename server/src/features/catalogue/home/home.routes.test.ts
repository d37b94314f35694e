import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_HOME_ROWS } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { useTestApp } from '../../test-app.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [ada, bob] = [] as unknown as [Caller, Caller]
const ROWS = '/api/v1/users/me/home-rows'

beforeAll(async () => {
  ada = await test.as('member')
  bob = await test.as('member')
})

describe('the rows of the front page', () => {
  it('are in the usual order until a member arranges them, and again when they take it back', async () => {
    const usual = { order: [], hidden: [], awaited: { continue: false, following: false } }
    expect((await ada.call('GET', ROWS)).json()).toEqual(usual)
    const arranged = { order: ['lists', 'channel-23'], hidden: ['continue'] }
    const saved = await ada.call('PUT', ROWS, arranged)
    expect(saved.json()).toMatchObject(arranged)
    expect((await ada.call('GET', ROWS)).json()).toMatchObject(arranged)
    expect((await bob.call('GET', ROWS)).json()).toEqual(usual)
    await ada.call('PUT', ROWS, { order: [], hidden: [] })
    expect((await ada.call('GET', ROWS)).json()).toEqual(usual)
    const rows = test.platform.db.selectFrom('home_layouts').select('user_id')
    expect(await rows.where('user_id', '=', ada.id).execute()).toEqual([])
  })

  it('are not arranged by what is no row, by more than there are, and by guests', async () => {
    const wrong = await ada.call('PUT', ROWS, { order: ['channel-23', 'anything'], hidden: [] })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors)).toEqual(['order.1'])
    const many = Array.from({ length: MOST_HOME_ROWS + 1 }, (_, index) => `channel-${index + 1}`)
    expect((await ada.call('PUT', ROWS, { order: [], hidden: many })).statusCode).toBe(422)
    expect((await test.call('GET', ROWS)).statusCode).toBe(401)
    const twice = await ada.call('PUT', ROWS, { order: ['lists', 'lists'], hidden: [] })
    expect(twice.json().order).toEqual(['lists'])
  })
})

describe('what is new in what one follows', () => {
  const news = async (caller: Caller) =>
    (await caller.call('GET', '/api/v1/users/me/followed-news')).json().items

  it('is titles with new links and titles of people who are followed, newest first, each once', async () => {
    const { db, clock } = test.platform
    const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
    const linked = await buildTitle(db, { name: 'Linked', last_link_at: hoursAgo(2) })
    const quiet = await buildTitle(db, { name: 'Quiet', last_link_at: hoursAgo(24 * 40) })
    const lotte = await buildPerson(db, { name: 'Lotte' })
    const added = await buildTitle(db, { name: 'Added', created_at: hoursAgo(1) })
    for (const title of [added, linked, quiet])
      await buildCredit(db, { title_id: title.id, person_id: lotte.id })
    await db
      .updateTable('titles')
      .set({ created_at: hoursAgo(24 * 50) })
      .where('id', 'in', [linked.id, quiet.id])
      .execute()
    for (const path of [`title/${linked.id}`, `title/${quiet.id}`, `person/${lotte.id}`])
      await ada.call('PUT', `/api/v1/follows/${path}`)
    expect(await news(ada)).toMatchObject([
      { title: { name: 'Added' }, what: 'person', person: { name: 'Lotte' } },
      { title: { name: 'Linked' }, what: 'links', person: null },
    ])
    expect(await news(bob)).toEqual([])
    expect((await ada.call('GET', ROWS)).json().awaited.following).toBe(true)
  })
})
