import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLink } from '../links/links.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { nzb, torrent } from '../../../contributed-records.factory.ts'
import { countPending } from '../../../platform/database/overview-counts.ts'

const stage = useLinksStage()
const { test } = stage
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const KINDS = {
  link: { path: 'liens', queue: 'link_queue', table: 'links' },
  nzb: { path: 'nzb', queue: 'nzb_queue', table: 'nzbs' },
  torrent: { path: 'torrents', queue: 'torrent_queue', table: 'torrents' },
} as const
type Name = keyof typeof KINDS

const add = (name: Name): Promise<number> => {
  if (name === 'nzb') return nzb(test, stage.uploader.id, 'pending')
  if (name === 'torrent') return torrent(test, stage.uploader.id, 'pending')
  return buildLink(test.platform.db, {
    title_id: stage.movie,
    user_id: stage.uploader.id,
    status: 'pending',
    url: `https://archive.org/${randomUUID()}`,
  })
}
const postpone = (caller: Caller, name: Name, ids: readonly number[], body: object = {}) =>
  caller.call('POST', `/api/v1/${KINDS[name].path}/${ids.join(',')}/postpone`, {
    until: inDays(7),
    versions: Object.fromEntries(ids.map((id) => [id, 1])),
    ...body,
  })
const resume = (caller: Caller, ids: readonly number[]) =>
  caller.call('POST', `/api/v1/postponements/${ids.join(',')}/resume`)
const idsIn = async (url: string): Promise<number[]> =>
  (await stage.moderator.call('GET', url))
    .json()
    .pagination.data.map((row: { id: number }) => row.id)
const waiting = (name: Name) =>
  idsIn(`/api/v1/${KINDS[name].path}?loader=admin-links-validation&perPage=100`)
const actionsOf = (name: Name, id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .select('action')
    .where('record_type', '=', name)
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ action }) => action))
/** As if so much time had gone by. */
const setUntil = (id: number, until: Date) =>
  sql`update postponed_contributions set until = ${until} where id = ${id}`.execute(
    test.platform.db,
  )

describe.each(['link', 'nzb', 'torrent'] as const)('a %s that is put off', (name) => {
  let id: number
  beforeEach(async () => {
    id = await add(name)
  })

  it('leaves its queue and its count until then, and comes back by itself', async () => {
    const { queue } = KINDS[name]
    const { count: before } = await countPending(test.platform.db, queue)
    const answer = await postpone(stage.moderator, name, [id], { note: 'Asked the uploader' })
    expect([answer.statusCode, answer.json().postponed]).toEqual([200, 1])
    expect(await waiting(name)).not.toContain(id)
    expect((await countPending(test.platform.db, queue)).count).toBe(before - 1)
    const listed = (await stage.moderator.call('GET', '/api/v1/postponements?perPage=100')).json()
    const [postponement] = answer.json().postponements
    expect(
      listed.pagination.data.find((row: { id: number }) => row.id === postponement),
    ).toMatchObject({ kind: name, item_id: id, note: 'Asked the uploader' })
    await setUntil(postponement, new Date(Date.now() - 1000))
    expect(await waiting(name)).toContain(id)
    expect((await countPending(test.platform.db, queue)).count).toBe(before)
    expect(await idsIn('/api/v1/postponements?perPage=100')).not.toContain(postponement)
    // It can be put off again, and not be put back a second time.
    expect((await resume(stage.moderator, [postponement])).statusCode).toBe(404)
    expect((await postpone(stage.moderator, name, [id])).statusCode).toBe(200)
  })

  it('is put back before its time, and both stand in its history', async () => {
    const { postponements } = (await postpone(stage.moderator, name, [id])).json()
    expect((await resume(stage.moderator, postponements)).json()).toEqual({ resumed: 1 })
    expect(await waiting(name)).toContain(id)
    expect(await actionsOf(name, id)).toEqual(['postponed', 'resumed'])
    expect((await resume(stage.moderator, postponements)).statusCode).toBe(404)
  })

  it('is put off once, however many try at the same time, and releases who looks at it', async () => {
    await stage.moderator.call('POST', '/api/v1/claims', { kind: name, ids: [id] })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => postpone(stage.moderator, name, [id])),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 409),
    ])
    const { claims } = (await stage.moderator.call('GET', `/api/v1/claims?kind=${name}`)).json()
    expect(claims.map((claim: { item_id: number }) => claim.item_id)).not.toContain(id)
  })

  it('is refused where it was changed since, decided meanwhile, or belongs to nobody’s queue', async () => {
    const stale = await postpone(stage.moderator, name, [id], { versions: { [id]: 7 } })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict'])
    expect((await postpone(stage.uploader, name, [id])).statusCode).toBe(403)
    const accepted = await stage.moderator.call('POST', `/api/v1/${KINDS[name].path}/${id}`, {
      validation: 'accept',
      versions: { [id]: 1 },
    })
    expect(accepted.statusCode).toBe(200)
    const late = await postpone(stage.moderator, name, [id], { versions: { [id]: 2 } })
    expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['ids']])
  })

  it('is no longer put off once somebody decided about it all the same', async () => {
    const { postponements } = (await postpone(stage.moderator, name, [id])).json()
    const accepted = await stage.moderator.call('POST', `/api/v1/${KINDS[name].path}/${id}`, {
      validation: 'accept',
      versions: { [id]: 1 },
    })
    expect(accepted.statusCode).toBe(200)
    expect(await idsIn('/api/v1/postponements?perPage=100')).not.toContain(postponements[0])
  })
})

it('refuses days that are past, too far, or none, at their field', async () => {
  const id = await add('link')
  for (const until of [inDays(-1), inDays(400), 'tomorrow', '']) {
    const answer = await postpone(stage.moderator, 'link', [id], { until })
    expect([answer.statusCode, Object.keys(answer.json().errors)], until).toEqual([422, ['until']])
  }
  const note = await postpone(stage.moderator, 'link', [id], { note: 'x'.repeat(501) })
  expect(Object.keys(note.json().errors)).toEqual(['note'])
  expect(await waiting('link')).toContain(id)
})

it('puts off all or none of several', async () => {
  const [first, second] = [await add('link'), await add('link')]
  await postpone(stage.moderator, 'link', [second])
  expect((await postpone(stage.moderator, 'link', [first, second])).statusCode).toBe(409)
  expect(await waiting('link')).toContain(first)
})
