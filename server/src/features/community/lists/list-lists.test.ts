import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
type Member = Awaited<ReturnType<typeof test.as>>
let owner: Member
let titleId = 0

interface Made {
  readonly id: number
  readonly version: number
}

async function make(by: Member, name: string, visibility = 'public'): Promise<Made> {
  const form = { name, visibility, title_id: titleId }
  const answer = await by.call('POST', '/api/v1/lists', form)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().list
}

const listed = async (query = '', call = test.call): Promise<string[]> => {
  const { pagination } = (await call('GET', `/api/v1/lists?perPage=50&${query}`)).json()
  return pagination.data.map(({ name }: { name: string }) => name)
}
const page = async (query = '', cookie?: string) =>
  test.app.inject({ url: `/lists/public${query}`, headers: cookie ? { cookie } : {} })

beforeAll(async () => {
  owner = await test.as('member')
  titleId = (await buildTitle(test.platform.db, { name: 'Nosferatu' })).id
})

describe('all public lists', () => {
  it('are for guests as they are this moment, though kept for them', async () => {
    const list = await make(owner, 'Long evenings')
    expect(await listed()).toContain('Long evenings')
    expect((await page()).body).toContain('Long evenings')
    const closed = { name: 'Long evenings', visibility: 'private', version: list.version }
    expect((await owner.call('PUT', `/api/v1/lists/${list.id}`, closed)).statusCode).toBe(200)
    expect(await listed()).not.toContain('Long evenings')
    expect((await page()).body).not.toContain('Long evenings')
  })

  it('lose what moderators hide, and the name of who is suspended, at once', async () => {
    const [moderator, other] = [await test.as('moderator'), await test.as('member')]
    const hidden = await make(owner, 'Rude words')
    await make(other, 'Of somebody suspended')
    const { username } = await test.platform.db
      .updateTable('users')
      .set({ username: 'Zyxwvut' })
      .where('id', '=', other.id)
      .returning('username')
      .executeTakeFirstOrThrow()
    const before = (await page()).body
    expect(['Rude words', username].map((words) => before.includes(words))).toEqual([true, true])
    const withheld = await moderator.call('POST', `/api/v1/lists/${hidden.id}/withhold`, {
      action: 'hide',
      reason: 'Rude',
      versions: { [hidden.id]: hidden.version },
    })
    expect(withheld.statusCode, withheld.body).toBe(200)
    await test.platform.db
      .updateTable('users')
      .set({ banned_at: new Date() })
      .where('id', '=', other.id)
      .execute()
    await test.platform.cache.invalidate([userTag(other.id)])
    const after = (await page()).body
    expect(['Rude words', username].map((words) => after.includes(words))).toEqual([false, false])
    expect(after).toContain('Of somebody suspended')
  })

  it('come by how many follow them, those that nobody follows left out', async () => {
    const [one, two] = [await make(owner, 'Followed once'), await make(owner, 'Followed twice')]
    await make(owner, 'Never followed')
    const secret = await make(owner, 'Nobody else’s', 'private')
    const followers = [await test.as('member'), await test.as('member')]
    for (const { call } of followers) await call('PUT', `/api/v1/follows/list/${two.id}`)
    await followers[0]!.call('PUT', `/api/v1/follows/list/${one.id}`)
    await owner.call('PUT', `/api/v1/follows/list/${secret.id}`)
    for (const call of [test.call, owner.call])
      expect(await listed('order=followed', call)).toEqual(['Followed twice', 'Followed once'])
    expect((await listed()).slice(0, 3)).toEqual([
      'Never followed',
      'Followed twice',
      'Followed once',
    ])
  })

  it('have a page of their own, for guests and members, with pages that are there', async () => {
    const found = await page()
    expect([found.statusCode, /<h1[^>]*>Lists of members</.test(found.body)]).toEqual([200, true])
    expect((await page('', owner.cookie)).statusCode).toBe(200)
    expect((await page('?page=99')).statusCode).toBe(404)
    expect((await page('?order=nonsense')).headers.location).toBe('/lists/public?unread=true')
    expect((await page('?order=followed')).body).not.toContain('Never followed')
  })

  it('are read along an index in both orders', async () => {
    const { db } = test.platform
    const plan = (order: string, from: string) =>
      db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        await sql`set local enable_sort = off`.execute(tx)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(
          `select l.id from ${from} where l.visibility = 'public' and l.workspace_id is null and l.items_count > 0 order by ${order} limit 25`,
        )}`.execute(tx)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
    const newest = await plan('l.updated_at desc, l.id desc', 'lists l')
    const followed = await plan(
      'c.standing_followers_count desc, c.item_id desc',
      `lists l join follow_counts c on c.item_id = l.id and c.kind = 'list' and c.standing_followers_count > 0`,
    )
    for (const [text, index] of [
      [newest, 'lists_public'],
      [followed, 'follow_counts_of_lists'],
    ] as const)
      expect([text.includes(index), text.includes('Sort')]).toEqual([true, false])
  })
})
