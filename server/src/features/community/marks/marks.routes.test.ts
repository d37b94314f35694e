import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let ids: number[] = []
beforeAll(async () => {
  const titles = [1, 2, 3].map(() => buildTitle(test.platform.db))
  ids = (await Promise.all(titles)).map(({ id }) => id)
})
const marks = (caller: Pick<Awaited<ReturnType<typeof test.as>>, 'call'>, asked: string) =>
  caller.call('GET', `/api/v1/titles/own-marks?ids=${asked}`)

describe('own marks', () => {
  it('say of many titles at once how they were rated, and whether they are kept for later', async () => {
    const [caller, other] = [await test.as('member'), await test.as('member')]
    const [rated, kept, neither] = ids
    await caller.call('PUT', `/api/v1/titles/${rated}/own-review`, { score: 9 })
    await other.call('PUT', `/api/v1/titles/${neither}/own-review`, { score: 2 })
    const { list_id } = (
      await caller.call('POST', '/api/v1/lists/watch-later', { title_id: kept })
    ).json()
    const answer = await marks(caller, [...ids, 999_999_999].join(','))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().marks).toEqual([
      { title_id: rated, score: 9, watch_later_id: null },
      { title_id: kept, score: null, watch_later_id: list_id },
      { title_id: neither, score: null, watch_later_id: null },
      { title_id: 999_999_999, score: null, watch_later_id: null },
    ])
    await caller.call('POST', `/api/v1/lists/${list_id}/remove`, { title_id: kept })
    expect((await marks(caller, String(kept))).json().marks[0].watch_later_id).toBeNull()
  })

  it('know nothing of a rating that was deleted', async () => {
    const caller = await test.as('member')
    const { review } = (
      await caller.call('PUT', `/api/v1/titles/${ids[0]}/own-review`, { score: 9 })
    ).json()
    await caller.call('DELETE', `/api/v1/reviews/${review.id}`)
    expect((await marks(caller, String(ids[0]))).json().marks[0].score).toBeNull()
  })

  it('are asked of a hundred at most, by members', async () => {
    const caller = await test.as('member')
    const numbers = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await marks(caller, numbers.slice(1).join(','))).statusCode).toBe(200)
    expect((await marks(caller, numbers.join(','))).statusCode).toBe(422)
    expect((await marks(caller, '1,x')).statusCode).toBe(422)
    expect((await marks(test, '1')).statusCode).toBe(401)
  })
})
