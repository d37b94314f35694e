import type { WrittenReviewView } from '@mediatheque/contract/community/reviews/written-reviews.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<TestApp['as']>>
let moderator: Caller
let author: Caller
let titleId: number

beforeAll(async () => {
  moderator = await test.as('moderator')
  author = await test.as('member')
  titleId = (await buildTitle(test.platform.db, { name: 'Judex' })).id
})
beforeEach(() =>
  sql`truncate reviews, notifications, reports, audit_events cascade`.execute(test.platform.db),
)

async function rate(values: object = {}): Promise<number> {
  const made = test.platform.db
    .insertInto('reviews')
    .values({ title_id: titleId, user_id: author.id, score: 3, body: 'Dull', ...values })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}
const page = async (query = '') => {
  const answer = await moderator.call('GET', `/api/v1/written-reviews?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination as { data: WrittenReviewView[]; total: number }
}
const idsOf = async (query = '') => (await page(query)).data.map(({ id }) => id)
const where = (...records: { key: string; value: unknown; operator?: string }[]) =>
  `filters=${encodeFilters(records.map((one) => ({ operator: '=', ...one })))}`
const remove = (ids: readonly number[], reason: string | null, caller = moderator) =>
  caller.call('DELETE', `/api/v1/written-reviews/${ids.join()}`, { reason })
const restore = (ids: readonly number[], caller = moderator) =>
  caller.call('POST', `/api/v1/written-reviews/${ids.join()}/restore`)
const countOf = async () => {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select local_vote_count as count, local_vote_average::float8 as average from titles where id = ${titleId}`.execute(
    test.platform.db,
  )
  return rows[0]
}

describe('all reviews', () => {
  it('are listed with what became of each, and narrowed', async () => {
    const other = await test.as('member')
    const words = await rate()
    const bare = await rate({ user_id: other.id, score: 9, body: null, upvotes: 0 })
    const gone = await rate({
      user_id: moderator.id,
      score: 10,
      body: 'Mine',
      deleted_at: new Date(),
    })
    await rate({
      user_id: (await test.as('member')).id,
      deleted_at: new Date(),
      deleted_by: moderator.id,
    })
    expect((await page()).total).toBe(4)
    expect(await idsOf(where({ key: 'has_words', value: false }))).toEqual([bare])
    expect(await idsOf('query=dull&orderBy=score')).toContain(words)
    expect(await idsOf(where({ key: 'score', value: 9, operator: '>=' }))).toEqual([gone, bare])
    expect(
      (await idsOf(where({ key: 'state', value: ['shown'] }))).toSorted((a, b) => a - b),
    ).toEqual([words, bare])
    expect(await idsOf(where({ key: 'title', value: [titleId] }))).toHaveLength(4)
    expect(await idsOf(`title_id=${titleId + 1}`)).toEqual([])
    const own = await rate({
      user_id: (await test.as('premium')).id,
      title_id: (await buildTitle(test.platform.db)).id,
    })
    await sql`update reviews set deleted_at = now(), deleted_by = user_id where id = ${own}`.execute(
      test.platform.db,
    )
    expect(await idsOf()).not.toContain(own)
    expect((await restore([own])).statusCode).toBe(404)
  })

  it('are not for members', async () => {
    const id = await rate()
    expect((await author.call('GET', '/api/v1/written-reviews')).statusCode).toBe(403)
    expect((await author.call('GET', '/api/v1/written-reviews/csv')).statusCode).toBe(403)
    expect((await remove([id], null, author)).statusCode).toBe(403)
    expect((await restore([id], author)).statusCode).toBe(403)
  })
})

describe('a review that staff delete', () => {
  it('counts no longer, is told to its author, and counts again where it comes back', async () => {
    const id = await rate()
    expect(await countOf()).toEqual({ count: 1, average: 3 })
    expect((await remove([id], 'Rude')).json()).toEqual({ deleted: 1 })
    expect((await countOf())?.count).toBe(0)
    const told = await test.platform.db
      .selectFrom('notifications')
      .select(['user_id', 'data'])
      .executeTakeFirstOrThrow()
    expect(told.user_id).toBe(author.id)
    expect(JSON.stringify(told.data)).toContain('Judex')
    const back = await Promise.all(Array.from({ length: 10 }, () => restore([id])))
    expect(back.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await countOf()).toEqual({ count: 1, average: 3 })
  })

  it('does not come back over another that was written since', async () => {
    const id = await rate()
    await remove([id], null)
    const rated = await author.call('PUT', `/api/v1/titles/${titleId}/own-review`, { score: 8 })
    expect(rated.statusCode).toBe(200)
    expect((await restore([id])).statusCode).toBe(404)
    expect(await countOf()).toEqual({ count: 1, average: 8 })
  })
})
