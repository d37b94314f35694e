import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { UNDO_ACCEPTED_MS } from '@mediatheque/contract/core/undo.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { withdraw } from '../../catalogue/withdrawals/withdrawals.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Pick<Awaited<ReturnType<typeof test.as>>, 'call'>

const aTitle = async () => (await buildTitle(test.platform.db, { name: 'Sunrise' })).id
const rate = (caller: Caller, titleId: number, body: object) =>
  caller.call('PUT', `/api/v1/titles/${titleId}/own-review`, body)
async function rated(caller: Caller, titleId: number, body: object) {
  const answer = await rate(caller, titleId, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    review: ReviewView
    summary: { average: number | null; count: number; scores: number[] }
  }
}
const own = async (caller: Caller, titleId: number) =>
  (await caller.call('GET', `/api/v1/titles/${titleId}/own-review`)).json().review
const remove = (caller: Caller, id: number) => caller.call('DELETE', `/api/v1/reviews/${id}`)
const restore = (caller: Caller, id: number) => caller.call('POST', `/api/v1/reviews/${id}/restore`)
const listed = async (titleId: number, caller: Caller = test) =>
  (await caller.call('GET', `/api/v1/titles/${titleId}/reviews`)).json()
const ratingOf = (id: number) =>
  test.platform.db
    .selectFrom('titles')
    .select(['local_vote_average as average', 'local_vote_count as count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const rowsOf = (titleId: number) =>
  test.platform.db.selectFrom('reviews').selectAll().where('title_id', '=', titleId).execute()

describe('a rating', () => {
  it('stands beside the title with what all of them say now, and is changed by the next', async () => {
    const [titleId, caller, other] = [
      await aTitle(),
      await test.as('member'),
      await test.as('member'),
    ]
    await rated(other, titleId, { score: 4 })
    const first = await rated(caller, titleId, { score: 9, body: '  Song of two humans.\r\n ' })
    expect(first.review).toMatchObject({
      score: 9,
      body: 'Song of two humans.',
      user_id: caller.id,
      can: { update: true, delete: true, vote: false },
    })
    expect(first.summary).toEqual({
      average: 6.5,
      count: 2,
      scores: [0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
    })
    const second = await rated(caller, titleId, { score: 6 })
    expect(second.review).toMatchObject({
      id: first.review.id,
      score: 6,
      body: 'Song of two humans.',
    })
    expect(second.summary.average).toBe(5)
    expect((await rated(caller, titleId, { score: 6, body: ' \u0009 ' })).review.body).toBeNull()
    expect(await own(caller, titleId)).toMatchObject({ id: first.review.id, score: 6, body: null })
    expect(await own(await test.as('member'), titleId)).toBeNull()
  })

  it('is one, however many calls come at once', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => rate(caller, titleId, { score: index + 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const [row, ...others] = await rowsOf(titleId)
    expect(others).toEqual([])
    expect(await ratingOf(titleId)).toEqual({ average: row!.score, count: 1 })
  })

  it('counts beside those of ten others who rate, change and delete at the same moment', async () => {
    const titleId = await aTitle()
    const callers = await Promise.all(Array.from({ length: 10 }, () => test.as('member')))
    await Promise.all(
      callers.map(async (caller, index) => {
        const { review } = await rated(caller, titleId, { score: (index % 10) + 1 })
        if (index % 3 === 0) await rated(caller, titleId, { score: 10 })
        if (index % 3 === 1) expect((await remove(caller, review.id)).statusCode).toBe(200)
      }),
    )
    const scores = (await rowsOf(titleId)).filter((row) => !row.deleted_at).map((row) => row.score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(scores).toHaveLength(7)
    const { average, count } = await ratingOf(titleId)
    expect(count).toBe(7)
    expect(average).toBeCloseTo(mean, 1)
  })

  it.each([[{ score: 0 }], [{ score: 11 }], [{ score: 7.5 }], [{ score: 'ten' }], [{}]])(
    'is a whole number from 1 to 10: %j is refused',
    async (body) => {
      const answer = await rate(await test.as('member'), await aTitle(), body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toHaveProperty('score')
    },
  )

  it('holds no more words than are said, and none that cannot be kept', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    for (const body of ['x'.repeat(5_001), 'a\u0000b'])
      expect((await rate(caller, titleId, { score: 5, body })).json().errors).toHaveProperty('body')
    const markup = '<script>alert(1)</script>'
    expect((await rated(caller, titleId, { score: 5, body: markup })).review.body).toBe(markup)
  })

  it('is not for visitors, nor of titles that are not there', async () => {
    const caller = await test.as('member')
    expect((await rate(test, await aTitle(), { score: 5 })).statusCode).toBe(401)
    expect((await rate(caller, 999_999_999, { score: 5 })).statusCode).toBe(404)
    expect((await caller.call('GET', '/api/v1/titles/999999999/own-review')).statusCode).toBe(404)
    const titleId = await aTitle()
    await withdraw(test.platform.db, 'title', titleId)
    expect((await rate(caller, titleId, { score: 5 })).statusCode).toBe(410)
    expect((await caller.call('GET', `/api/v1/titles/${titleId}/reviews`)).statusCode).toBe(410)
  })

  it('is refused where its title goes at the same moment', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    const deleting = new pg.Client({ connectionString: test.platform.databaseUrl })
    await deleting.connect()
    try {
      await deleting.query('begin')
      await deleting.query('select from titles where id = $1 for update', [titleId])
      const answer = rate(caller, titleId, { score: 5 })
      const isWaiting = async () =>
        (
          await deleting.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
      await deleting.query('delete from titles where id = $1', [titleId])
      await deleting.query('commit')
      expect((await answer).statusCode).toBe(404)
    } finally {
      await deleting.end()
    }
  })
})

describe('a review that is deleted', () => {
  it('is read and counted no more, and comes back as it was for who thinks better of it', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    const { review } = await rated(caller, titleId, { score: 8, body: 'Once more.' })
    const voter = await test.as('member')
    await voter.call('POST', '/api/v1/vote', {
      model_type: 'review',
      model_id: review.id,
      vote_type: 'upvote',
    })
    expect((await remove(caller, review.id)).json()).toMatchObject({ deleted: 1 })
    const { pagination, summary } = await listed(titleId)
    expect([pagination.data, summary.count, summary.average]).toEqual([[], 0, null])
    expect(summary.scores).toEqual(Array(10).fill(0))
    expect(await own(caller, titleId)).toBeNull()
    expect((await remove(caller, review.id)).statusCode).toBe(404)

    expect((await restore(caller, review.id)).statusCode).toBe(200)
    expect((await listed(titleId)).summary).toMatchObject({ average: 8, count: 1 })
    expect(await own(caller, titleId)).toMatchObject({ body: 'Once more.', upvotes: 1 })
    expect((await restore(caller, review.id)).statusCode).toBe(404)
  })

  it('makes room for another, which has none of its votes', async () => {
    const [titleId, caller, voter] = [
      await aTitle(),
      await test.as('member'),
      await test.as('member'),
    ]
    const { review } = await rated(caller, titleId, { score: 8, body: 'Good' })
    await voter.call('POST', '/api/v1/vote', {
      model_type: 'review',
      model_id: review.id,
      vote_type: 'upvote',
    })
    await remove(caller, review.id)
    const another = await rated(caller, titleId, { score: 2 })
    expect(another.review).toMatchObject({ score: 2, body: null, upvotes: 0 })
    expect((await restore(caller, review.id)).statusCode).toBe(404)
    expect((await listed(titleId)).summary).toMatchObject({ average: 2, count: 1 })
  })

  it('comes back for some seconds only', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    const { review } = await rated(caller, titleId, { score: 8 })
    await remove(caller, review.id)
    await test.platform.db
      .updateTable('reviews')
      .set({ deleted_at: new Date(Date.now() - UNDO_ACCEPTED_MS - 1_000) })
      .where('id', '=', review.id)
      .execute()
    expect((await restore(caller, review.id)).statusCode).toBe(404)
  })

  it('is its author’s, or one that a moderator removes, which is written down and not theirs to bring back', async () => {
    const [titleId, caller] = [await aTitle(), await test.as('member')]
    const { review } = await rated(caller, titleId, { score: 1, body: 'Rude words' })
    expect((await remove(await test.as('member'), review.id)).statusCode).toBe(403)
    const moderator = await test.as('moderator')
    expect((await remove(moderator, review.id)).statusCode).toBe(200)
    expect((await restore(caller, review.id)).statusCode).toBe(403)
    const events = await test.platform.db
      .selectFrom('audit_events')
      .select(['action', 'record_name', 'owner_id', 'state'])
      .where('record_type', '=', 'review')
      .where('record_id', '=', String(review.id))
      .execute()
    expect(events).toEqual([
      expect.objectContaining({
        action: 'deleted',
        record_name: 'Sunrise',
        owner_id: caller.id,
        state: expect.objectContaining({ body: 'Rude words', score: 1 }),
      }),
    ])
  })
})

describe('a vote for a review', () => {
  const vote = (caller: Caller, id: number, vote_type = 'upvote', seen_vote?: string | null) =>
    caller.call('POST', '/api/v1/vote', {
      model_type: 'review',
      model_id: id,
      vote_type,
      seen_vote,
    })

  it('says that it is helpful, and takes that back when it is given again', async () => {
    const titleId = await aTitle()
    const { review } = await rated(await test.as('member'), titleId, { score: 8, body: 'Long' })
    const voter = await test.as('member')
    expect((await vote(voter, review.id)).json().model).toMatchObject({
      model_type: 'review',
      upvotes: 1,
      current_vote: 'upvote',
    })
    expect((await listed(titleId, voter)).pagination.data[0].current_vote).toBe('upvote')
    expect((await listed(titleId)).pagination.data[0].current_vote).toBeNull()
    expect((await vote(voter, review.id)).json().model).toMatchObject({
      upvotes: 0,
      current_vote: null,
    })
  })

  it('is what its voter meant, sent again or by a page that is old', async () => {
    const { review } = await rated(await test.as('member'), await aTitle(), { score: 8 })
    const voter = await test.as('member')
    const outcome = async (seen: 'upvote' | null) =>
      (await vote(voter, review.id, 'upvote', seen)).json().model.current_vote
    expect([await outcome(null), await outcome(null)]).toEqual(['upvote', 'upvote'])
    expect([await outcome('upvote'), await outcome('upvote')]).toEqual([null, null])
  })

  it('is counted once for each who gives it at the same moment', async () => {
    const { review } = await rated(await test.as('member'), await aTitle(), { score: 8 })
    const voters = await Promise.all(Array.from({ length: 10 }, () => test.as('member')))
    await Promise.all(voters.map((voter) => vote(voter, review.id)))
    const [voter] = voters
    // Nine of one person: given and taken back by turns.
    await Promise.all(Array.from({ length: 9 }, () => vote(voter!, review.id)))
    expect((await vote(voter!, review.id)).json().model.upvotes).toBe(10)
  })

  it('is for the reviews of others, which stand', async () => {
    const author = await test.as('member')
    const { review } = await rated(author, await aTitle(), { score: 8 })
    expect((await vote(author, review.id)).statusCode).toBe(403)
    expect((await vote(test, review.id)).statusCode).toBe(401)
    const voter = await test.as('member')
    expect((await vote(voter, review.id, 'downvote')).json().errors).toHaveProperty('vote_type')
    await remove(author, review.id)
    expect((await vote(voter, review.id)).statusCode).toBe(404)
  })
})
