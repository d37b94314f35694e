import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [author, reader, other, moderator] = [] as unknown as [Caller, Caller, Caller, Caller]

beforeAll(async () => {
  author = await test.as('member')
  reader = await test.as('member')
  other = await test.as('member')
  moderator = await test.as('moderator')
})

async function written() {
  const { id } = await buildTitle(test.platform.db, { name: 'Sunrise' })
  const answer = await author.call('PUT', `/api/v1/titles/${id}/own-review`, {
    score: 3,
    body: 'Buy my watches',
  })
  return answer.json().review.id as number
}
const report = (by: Pick<Caller, 'call'>, id: number, reason = 'Rude') =>
  by.call('POST', '/api/v1/report', { model_type: 'review', model_id: id, reason })
const queue = async () =>
  (await moderator.call('GET', '/api/v1/reported-reviews')).json().pagination.data as {
    id: number
    reports_count: number
    reports: { id: number; reason: string }[]
  }[]
const queued = async (id: number) => (await queue()).find((row) => row.id === id)
const clear = (by: Caller, id: number, newest: number) =>
  by.call('DELETE', `/api/v1/reported-reviews/${id}`, { seen: { [id]: newest } })

describe('a review that is reported', () => {
  it('waits for moderators with all that was said, once from each, with words or without', async () => {
    const id = await written()
    expect((await report(reader, id)).statusCode).toBe(201)
    expect((await report(reader, id)).statusCode).toBe(422)
    expect((await report(other, id, '')).statusCode).toBe(201)
    expect(await queued(id)).toMatchObject({
      body: 'Buy my watches',
      score: 3,
      author: { id: author.id },
      title: { name: 'Sunrise' },
      reports_count: 2,
      reports: [{ reason: '' }, { reason: 'Rude' }],
    })
    const file = await moderator.call('GET', '/api/v1/reported-reviews/csv?reports=2')
    expect(file.body).toContain('Buy my watches')
    expect((await reader.call('GET', '/api/v1/reported-reviews')).statusCode).toBe(403)
  })

  it('waits no longer once it is deleted, by whomever, and cannot be reported then', async () => {
    const id = await written()
    await report(reader, id)
    expect((await author.call('DELETE', `/api/v1/reviews/${id}`)).statusCode).toBe(200)
    expect(await queued(id)).toBeUndefined()
    expect((await report(other, id)).statusCode).toBe(404)
  })

  it('waits again where its author deleted it and thought better of that', async () => {
    const id = await written()
    await report(reader, id)
    await author.call('DELETE', `/api/v1/reviews/${id}`)
    expect((await author.call('POST', `/api/v1/reviews/${id}/restore`)).statusCode).toBe(200)
    expect(await queued(id)).toMatchObject({ reports_count: 1 })
    await moderator.call('DELETE', `/api/v1/reviews/${id}`)
    await moderator.call('POST', `/api/v1/reviews/${id}/restore`)
    expect(await queued(id)).toBeUndefined()
  })

  it('is let stand as far as somebody read what was said; what was said since stays open', async () => {
    const id = await written()
    await report(reader, id)
    const seen = (await queued(id))!.reports[0]!.id
    await report(other, id, 'Also rude')
    expect((await clear(reader, id, seen)).statusCode).toBe(403)
    expect((await clear(moderator, id, seen)).json()).toMatchObject({ deleted: 1 })
    expect(await queued(id)).toMatchObject({ reports_count: 1, reports: [{ reason: 'Also rude' }] })
  })

  it('is counted once for each of ten who report it at the same moment', async () => {
    const id = await written()
    const readers = await Promise.all(Array.from({ length: 10 }, () => test.as('member')))
    await Promise.all(readers.map((one) => report(one, id)))
    expect(await queued(id)).toMatchObject({ reports_count: 10 })
  })
})
