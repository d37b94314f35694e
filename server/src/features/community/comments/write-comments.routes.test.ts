import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let titleId = 0
let turn = 0

beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db, { name: 'Nosferatu' })).id
})

const say = (caller: Pick<Caller, 'call'>, input: object = {}) =>
  caller.call('POST', '/api/v1/comment', {
    commentable_type: 'title',
    commentable_id: titleId,
    content: `Words ${(turn += 1)}`,
    ...input,
  })
const posted = async (caller: Caller, input: object = {}) => {
  const answer = await say(caller, input)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().comment as CommentView
}
const vote = (caller: Pick<Caller, 'call'>, id: number, vote_type: string) =>
  caller.call('POST', '/api/v1/vote', { vote_type, model_type: 'comment', model_id: id })
const counted = async () =>
  (
    await test.platform.db
      .selectFrom('titles')
      .select('comments_count')
      .where('id', '=', titleId)
      .executeTakeFirstOrThrow()
  ).comments_count

describe('a comment that is posted', () => {
  it('stands where it was said, by who said it, and is counted', async () => {
    const before = await counted()
    const caller = await test.as('member')
    const comment = await posted(caller, { content: '  A shadow on the stairs.  ', position: 41.5 })
    expect(comment).toMatchObject({
      content: 'A shadow on the stairs.',
      user_id: caller.id,
      depth: 0,
      parent_id: null,
      position: 41.5,
      deleted: false,
      is_deletable: true,
    })
    expect(await counted()).toBe(before + 1)
  })

  it.each(['title', 'episode', 'video'])(
    'is refused where the %s that it is about goes at the same moment, and nothing of it stays',
    async (commentable_type) => {
      const { db, databaseUrl } = test.platform
      const going = await buildTitle(db, { is_series: true })
      const season = await buildSeason(db, going.id, { number: 1, episodes: 1 })
      expect(season.id).toBeGreaterThan(0)
      const { rows } = await sql<{ id: number }>`
        with made as (insert into videos (title_id, name, type, url)
          values (${going.id}, 'Trailer', 'embed', 'https://archive.org/v') returning id)
        select case ${commentable_type}::text when 'title' then ${going.id}::bigint when 'video' then (select id from made)
          else (select id from episodes where title_id = ${going.id}) end as id`.execute(db)
      const commentable_id = Number(rows[0]!.id)
      const caller = await test.as('member')
      const deleting = new pg.Client({ connectionString: databaseUrl })
      await deleting.connect()
      try {
        await deleting.query('begin')
        await deleting.query('select from titles where id = $1 for update', [going.id])
        const answer = say(caller, { commentable_type, commentable_id })
        const isWaiting = async () =>
          (
            await deleting.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
        await deleting.query('delete from titles where id = $1', [going.id])
        await deleting.query('commit')
        expect((await answer).statusCode).toBe(404)
      } finally {
        await deleting.end()
      }
      const left = db
        .selectFrom('comments')
        .select('id')
        .where('commentable_type', '=', commentable_type)
        .where('commentable_id', '=', commentable_id)
      expect(await left.execute()).toEqual([])
    },
  )

  it('has at least three characters, and is about something that there is', async () => {
    const caller = await test.as('member')
    for (const content of ['ab', '   a   ', '\u0000\u0000\u0000'])
      expect((await say(caller, { content })).json().errors, content).toHaveProperty('content')
    expect((await say(caller, { commentable_id: 999_999_999 })).statusCode).toBe(404)
    expect((await say(test)).statusCode).toBe(401)
  })

  it('is said once, however often it is sent', async () => {
    const caller = await test.as('member')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => say(caller, { content: 'Once' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 422, 422, 422, 422, 422,
    ])
  })

  it('answers another of the same thread, five deep and no deeper', async () => {
    const caller = await test.as('member')
    let comment = await posted(caller)
    const first = comment.id
    for (let depth = 1; depth <= 5; depth += 1) {
      comment = await posted(caller, { inReplyTo: comment.id })
      expect([comment.depth, comment.deleted]).toEqual([depth, false])
    }
    expect((await say(caller, { inReplyTo: comment.id })).json().errors).toHaveProperty('inReplyTo')
    const other = (await buildTitle(test.platform.db, { name: 'Faust' })).id
    const elsewhere = await say(caller, { inReplyTo: first, commentable_id: other })
    expect(elsewhere.json().errors).toHaveProperty('inReplyTo')
    await caller.call('DELETE', `/api/v1/comment/${first}`)
    expect((await say(caller, { inReplyTo: first })).json().errors).toHaveProperty('inReplyTo')
  })

  it('may be about a request, for those who may see it', async () => {
    const [asker, other] = [await test.as('member'), await test.as('member')]
    const made = await asker.call('POST', '/api/v1/requests', {
      title: `Wish ${asker.id}`,
      category: 1,
    })
    const about = { commentable_type: 'request', commentable_id: made.json().request.id as number }
    await posted(other, { ...about, content: 'I have it on film.' })
    const query = new URLSearchParams({
      commentable_type: 'request',
      commentable_id: String(about.commentable_id),
    })
    const read = (caller: Pick<Caller, 'call'>) =>
      caller.call('GET', `/api/v1/commentable/comments?${query}`)
    expect((await read(asker)).json().comments_count).toBe(1)
    expect((await read(test)).statusCode).toBe(401)
    expect(
      (await asker.call('GET', `/api/v1/requests/${about.commentable_id}`)).json().request
        .comments_count,
    ).toBe(1)
  })

  it('is kept from a site without comments', async () => {
    const caller = await test.as('member')
    await updateSettings(test.platform, { enable_comments: false })
    expect((await say(caller)).statusCode).toBe(404)
    await updateSettings(test.platform, { enable_comments: true })
  })
})

describe('words that are changed', () => {
  const change = (caller: Pick<Caller, 'call'>, id: number, content = 'Other words') =>
    caller.call('PUT', `/api/v1/comment/${id}`, { content })

  it('are changed by their author alone, and say so', async () => {
    const caller = await test.as('member')
    const { id, editable_until } = await posted(caller)
    expect(Date.parse(editable_until!)).toBeGreaterThan(Date.now())
    expect((await change(caller, id)).json().comment).toMatchObject({
      content: 'Other words',
      edited_at: expect.any(String),
    })
    expect((await change(await test.as('admin'), id)).statusCode).toBe(403)
  })

  it('are not when their time is over', async () => {
    const caller = await test.as('member')
    const { id } = await posted(caller)
    await test.platform.db
      .updateTable('comments')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where('id', '=', id)
      .execute()
    expect((await change(caller, id)).json().errors).toHaveProperty('content')
    await updateSettings(test.platform, { comments_edit_minutes: 32 })
    expect((await change(caller, id)).statusCode).toBe(200)
    await updateSettings(test.platform, { comments_edit_minutes: 30 })
  })
})

describe('a comment that is deleted', () => {
  it('leaves its place to what was answered, for everybody', async () => {
    const [author, other] = [await test.as('member'), await test.as('member')]
    const comment = await posted(author, { content: 'To be regretted' })
    await posted(other, { inReplyTo: comment.id })
    expect((await other.call('DELETE', `/api/v1/comment/${comment.id}`)).statusCode).toBe(403)
    const before = await counted()
    expect((await author.call('DELETE', `/api/v1/comment/${comment.id}`)).json().deleted).toBe(1)
    expect(await counted()).toBe(before - 1)
    const read = await other.call(
      'GET',
      `/api/v1/commentable/comments?commentable_type=title&commentable_id=${titleId}&perPage=100`,
    )
    const found = (read.json().pagination.data as CommentView[]).find(({ id }) => id === comment.id)
    expect(found).toMatchObject({ deleted: true, content: '', user: null, is_deletable: false })
    expect(read.body).not.toContain('To be regretted')
  })

  it('goes with others at once or not at all', async () => {
    const [author, other] = [await test.as('member'), await test.as('member')]
    const [own, foreign] = [await posted(author), await posted(other)]
    const remove = (caller: Pick<Caller, 'call'>) =>
      caller.call('DELETE', `/api/v1/comment/${own.id},${foreign.id}`)
    expect((await remove(author)).statusCode).toBe(403)
    expect((await remove(await test.as('moderator'))).json().deleted).toBe(2)
  })
})

describe('a vote', () => {
  it('is given, changed and taken back', async () => {
    const [author, voter] = [await test.as('member'), await test.as('member')]
    const { id } = await posted(author)
    const outcome = async (type: string) => {
      const { model } = (await vote(voter, id, type)).json()
      return [model.upvotes, model.downvotes, model.current_vote]
    }
    expect(await outcome('upvote')).toEqual([1, 0, 'upvote'])
    expect(await outcome('downvote')).toEqual([0, 1, 'downvote'])
    expect(await outcome('downvote')).toEqual([0, 0, null])
  })

  it('counts once of ten at the same time', async () => {
    const [author, voter] = [await test.as('member'), await test.as('member')]
    const { id } = await posted(author)
    const answers = await Promise.all(Array.from({ length: 11 }, () => vote(voter, id, 'upvote')))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    // An odd number of presses: it stands.
    const { votes, upvotes } = await test.platform.db
      .selectFrom('comments as c')
      .select((eb) => [
        'c.upvotes',
        eb
          .selectFrom('votes as v')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('v.item_type', '=', 'comment')
          .whereRef('v.item_id', '=', 'c.id')
          .as('votes'),
      ])
      .where('c.id', '=', id)
      .executeTakeFirstOrThrow()
    expect([Number(votes), upvotes]).toEqual([1, 1])
  })

  it('is for members, on what they may see', async () => {
    const author = await test.as('member')
    const { id } = await posted(author)
    expect((await vote(test, id, 'upvote')).statusCode).toBe(401)
    await author.call('DELETE', `/api/v1/comment/${id}`)
    expect((await vote(await test.as('member'), id, 'upvote')).statusCode).toBe(404)
  })
})
