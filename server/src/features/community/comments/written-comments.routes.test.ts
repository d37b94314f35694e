import type { WrittenCommentView } from '@mediatheque/contract/community/comments/written-comments.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useReportedComments } from './reported-comments.factory.ts'

const stage = useReportedComments()
const { test, reported } = stage

const say = (values: object = {}) => reported(values, [])
const page = async (query = '', caller = stage.moderator) => {
  const answer = await caller.call('GET', `/api/v1/written-comments?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination as { data: WrittenCommentView[]; total: number }
}
const idsOf = async (query = '', caller = stage.moderator) =>
  (await page(query, caller)).data.map(({ id }) => id).toSorted((a, b) => a - b)
const where = (...records: { key: string; value: unknown; operator?: string }[]) =>
  `filters=${encodeFilters(records.map((one) => ({ operator: '=', ...one })))}`
const remove = (ids: readonly number[], reason: string | null = null, caller = stage.moderator) =>
  caller.call('DELETE', `/api/v1/written-comments/${ids.join()}`, { reason })
const restore = (ids: readonly number[], caller = stage.moderator) =>
  caller.call('POST', `/api/v1/written-comments/${ids.join()}/restore`)
const linesTold = async (userId = stage.author.id) => {
  const rows = await test.platform.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map(({ data }) =>
    (data as { lines: { content: string; values: object }[] }).lines.map(({ content }) => content),
  )
}

beforeEach(() => sql`truncate notifications`.execute(test.platform.db))

describe('all comments', () => {
  it('are listed but for those that their authors took away, each with what became of it', async () => {
    const shown = await say()
    const reportedOne = await reported()
    const [held_at, deleted_at] = [new Date(), new Date()]
    const held = await say({ held_for: 'link', held_at, deleted_at })
    const deleted = await say({ deleted_at, deleted_by: stage.moderator.id })
    await say({ deleted_at, deleted_by: stage.author.id })
    const { data, total } = await page()
    expect(total).toBe(4)
    const states = Object.fromEntries(data.map(({ id, state }) => [id, state]))
    expect(states).toEqual({
      [shown]: 'shown',
      [reportedOne]: 'reported',
      [held]: 'held',
      [deleted]: 'deleted',
    })
    expect(data.find(({ id }) => id === deleted)?.deleted).toEqual({
      at: deleted_at.toISOString(),
      by: expect.any(String),
    })
    const found = async (...value: string[]) => idsOf(where({ key: 'state', value }))
    expect(await found('shown')).toEqual([shown, reportedOne])
    expect(await found('held', 'deleted')).toEqual([held, deleted])
    expect(await found('reported')).toEqual([reportedOne])
  })

  it('are found by their words, their author, their votes, and the title that they are about', async () => {
    const { db } = test.platform
    const other = (await buildTitle(db, { name: 'Fantômas' })).id
    await buildSeason(db, other, { number: 1, episodes: 1 })
    const { id: episodeId } = await db
      .selectFrom('episodes')
      .select('id')
      .where('title_id', '=', other)
      .executeTakeFirstOrThrow()
    const first = await say({ content: 'A masterpiece of 1916', upvotes: 7, downvotes: 1 })
    const second = await say({ commentable_id: other, content: 'Boring' })
    const third = await say({ commentable_type: 'episode', commentable_id: episodeId })
    const { id: anotherId, user } = await test.as('member').then(async (caller) => ({
      id: caller.id,
      user: (await caller.call('GET', `/api/v1/users/${caller.id}`)).json().user,
    }))
    const fourth = await say({ user_id: anotherId })
    expect(await idsOf('query=masterpiece')).toEqual([first])
    expect(await idsOf(where({ key: 'author', value: user.username.toUpperCase() }))).toEqual([
      fourth,
    ])
    expect(await idsOf(where({ key: 'votes', value: 5, operator: '>=' }))).toEqual([first])
    expect(await idsOf(where({ key: 'title', value: [other] }))).toEqual([second, third])
    expect(await idsOf(`title_id=${other}`)).toEqual([second, third])
    expect(await idsOf(where({ key: 'place', value: ['episode'] }))).toEqual([third])
    const byVotes = (await page('orderBy=votes&orderDir=desc')).data.map(({ votes }) => votes)
    expect(byVotes).toEqual([6, 0, 0, 0])
  })

  it('stand on a list that is somebody’s own for nobody else, unless somebody has to decide', async () => {
    const { db } = test.platform
    const list = await db
      .insertInto('lists')
      .values({ user_id: stage.author.id, name: 'Mine', visibility: 'private' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const on = { commentable_type: 'list', commentable_id: list.id, content: 'Between us' }
    await say(on)
    expect(await idsOf()).toEqual([])
    expect(await idsOf('query=between')).toEqual([])
    const told = await reported(on)
    expect((await page()).data).toMatchObject([{ id: told, place: { name: null, url: null } }])
  })

  it('are not for those who do not look after them', async () => {
    const id = await say()
    for (const role of ['member', 'uploader', 'team'] as const) {
      const caller = await test.as(role)
      for (const path of ['', '/csv'])
        expect((await caller.call('GET', `/api/v1/written-comments${path}`)).statusCode).toBe(403)
      expect((await remove([id], null, caller)).statusCode).toBe(403)
      expect((await restore([id], caller)).statusCode).toBe(403)
    }
    const file = await stage.moderator.call('GET', '/api/v1/written-comments/csv')
    expect(file.body.split('\n')).toHaveLength(3)
  })
})

describe('a comment that staff delete', () => {
  it('is told to its author with the reason, and comes back', async () => {
    const id = await say()
    expect((await remove([id], 'No advertisements here')).json()).toEqual({ deleted: 1 })
    expect(await linesTold()).toEqual([
      ['A moderator deleted your comment “:words”', 'Reason: :reason'],
    ])
    const { rows: deeds } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_events where record_type = 'comment'`.execute(
      test.platform.db,
    )
    expect(deeds).toEqual([{ action: 'deleted', reason: 'No advertisements here' }])
    // Who has not heard of it does not hear of it at all.
    expect((await restore([id])).json()).toEqual({ restored: 1 })
    expect(await linesTold()).toEqual([])
    expect((await page()).data).toMatchObject([{ id, state: 'shown', deleted: null }])
    await remove([id], 'Once more')
    await sql`update notifications set read_at = now()`.execute(test.platform.db)
    await restore([id])
    expect((await linesTold()).at(-1)).toEqual(['Your comment “:words” is back'])
  })

  it('without a reason goes in silence, and so do own ones', async () => {
    const own = await say({ user_id: stage.moderator.id })
    const id = await say()
    await remove([id])
    await restore([id])
    await remove([own], 'I was wrong')
    expect(await linesTold()).toEqual([])
    expect(await linesTold(stage.moderator.id)).toEqual([])
  })

  it('is counted where it stands, and once, by whoever of ten is first', async () => {
    const ids = [await say(), await say()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(ids, 'Rude')))
    const deleted = answers.map((answer) => (answer.json().deleted as number | undefined) ?? 0)
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await linesTold()).toHaveLength(2)
    const back = await Promise.all(Array.from({ length: 10 }, () => restore(ids)))
    expect(back.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await sql<{ action: string; count: number }>`
      select action, count(*)::int as count from audit_events where record_type = 'comment'
      group by action order by action`.execute(test.platform.db)
    expect(rows).toEqual([
      { action: 'deleted', count: 2 },
      { action: 'restored', count: 2 },
    ])
  })

  it('is nobody’s to bring back where its author took it away, all of them or none', async () => {
    const deleted_at = new Date()
    const own = await say({ deleted_at, deleted_by: stage.author.id })
    const removed = await say({ deleted_at, deleted_by: stage.admin.id })
    for (const ids of [[own], [own, removed], [2_147_483_648], [await say()]])
      expect((await restore(ids)).statusCode).toBe(404)
    expect((await restore([removed])).statusCode).toBe(200)
    const bad = await stage.moderator.call('DELETE', `/api/v1/written-comments/${removed}`, {
      reason: 'a\0b',
    })
    expect(bad.statusCode).toBe(422)
    const long = await stage.moderator.call('DELETE', `/api/v1/written-comments/${removed}`, {
      reason: 'x'.repeat(1_001),
    })
    expect(Object.keys(long.json().errors)).toEqual(['reason'])
  })
})
