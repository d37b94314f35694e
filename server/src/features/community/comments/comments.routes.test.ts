import { beforeAll, describe, expect, it } from 'vitest'
import type {
  CommentView,
  CommentableType,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { countQueries } from '../../catalogue/test-count-queries.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let titleId = 0
let authorId = 0
let minute = 0

interface Written {
  parent?: { id: number; root_id: number | null; depth: number }
  type?: CommentableType
  on?: number
  isDeleted?: boolean
}

/** Writes a comment, each a minute after the one before. */
async function write(
  content: string,
  { parent, type = 'title', on = titleId, isDeleted = false }: Written = {},
) {
  minute += 1
  return test.platform.db
    .insertInto('comments')
    .values({
      commentable_type: type,
      commentable_id: on,
      user_id: authorId,
      content,
      created_at: new Date(2026, 0, 1, 0, minute),
      deleted_at: isDeleted ? new Date() : null,
      parent_id: parent?.id ?? null,
      root_id: parent ? (parent.root_id ?? parent.id) : null,
      depth: parent ? parent.depth + 1 : 0,
    })
    .returning(['id', 'root_id', 'depth'])
    .executeTakeFirstOrThrow()
}

async function read(query: string, call = test.call) {
  const response = await call('GET', `/api/v1/commentable/comments?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as {
    pagination: { data: CommentView[]; total: number; next_page: number | null }
    comments_count: number
  }
}
const words = ({ pagination }: { pagination: { data: CommentView[] } }) =>
  pagination.data.map(({ content, depth }) => `${depth} ${content}`)
const status = async (query: string, call = test.call) =>
  (await call('GET', `/api/v1/commentable/comments?${query}`)).statusCode

beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db, { name: 'Nosferatu' })).id
  authorId = (await buildUser(test.platform.db, {})).id
})

describe('comments', () => {
  it('come as threads, newest first, each with its answers behind what they answer', async () => {
    const first = await write('first')
    const second = await write('second')
    const answer = await write('answer', { parent: first })
    await write('other answer', { parent: first })
    await write('answer to the answer', { parent: answer })
    const page = await read(`commentable_type=title&commentable_id=${titleId}`)
    expect(words(page)).toEqual([
      '0 second',
      '0 first',
      '1 answer',
      '2 answer to the answer',
      '1 other answer',
    ])
    expect([page.pagination.total, page.comments_count]).toEqual([2, 5])
    expect(page.pagination.data[1]).toMatchObject({
      deleted: false,
      user_id: authorId,
      current_vote: null,
      parent_id: null,
      model_type: 'comment',
    })
    expect(
      words(
        await read(`commentable_type=title&commentable_id=${titleId}&orderDir=asc&perPage=1`),
      )[0],
    ).toBe('0 first')
    await test.platform.db
      .insertInto('votes')
      .values({ item_type: 'comment', item_id: second.id, user_id: authorId, vote: -1 })
      .execute()
    expect(
      words(await read(`commentable_type=title&commentable_id=${titleId}&orderBy=votes`)).at(-1),
    ).toBe('0 second')
  })

  it('come with the first answers of each thread, and the others page by page, each once', async () => {
    const on = (await buildTitle(test.platform.db)).id
    const long = await write('long', { on })
    let last = long
    for (let answer = 1; answer <= 14; answer++)
      last = await write(`a${answer}`, { on, parent: answer % 3 === 0 ? last : long })
    const short = await write('short', { on })
    await write('b1', { on, parent: short })
    const query = `commentable_type=title&commentable_id=${on}`
    const { data } = (await read(query)).pagination
    expect(data.map(({ content }) => content).filter((word) => !word.startsWith('a'))).toEqual([
      'short',
      'b1',
      'long',
    ])
    const roots = data.filter(({ parent_id }) => parent_id === null)
    expect(roots.map(({ replies_count }) => replies_count)).toEqual([1, 14])
    const first = data.filter(({ content }) => content.startsWith('a')).map(({ id }) => id)
    expect(first).toHaveLength(10)
    const url = `/api/v1/commentable/comments/${long.id}/replies`
    const after = Math.max(...first)
    const more = (await test.call('GET', `${url}?after=${after}&perPage=3`)).json()
    expect(more.has_more).toBe(true)
    const rest = (await test.call('GET', `${url}?after=${more.replies.at(-1).id}&perPage=3`)).json()
    expect(rest.has_more).toBe(false)
    const behind = [...more.replies, ...rest.replies].map(({ content }) => content)
    expect(behind).toEqual(['a11', 'a12', 'a13', 'a14'])
    // What a reply answers is always there before it.
    const known = new Set([long.id, ...first])
    for (const { id, parent_id } of [...more.replies, ...rest.replies]) {
      expect(known).toContain(parent_id)
      known.add(id)
    }
  })

  it('are asked for in as many questions, however many threads there are', async () => {
    const on = (await buildTitle(test.platform.db)).id
    const query = `commentable_type=title&commentable_id=${on}&perPage=100`
    const ask = () => countQueries(test.platform, () => read(query))
    for (let thread = 0; thread < 2; thread++)
      await write('answer', { on, parent: await write('thread', { on }) })
    const few = await ask()
    for (let thread = 0; thread < 30; thread++)
      await write('answer', { on, parent: await write('thread', { on }) })
    expect(await ask()).toBe(few)
  })

  it('show their answers to those only who may read what they are about', async () => {
    const list = await test.platform.db
      .insertInto('lists')
      .values({ name: 'Mine', user_id: authorId, visibility: 'private' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const root = await write('mine', { type: 'list', on: list.id })
    await write('also mine', { type: 'list', on: list.id, parent: root })
    const url = `/api/v1/commentable/comments/${root.id}/replies`
    expect((await (await test.as('member')).call('GET', url)).statusCode).toBe(403)
    expect((await test.call('GET', '/api/v1/commentable/comments/999999/replies')).statusCode).toBe(
      404,
    )
  })

  it('leave a place where one with answers was deleted, and nothing where one without was', async () => {
    const title = await buildTitle(test.platform.db, {})
    const gone = await write('secret', { on: title.id, isDeleted: true })
    const here = await write('still here', { on: title.id, parent: gone })
    await write('an answer gone for good', { on: title.id, parent: here, isDeleted: true })
    await write('gone for good', { on: title.id, isDeleted: true })
    const page = await read(`commentable_type=title&commentable_id=${title.id}`)
    expect(words(page)).toEqual(['0 ', '1 still here'])
    expect(page.pagination.data[0]).toMatchObject({ deleted: true, user: null, user_id: null })
    expect(page.comments_count).toBe(1)
  })

  it('tell a reader how they voted, and count every vote', async () => {
    const member = await test.as('member')
    const title = await buildTitle(test.platform.db, {})
    const comment = await write('vote on me', { on: title.id })
    const vote = { item_type: 'comment', item_id: comment.id, user_id: member.id, vote: 1 }
    await test.platform.db
      .insertInto('votes')
      .values([vote, { ...vote, user_id: authorId, vote: -1 }])
      .execute()
    const query = `commentable_type=title&commentable_id=${title.id}`
    expect((await read(query, member.call)).pagination.data[0]).toMatchObject({
      upvotes: 1,
      downvotes: 1,
      current_vote: 'upvote',
    })
    await test.platform.db
      .updateTable('votes')
      .set({ vote: -1 })
      .where('user_id', '=', member.id)
      .execute()
    expect((await read(query)).pagination.data[0]).toMatchObject({
      upvotes: 0,
      downvotes: 2,
      current_vote: null,
    })
    await test.platform.db.deleteFrom('votes').where('item_id', '=', comment.id).execute()
    expect((await read(query)).pagination.data[0]).toMatchObject({ upvotes: 0, downvotes: 0 })
  })

  it('are counted at their title while they can be read, and go with it', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, {})
    const countOf = async () =>
      (
        await db
          .selectFrom('titles')
          .select('comments_count')
          .where('id', '=', title.id)
          .executeTakeFirstOrThrow()
      ).comments_count
    const comment = await write('one', { on: title.id })
    await write('two', { on: title.id, parent: comment })
    expect(await countOf()).toBe(2)
    await db
      .updateTable('comments')
      .set({ deleted_at: new Date() })
      .where('id', '=', comment.id)
      .execute()
    expect(await countOf()).toBe(1)
    await db
      .insertInto('reports')
      .values({
        item_type: 'comment',
        item_id: comment.id,
        user_id: authorId,
        reason: 'Not kind at all',
      })
      .execute()
    await db.deleteFrom('titles').where('id', '=', title.id).execute()
    expect(
      await db
        .selectFrom('comments')
        .select('id')
        .where('commentable_id', '=', title.id)
        .where('commentable_type', '=', 'title')
        .execute(),
    ).toEqual([])
    expect(
      await db
        .selectFrom('reports')
        .select('id')
        .where('item_type', '=', 'comment')
        .where('item_id', '=', comment.id)
        .execute(),
    ).toEqual([])
  })

  it('on a private list are for its owner, and on a draft for nobody, as the list and the draft themselves', async () => {
    const { db } = test.platform
    const owner = await test.as('member')
    const stranger = await test.as('member')
    const list = await db
      .insertInto('lists')
      .values({ user_id: owner.id, name: 'Mine', visibility: 'private' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const draft = await db
      .insertInto('news_articles')
      .values({ slug: 'draft', title: 'Draft', body: 'Soon', user_id: owner.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const seen = async (query: string) => [
      await status(query, owner.call),
      await status(query, stranger.call),
      await status(query),
    ]
    expect(await seen(`commentable_type=list&commentable_id=${list.id}`)).toEqual([200, 403, 401])
    expect(await seen(`commentable_type=news&commentable_id=${draft.id}`)).toEqual([403, 403, 401])
    expect(await status('commentable_type=title&commentable_id=999999')).toBe(404)
    expect(await status('commentable_type=user&commentable_id=1')).toBe(422)
  })

  it('are closed with the catalogue: who may not see titles reads no comment on them, nor what it is about', async () => {
    const { db, cache } = test.platform
    const title = await buildTitle(db, { name: 'Behind the door' })
    const comment = await write('A secret of this film', { on: title.id })
    await write('Its answer', { on: title.id, parent: comment })
    const guests = db.selectFrom('roles').select('id').where('key', '=', 'guest')
    const of = `commentable_type=title&commentable_id=${title.id}`
    const seen = async () => {
      const replies = await test.call('GET', `/api/v1/commentable/comments/${comment.id}/replies`)
      const said = await test.call('GET', `/api/v1/users/${authorId}/comments`)
      return [await status(of), replies.statusCode, said.body.includes('Behind the door')]
    }
    expect(await seen()).toEqual([200, 200, true])
    await db
      .deleteFrom('role_permissions')
      .where('role_id', 'in', guests)
      .where('permission', '=', 'titles.view')
      .execute()
    await cache.invalidate([ROLES_TAG])
    expect(await seen()).toEqual([401, 401, false])
    expect(
      (await test.call('GET', `/api/v1/users/${authorId}/comments`)).body.includes('A secret'),
    ).toBe(false)
  })
})
