import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { type Caller, useReportedComments } from './reported-comments.factory.ts'
import { REPORTED_COMMENTS_TAG } from './write-comments.service.ts'

const stage = useReportedComments()
const { test, reporters, reported, report, clear } = stage

const listed = async (): Promise<ReportedCommentView[]> =>
  (await stage.moderator.call('GET', '/api/v1/reported-comments')).json().pagination.data
const where = (key: string, value: unknown, operator = '=') =>
  `filters=${encodeFilters([{ key, value, operator }])}`
const newestOf = async (id: number) =>
  (await listed()).find((row) => row.id === id)?.reports[0]?.id ?? 0

const remove = (caller: Pick<Caller, 'call'>, ...ids: number[]) =>
  caller.call('DELETE', `/api/v1/comment/${ids.join()}`)
const queue = async () => {
  const { queues } = (await stage.moderator.call('GET', '/api/v1/admin/queues')).json()
  return queues.find(({ name }: { name: string }) => name === 'reported-comments')
}
const historyOf = (type: string) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['record_id', 'action', 'actor_id', 'owner_id', 'record_name'])
    .where('record_type', '=', type)
    .orderBy('id')
    .execute()
const openReports = async (id: number) =>
  (await test.platform.db.selectFrom('reports').select('id').where('item_id', '=', id).execute())
    .length

describe('a decision', () => {
  it('that nothing is wrong settles what was read, in the history, and leaves what was said since', async () => {
    const [first, second] = [await reported(), await reported()]
    const seen = { [first]: await newestOf(first), [second]: await newestOf(second) }
    await report(test, second, 'Rude indeed')
    expect((await clear(stage.moderator, seen)).json()).toEqual({ deleted: 4 })
    expect(await listed()).toMatchObject([
      { id: second, reports_count: 1, reports: [{ reason: 'Rude indeed' }] },
    ])
    const history = await historyOf('report')
    expect(history).toHaveLength(4)
    expect(history[0]).toMatchObject({
      action: 'deleted',
      actor_id: stage.moderator.id,
      record_name: 'Buy my watches',
    })
    expect(await historyOf('comment')).toEqual([])
    expect(
      (await reporters[0]!.call('GET', `/api/v1/report-status/${first}?model_type=comment`)).json()
        .report,
    ).toBeNull()
    expect((await report(reporters[0]!, first)).statusCode).toBe(201)
  })

  it('to delete settles what was said about it, in the history, and nobody has to look any more', async () => {
    const [id, other] = [await reported(), await reported()]
    expect(await queue()).toMatchObject({ count: 2 })
    expect((await remove(stage.moderator, id, other)).json()).toEqual({ deleted: 2 })
    expect(await listed()).toEqual([])
    expect([await openReports(id), await openReports(other)]).toEqual([0, 0])
    expect(await queue()).toMatchObject({ count: 0, oldest_at: null })
    expect(await historyOf('comment')).toMatchObject([
      { record_id: String(id) },
      { record_id: String(other) },
    ])
    expect(await historyOf('report')).toHaveLength(4)
    expect((await report(reporters[0]!, id)).statusCode).toBe(404)
  })

  it('of the author settles it as well', async () => {
    const id = await reported()
    expect((await remove(stage.author, id)).json()).toEqual({ deleted: 1 })
    expect(await openReports(id)).toBe(0)
    expect(await historyOf('report')).toMatchObject([
      { actor_id: stage.author.id },
      { actor_id: stage.author.id },
    ])
  })

  it('of ten at once is made once, whichever they press', async () => {
    const id = await reported()
    const seen = { [id]: await newestOf(id) }
    const cleared = await Promise.all(
      Array.from({ length: 10 }, () => clear(stage.moderator, seen)),
    )
    expect(cleared.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(cleared.reduce((sum, answer) => sum + answer.json().deleted, 0)).toBe(2)
    const again = await reported()
    const both = await Promise.all([
      ...Array.from({ length: 5 }, () => remove(stage.moderator, again)),
      ...Array.from({ length: 5 }, () => clear(stage.admin, { [again]: 999_999_999 })),
      ...reporters.map((caller) => caller.call('DELETE', `/api/v1/report/comment/${again}`, {})),
    ])
    expect(both.filter(({ statusCode }) => ![200, 403, 404].includes(statusCode))).toEqual([])
    expect(await openReports(again)).toBe(0)
    expect(await historyOf('comment')).toHaveLength(1)
  })

  it('about what was decided meanwhile changes nothing', async () => {
    const [id, stays] = [await reported(), await reported()]
    const seen = { [id]: await newestOf(id), [stays]: await newestOf(stays) }
    await remove(stage.admin, id)
    for (const answer of [
      await clear(stage.moderator, seen),
      await remove(stage.moderator, id, stays),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        'Some of these no longer exist. Nothing was changed.',
      ])
    expect(await openReports(stays)).toBe(2)
  })

  it.each([
    ['reported-comments?query=a%00b', 'GET'],
    ['reported-comments?page=99999999999999999999', 'GET'],
    ['reported-comments?page=5000', 'GET'],
    [`reported-comments?${where('reports', 9e15, '>=')}`, 'GET'],
    [`reported-comments?${where('author', 'a\0b')}`, 'GET'],
    [`reported-comments?${where('place', ['link'])}`, 'GET'],
    ['reported-comments/99999999999999999999', 'DELETE', { seen: {} }],
    ['reported-comments/1', 'DELETE', { seen: { 1: 1e20 } }],
    ['reported-comments/1', 'DELETE', { seen: { x: 1 } }],
    ['reported-comments/1', 'DELETE', {}],
    [
      `reported-comments/${Array.from({ length: 101 }, (_, n) => n + 1).join()}`,
      'DELETE',
      { seen: {} },
    ],
  ] as const)('is refused cleanly: %s', async (url, method, body?: object) => {
    const answer = await stage.moderator.call(method, `/api/v1/${url}`, body)
    expect(answer.statusCode, answer.body).toBe(422)
  })

  it('about none is refused as one that is not there', async () => {
    const id = 999_999_999_999_999
    expect((await clear(stage.moderator, { [id]: id })).statusCode).toBe(404)
  })
})

it('goes for good with what a comment is about, and with its reports', async () => {
  await test.platform.cache.invalidate([REPORTED_COMMENTS_TAG])
  const other = (await buildTitle(test.platform.db)).id
  const id = await reported({ commentable_id: other })
  await test.platform.db.deleteFrom('titles').where('id', '=', other).execute()
  expect(await openReports(id)).toBe(0)
  expect(await queue()).toMatchObject({ count: 0 })
})
