import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let titleId = 0
let authorId = 0

beforeEach(async () => {
  titleId = (await buildTitle(test.platform.db, {})).id
  authorId = (await buildUser(test.platform.db, {})).id
})

/** Numbered comments, each so many microseconds after the one before, and with as many votes as its number divided by three. */
async function write(count: number, microseconds = 1): Promise<void> {
  await sql`insert into comments (commentable_type, commentable_id, user_id, content, upvotes, created_at)
    select 'title', ${titleId}, ${authorId}, 'No ' || n, n / 3, '2026-01-01Z'::timestamptz + n * ${microseconds} * interval '1 microsecond'
    from generate_series(1, ${count}::int) n`.execute(test.platform.db)
}
const remove = (...numbers: number[]) =>
  test.platform.db
    .updateTable('comments')
    .set({ deleted_at: new Date() })
    .where('commentable_id', '=', titleId)
    .where(
      'content',
      'in',
      numbers.map((number) => `No ${number}`),
    )
    .execute()

interface Page {
  data: CommentView[]
  next_page: number | null
  next_cursor: string | null
  prev_cursor: string | null
}

async function read(cursor: string | null = null, more = ''): Promise<Page> {
  const subject = `commentable_type=title&commentable_id=${titleId}&perPage=3`
  const query = `${subject}&paginate=cursor${cursor ? `&cursor=${cursor}` : ''}${more}`
  const answer = await test.call('GET', `/api/v1/commentable/comments?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination
}
const numbers = ({ data }: Pick<Page, 'data'>) =>
  data.map(({ content }) => Number(content.slice(3)))

async function readAll(more = '', between: () => unknown = () => undefined): Promise<number[]> {
  const met: number[] = []
  let page = await read(null, more)
  for (
    met.push(...numbers(page));
    page.next_cursor && met.length < 99;
    met.push(...numbers(page))
  ) {
    await between()
    page = await read(page.next_cursor, more)
  }
  return met
}

describe('pages of comments by cursor', () => {
  it('miss none where others of a page before were deleted, and repeat none where some were added', async () => {
    await write(9)
    const first = await read()
    expect(numbers(first)).toEqual([9, 8, 7])
    await remove(9, 7)
    const second = await read(first.next_cursor)
    expect(numbers(second)).toEqual([6, 5, 4])
    await write(1, 1_000)
    const third = await read(second.next_cursor)
    expect([numbers(third), third.next_cursor]).toEqual([[3, 2, 1], null])
    // Back again: what is there now.
    const back = await read(third.prev_cursor)
    expect(numbers(back)).toEqual([6, 5, 4])
    expect(numbers(await read(back.prev_cursor))).toEqual([1, 8])
  })

  it('tell comments of one moment, and of as many votes, apart', async () => {
    await write(11, 0)
    const all = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    expect(await readAll()).toEqual(all)
    expect(await readAll('&orderDir=asc')).toEqual(all.toReversed())
    expect(await readAll('&orderBy=votes')).toEqual(all)
  })

  it('go on from a page that was asked for by its number', async () => {
    await write(7)
    const subject = `commentable_type=title&commentable_id=${titleId}&perPage=3`
    const numbered = await test.call('GET', `/api/v1/commentable/comments?${subject}&page=2`)
    const page = numbered.json().pagination as Page
    expect([numbers(page), page.next_page]).toEqual([[4, 3, 2], 3])
    await remove(7, 4)
    expect(numbers(await read(page.next_cursor))).toEqual([1])
  })

  it('refuse by name what no list made', async () => {
    await write(1)
    for (const made of ['k1', 'k1,2,3', 'k1,x', 'b', 'k99999999999999999,1', "k1,2'"]) {
      const cursor = Buffer.from(made).toString('base64url')
      const subject = `commentable_type=title&commentable_id=${titleId}`
      const answer = await test.call(
        'GET',
        `/api/v1/commentable/comments?${subject}&paginate=cursor&cursor=${cursor}`,
      )
      expect([made, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
        made,
        422,
        ['cursor'],
      ])
      const other = await test.call('GET', `/api/v1/titles?paginate=cursor&cursor=${cursor}`)
      expect([made, other.statusCode]).toEqual([made, 422])
    }
  })

  it('show ten readers each of those that stay once, whatever comes and goes meanwhile', async () => {
    await write(40)
    const staying = Array.from({ length: 20 }, (_, index) => 2 * index + 1)
    const going = Array.from({ length: 20 }, (_, index) => 40 - 2 * index)
    const readers = Array.from({ length: 10 }, () =>
      readAll('', () => {
        const next = going.shift()
        return next && remove(next)
      }),
    )
    for (const met of await Promise.all(readers)) {
      expect(met.filter((number) => number % 2 === 1)).toEqual(staying.toReversed())
      expect(new Set(met).size).toBe(met.length)
    }
  })
})
