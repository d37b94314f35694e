import type { DeskItem } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildReported } from '../comments/reported-comments.factory.ts'
import { type TestApp, useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<TestApp['as']>>
let moderator: Caller
let author: Caller
let reporters: Caller[]
let titleId: number

beforeAll(async () => {
  ;[moderator, author] = [await test.as('moderator'), await test.as('member')]
  reporters = [await test.as('member'), await test.as('member'), await test.as('member')]
  titleId = (await buildTitle(test.platform.db)).id
})
beforeEach(() => sql`truncate reports, comments, reviews, lists cascade`.execute(test.platform.db))

const report = async (type: 'review' | 'list', id: number, count: number) => {
  for (const { id: user_id } of reporters.slice(0, count))
    await test.platform.db
      .insertInto('reports')
      .values({ item_type: type, item_id: id, user_id, reason: 'Rude' })
      .execute()
  return id
}
const comment = (count: number) =>
  buildReported(
    test.platform.db,
    { commentable_id: titleId, user_id: author.id },
    reporters.slice(0, count),
  )
const review = async (count: number) => {
  const made = test.platform.db
    .insertInto('reviews')
    .values({ title_id: titleId, user_id: author.id, score: 1 })
    .returning('id')
  return report('review', (await made.executeTakeFirstOrThrow()).id, count)
}
const list = async (count: number) => {
  const made = test.platform.db
    .insertInto('lists')
    .values({ user_id: author.id, name: 'Rude', visibility: 'public' })
    .returning('id')
  return report('list', (await made.executeTakeFirstOrThrow()).id, count)
}
const read = async (query = '', caller = moderator) => {
  const answer = await caller.call('GET', `/api/v1/community-desk?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { items: DeskItem[]; counts: Record<string, number | null> }
}
const order = async (query = '') => (await read(query)).items.map(({ kind }) => kind)

describe('the community desk', () => {
  it('joins what waits of each kind, what most people say first, or the newest', async () => {
    await comment(1)
    await review(3)
    await list(2)
    const { counts } = await read()
    expect(counts).toEqual({ comment: 1, review: 1, list: 1 })
    expect(await order()).toEqual(['review', 'list', 'comment'])
    expect(await order('order=newest')).toEqual(['list', 'review', 'comment'])
    expect(await order('kind=review')).toEqual(['review'])
    expect((await read('kind=review')).counts).toEqual(counts)
  })

  it('shows what its reader decides about, and nothing to others', async () => {
    await comment(1)
    await list(1)
    const helper = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values(
        ['admin.access', 'comments.delete'].map((permission) => ({
          user_id: helper.id,
          permission,
        })),
      )
      .execute()
    const { items, counts } = await read('', helper)
    expect(items.map(({ kind }) => kind)).toEqual(['comment'])
    expect(counts).toEqual({ comment: 1, review: null, list: null })
    for (const role of ['member', 'uploader', 'team'] as const)
      expect((await (await test.as(role)).call('GET', '/api/v1/community-desk')).statusCode).toBe(
        403,
      )
    expect((await test.call('GET', '/api/v1/community-desk')).statusCode).toBe(401)
    expect((await moderator.call('GET', '/api/v1/community-desk?kind=link')).statusCode).toBe(422)
  })

  it('is read with a fixed number of rows, however much waits', async () => {
    for (let count = 0; count < 35; count++) await comment(1)
    await review(2)
    const { items, counts } = await read()
    expect([items.length, items[0]?.kind, counts['comment']]).toEqual([30, 'review', 35])
  })
})
