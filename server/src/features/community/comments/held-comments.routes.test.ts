import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { listExportedComments } from './comments.export.repository.ts'
import { type Caller, useReportedComments } from './reported-comments.factory.ts'

const stage = useReportedComments()
const { test, report } = stage
const LINK = 'Better seen at https://watches.example/now'

const DAY_MS = 24 * 60 * 60_000
const guard = (comments_guard: object) =>
  updateSettings(test.platform, {
    comments_guard: {
      new_account_days: 3,
      new_account_a_day: 20,
      first_comments: 2,
      watched_words: [],
      ...comments_guard,
    },
  })
beforeEach(() => guard({}))

const send = (caller: Pick<Caller, 'call'>, content: string, more: object = {}) =>
  caller.call('POST', '/api/v1/comment', {
    commentable_type: 'title',
    commentable_id: stage.titleId,
    content,
    ...more,
  })
const say = async (caller: Caller, content: string, more: object = {}) => {
  const answer = await send(caller, content, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().comment as CommentView
}
const change = (caller: Caller, id: number, content: string) =>
  caller.call('PUT', `/api/v1/comment/${id}`, { content })
/** Somebody whose account is so many days old, and of whom so many comments stand. */
async function memberOf({ days, comments = 0 }: { days: number; comments?: number }) {
  const member = await test.as('member')
  await test.platform.db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - days * DAY_MS) })
    .where('id', '=', member.id)
    .execute()
  for (let n = 0; n < comments; n += 1) await say(member, `Words number ${n}`)
  return member
}
const read = async (caller: Pick<Caller, 'call'>, query = '') => {
  const path = `/api/v1/commentable/comments?commentable_type=title&commentable_id=${stage.titleId}`
  const answer = (await caller.call('GET', `${path}${query}`)).json()
  return { count: answer.comments_count as number, all: answer.pagination.data as CommentView[] }
}
const countOfTitle = async () => {
  const query = test.platform.db.selectFrom('titles').select('comments_count')
  return (await query.where('id', '=', stage.titleId).executeTakeFirstOrThrow()).comments_count
}
const waiting = async (query = ''): Promise<ReportedCommentView[]> =>
  (await stage.moderator.call('GET', `/api/v1/reported-comments?${query}`)).json().pagination.data
const approve = (caller: Pick<Caller, 'call'>, rows: readonly ReportedCommentView[]) =>
  caller.call('POST', `/api/v1/reported-comments/${rows.map(({ id }) => id).join()}/approve`, {
    edits: Object.fromEntries(rows.map(({ id, edits }) => [id, edits])),
    seen: Object.fromEntries(
      rows.flatMap(({ id, reports: [newest] }) => (newest ? [[id, newest.id]] : [])),
    ),
  })

describe('a comment with a link', () => {
  it.each([
    ['of a new account', { days: 0, comments: 2 }, true],
    ['that is among the first of an old account', { days: 400, comments: 1 }, true],
    ['of an old account that has said something before', { days: 400, comments: 2 }, false],
  ])('%s is held: %s', async (_who, member, isHeld) => {
    expect((await say(await memberOf(member), LINK)).held).toBe(isHeld)
  })

  it('stands where its rules are turned off, and where who looks after comments says it', async () => {
    expect((await say(await test.as('moderator'), LINK)).held).toBe(false)
    await guard({ new_account_days: 0, first_comments: 0 })
    expect((await say(await memberOf({ days: 0 }), LINK)).held).toBe(false)
  })

  it('is none of the first that stand, however many are sent at once', async () => {
    const member = await memberOf({ days: 400 })
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => say(member, `${LINK}?n=${n}`)),
    )
    expect(sent.filter(({ held }) => !held)).toEqual([])
  })
})

describe('a comment that is held', () => {
  it('is read by its author alone, counts nowhere, and nobody else can do anything about it', async () => {
    const member = await memberOf({ days: 0 })
    const before = await countOfTitle()
    const { id } = await say(member, LINK)
    expect(await countOfTitle()).toBe(before)
    const own = await read(member)
    expect(own.all).toMatchObject([{ id, content: LINK, held: true, deleted: false }])
    expect(own.count).toBe(0)
    expect((await read(member, '&query=watches')).all).toHaveLength(1)
    for (const other of [test, await test.as('member'), stage.moderator]) {
      expect((await read(other)).all).toEqual([])
      expect((await read(other, '&query=watches')).all).toEqual([])
    }
    const other = await test.as('member')
    const vote = { vote_type: 'upvote', model_type: 'comment', model_id: id }
    expect((await other.call('POST', '/api/v1/vote', vote)).statusCode).toBe(404)
    expect((await report(other, id)).statusCode).toBe(404)
    expect((await change(other, id, 'Mine')).statusCode).toBe(403)
    expect((await send(other, 'An answer', { inReplyTo: id })).statusCode).toBe(422)
    expect((await send(member, LINK)).json().errors).toHaveProperty('content')
  })

  it('is in what its author takes along, and may be deleted by them', async () => {
    const member = await memberOf({ days: 0 })
    const { id } = await say(member, LINK)
    expect(await waiting()).toMatchObject([{ id, held_for: 'link' }])
    expect(await listExportedComments(test.platform.db, member.id)).toMatchObject([{ id }])
    expect((await member.call('DELETE', `/api/v1/comment/${id}`)).json()).toEqual({ deleted: 1 })
    expect((await read(member)).all).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('leaves its place to answers where it stood before, without its words', async () => {
    const [author, other] = [await memberOf({ days: 0 }), await test.as('member')]
    const { id } = await say(author, 'A clean beginning')
    await say(other, 'An answer', { inReplyTo: id })
    expect((await change(author, id, LINK)).json().comment).toMatchObject({ held: true })
    expect((await read(other)).all[0]).toMatchObject({
      id,
      held: true,
      deleted: true,
      content: '',
      user: null,
    })
    expect((await read(author)).all[0]).toMatchObject({ id, content: LINK, deleted: false })
    expect((await read(other)).count).toBe(1)
  })
})

describe('words that are changed', () => {
  it('bring no link past the guard, and stay held when it is taken out again', async () => {
    const member = await memberOf({ days: 0 })
    const { id } = await say(member, 'Nothing to see')
    expect(await waiting()).toEqual([])
    await change(member, id, LINK)
    expect(await waiting()).toMatchObject([{ id, held_for: 'link', edits: 1, content: LINK }])
    expect((await change(member, id, 'Nothing again')).json().comment.held).toBe(true)
    expect((await read(stage.moderator)).all).toEqual([])
  })

  it('keep the link that was approved', async () => {
    const member = await memberOf({ days: 0 })
    const { id } = await say(member, LINK)
    expect((await approve(stage.moderator, await waiting())).json()).toEqual({ approved: 1 })
    expect((await change(member, id, `${LINK} indeed`)).json().comment.held).toBe(false)
    expect((await change(member, id, `${LINK} and http://other.example`)).json().comment.held).toBe(
      true,
    )
  })
})

describe('words that are watched', () => {
  it('hold comments of any member, in any spelling, and of nobody who looks after them', async () => {
    await guard({ watched_words: ['cheap watches'] })
    const member = await memberOf({ days: 400, comments: 2 })
    expect((await say(member, 'CHÉAP—watches here')).held).toBe(true)
    expect((await say(member, 'A cheap film about watches')).held).toBe(false)
    expect((await say(stage.moderator, 'Who sells cheap watches?')).held).toBe(false)
    expect(await waiting()).toMatchObject([{ held_for: 'words' }])
  })
})

describe('a new account', () => {
  it('writes only so many comments a day, ten at once counted one by one', async () => {
    await guard({ new_account_a_day: 3 })
    const member = await memberOf({ days: 0 })
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(member, `Words number ${n}`)),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect((await send(member, 'And again')).json().message).toMatch(/^New accounts/)
    expect((await send(await memberOf({ days: 4, comments: 3 }), 'More')).statusCode).toBe(201)
  })
})

describe('who decides', () => {
  it('lets everybody read it, in the history, and it is counted then', async () => {
    const member = await memberOf({ days: 0 })
    const { id } = await say(member, LINK)
    const before = await countOfTitle()
    expect((await approve(member, await waiting())).statusCode).toBe(403)
    expect((await approve(stage.moderator, await waiting())).json()).toEqual({ approved: 1 })
    expect(await countOfTitle()).toBe(before + 1)
    expect((await read(test)).all).toMatchObject([{ id, held: false, content: LINK }])
    expect(await waiting()).toEqual([])
    const events = test.platform.db.selectFrom('audit_events').select(['action', 'actor_id'])
    expect(await events.where('record_type', '=', 'comment').execute()).toEqual([
      { action: 'accepted', actor_id: stage.moderator.id },
    ])
  })

  it('sees the words as they are, or decides nothing', async () => {
    const member = await memberOf({ days: 0 })
    const { id } = await say(member, LINK)
    const seen = await waiting()
    await change(member, id, `${LINK} and worse`)
    expect((await approve(stage.moderator, seen)).statusCode).toBe(409)
    expect((await read(test)).all).toEqual([])
    await member.call('DELETE', `/api/v1/comment/${id}`)
    expect((await approve(stage.moderator, seen)).statusCode).toBe(404)
  })

  it('settles what was reported too, and finds each kind by itself', async () => {
    const held = await say(await memberOf({ days: 0 }), LINK)
    const reported = await stage.reported()
    const ids = async (query: string) => (await waiting(query)).map(({ id }) => id)
    const only = (value: string[]) =>
      `filters=${encodeFilters([{ key: 'state', value, operator: '=' }])}`
    expect(await ids('')).toEqual([reported, held.id])
    expect(await ids(only(['held']))).toEqual([held.id])
    expect(await ids(only(['reported']))).toEqual([reported])
    expect(await ids('orderBy=reported_at&orderDir=asc')).toHaveLength(2)
    const { queues } = (await stage.moderator.call('GET', '/api/v1/admin/queues')).json()
    expect(queues).toContainEqual(expect.objectContaining({ name: 'reported-comments', count: 2 }))
    expect((await approve(stage.moderator, await waiting())).json()).toEqual({ approved: 2 })
    expect(await waiting()).toEqual([])
  })

  it('of ten at once decides once', async () => {
    const { id } = await say(await memberOf({ days: 0 }), LINK)
    const seen = await waiting()
    const before = await countOfTitle()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => approve(stage.moderator, seen)),
      ...Array.from({ length: 5 }, () => stage.admin.call('DELETE', `/api/v1/comment/${id}`)),
    ])
    expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode))).toEqual([])
    expect(await countOfTitle()).toBe(before)
    expect((await read(test)).all).toEqual([])
  })

  it.each([
    {},
    { edits: { x: 1 }, seen: {} },
    { edits: { 1: -1 }, seen: {} },
    { edits: { 1: 1e20 } },
  ])('says what was read: %j is refused', async (body) => {
    const path = '/api/v1/reported-comments/1/approve'
    expect((await stage.moderator.call('POST', path, body)).statusCode).toBe(422)
  })
})
