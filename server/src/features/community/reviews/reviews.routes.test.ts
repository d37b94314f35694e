import { beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let titleId = 0
let userIds: number[] = []

const ratingOf = (id: number) =>
  test.platform.db
    .selectFrom('titles')
    .select(['local_vote_average', 'local_vote_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const review = (score: number, index: number, body: string | null = null) => ({
  title_id: titleId,
  user_id: userIds[index]!,
  score,
  body,
  created_at: new Date(2026, 0, index + 1),
})

beforeAll(async () => {
  const { db } = test.platform
  titleId = (await buildTitle(db, { name: 'Metropolis' })).id
  userIds = (await Promise.all([1, 2, 3].map(() => buildUser(db, {})))).map(({ id }) => id)
  await db
    .insertInto('reviews')
    .values([review(10, 0, 'A city.'), review(7, 1), review(8, 2, 'Machines.')])
    .execute()
})

describe('reviews of a title', () => {
  it('come newest first, with their authors and what all of them say together', async () => {
    const response = await test.call('GET', `/api/v1/titles/${titleId}/reviews`)
    expect(response.statusCode, response.body).toBe(200)
    const { pagination, summary } = response.json()
    expect(pagination).toMatchObject({ total: 3, per_page: 10 })
    expect(
      pagination.data.map(
        ({ score, body, user_id }: { score: number; body: string | null; user_id: number }) => [
          score,
          body,
          user_id,
        ],
      ),
    ).toEqual([
      [8, 'Machines.', userIds[2]],
      [7, null, userIds[1]],
      [10, 'A city.', userIds[0]],
    ])
    expect(pagination.data[0].user).toEqual({
      id: userIds[2],
      username: expect.any(String),
      name: expect.any(String),
      image: null,
    })
    expect(summary).toEqual({ average: 8.3, count: 3, scores: [0, 0, 0, 0, 0, 0, 1, 1, 0, 1] })
  })

  it('are sorted by score when asked, a page at a time', async () => {
    const { pagination } = (
      await test.call(
        'GET',
        `/api/v1/titles/${titleId}/reviews?orderBy=score&orderDir=asc&perPage=2`,
      )
    ).json()
    expect(pagination.data.map(({ score }: { score: number }) => score)).toEqual([7, 8])
    expect(pagination.next_page).toBe(2)
    expect(
      (await test.call('GET', `/api/v1/titles/${titleId}/reviews?orderBy=body`)).statusCode,
    ).toBe(422)
  })

  it('do not exist where there is no title', async () => {
    expect((await test.call('GET', '/api/v1/titles/999999/reviews')).statusCode).toBe(404)
  })

  it('keep the average of their title right when they come, change and go', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Häxan' })
    const rows = userIds.map((user_id, index) => ({
      title_id: title.id,
      user_id,
      score: index + 4,
    }))
    await db.insertInto('reviews').values(rows).execute()
    expect(await ratingOf(title.id)).toEqual({ local_vote_average: 5, local_vote_count: 3 })
    await db
      .updateTable('reviews')
      .set({ score: 10 })
      .where('title_id', '=', title.id)
      .where('score', '=', 4)
      .execute()
    expect(await ratingOf(title.id)).toEqual({ local_vote_average: 7, local_vote_count: 3 })
    await db
      .deleteFrom('reviews')
      .where('title_id', '=', title.id)
      .where('score', '<', 10)
      .execute()
    expect(await ratingOf(title.id)).toEqual({ local_vote_average: 10, local_vote_count: 1 })
    await db.deleteFrom('reviews').where('title_id', '=', title.id).execute()
    expect(await ratingOf(title.id)).toEqual({ local_vote_average: null, local_vote_count: 0 })
  })

  it('count every one of those that are written at the same time', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Sunrise' })
    await Promise.all(
      userIds.map((user_id) =>
        db.insertInto('reviews').values({ title_id: title.id, user_id, score: 6 }).execute(),
      ),
    )
    expect(await ratingOf(title.id)).toEqual({ local_vote_average: 6, local_vote_count: 3 })
  })

  it('are one per user and title, from 1 to 10', async () => {
    const { db } = test.platform
    await expect(db.insertInto('reviews').values(review(5, 0)).execute()).rejects.toThrow(
      'reviews_title_id_user_id_key',
    )
    await expect(
      db
        .insertInto('reviews')
        .values({ ...review(11, 0), title_id: (await buildTitle(db, {})).id })
        .execute(),
    ).rejects.toThrow('score')
  })
})
