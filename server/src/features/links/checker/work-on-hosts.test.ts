import { afterEach, describe, expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { checkLinks, createAsk } from './check-links.ts'
import { useCheckerStage } from './checker-stage.factory.ts'
import { leaseNextHost } from './host-leases.repository.ts'
import { listDueLinks } from './link-checks.repository.ts'
import { requestMethod } from './methods/request-method.ts'
import { saveFindings } from './save-checks.ts'

const HOUR = 3_600_000
const on = useCheckerStage()
const { stage, clock } = on
const yes = (path: string) => on.files.answer(path, (response) => response.writeHead(200).end())
const say = (path: string, status: number, headers: Record<string, string> = {}) =>
  on.files.answer(path, (response) => response.writeHead(status, headers).end('<html>No'))

describe('the life of a link that is checked', () => {
  it('is called dead after three failures over a day: hidden, written down, and its uploader is told', async () => {
    const id = await on.addLink('/gone')
    const states = []
    for (const hours of [0, 12, 11.9, 0.2]) {
      clock.advance(hours * HOUR)
      await on.makeDue(id)
      await on.work()
      states.push([(await on.checkOf(id)).failures, await on.statusOf(id)])
    }
    expect(states).toEqual([
      [1, 'active'],
      [2, 'active'],
      [3, 'active'],
      [4, 'dead'],
    ])
    const listed = async (caller: typeof stage.member) =>
      (await caller.call('GET', `/api/v1/liens?title_id=${stage.movie}`))
        .json()
        .pagination.data.map((link: { id: number }) => link.id)
    expect(await listed(stage.member)).toEqual([])
    expect(await listed(stage.uploader)).toEqual([id])
    expect((await stage.eventsOf(id)).at(-1)).toMatchObject({
      action: 'died',
      way: 'job',
      actor_id: null,
      changes: { status: ['active', 'dead'] },
    })
    const { pagination } = (await stage.uploader.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data.lines[0].content).toBe(
      'Your link on Nosferatu was marked as dead',
    )
  })

  it('comes back when it is there again, unless a moderator called it dead', async () => {
    const ids = [await on.addLink('/back'), await on.addLink('/buried')]
    const kill = { failures: 2, first_failed_at: new Date(clock.now().getTime() - 25 * HOUR) }
    const { db } = stage.test.platform
    await db.updateTable('link_checks').set(kill).where('link_id', 'in', ids).execute()
    await on.work()
    expect(await on.statusOf(ids[0]!)).toBe('dead')
    for (const active of [1, 2])
      await stage.moderator.call('PUT', `/api/v1/liens/${ids[1]}`, { active })
    yes('/back')
    yes('/buried')
    await on.makeDue(...ids)
    await on.work()
    expect(await Promise.all(ids.map(on.statusOf))).toEqual(['active', 'dead'])
    expect((await stage.eventsOf(ids[0]!)).map(({ action }) => action)).toEqual(['died', 'revived'])
    expect(await on.checkOf(ids[1]!)).toMatchObject({ result: 'alive', next_check_at: null })
  })

  it.each([403, 429, 500, 503, 200])('is never called dead by %i and a page', async (status) => {
    say('/page', status)
    const id = await on.addLink('/page')
    for (let day = 0; day < 5; day++) {
      clock.advance(25 * HOUR)
      await on.makeDue(id)
      await on.work()
    }
    expect(await on.statusOf(id)).toBe('active')
    expect(await on.checkOf(id)).toMatchObject({ failures: 0, first_failed_at: null })
  })

  it('begins anew where the link leads somewhere else', async () => {
    const id = await on.addLink('/gone')
    await on.work()
    yes('/moved')
    await stage.moderator.call('PUT', `/api/v1/liens/${id}`, {
      lien: `http://${on.files.host}/moved`,
    })
    expect(await on.checkOf(id)).toMatchObject({ result: null, checked_at: null, failures: 0 })
    await on.makeDue(id)
    await on.work()
    const { model } = (await stage.moderator.call('GET', `/api/v1/liens/${id}`)).json()
    expect(model).toMatchObject({
      checked_date: clock.now().toISOString(),
      check: { result: 'alive', http_status: 200, failures: 0 },
    })
  })

  it('needs all of its parts', async () => {
    yes('/part1')
    const id = await addLinkInTwo()
    await on.work()
    expect(await on.checkOf(id)).toMatchObject({ result: 'dead', failures: 1 })
    expect(on.files.asked).toEqual(['HEAD /part1', 'HEAD /part2', 'GET /part2'])
  })

  it('begins anew where a later part was replaced', async () => {
    yes('/part1')
    const id = await addLinkInTwo()
    await on.work()
    expect(await on.checkOf(id)).toMatchObject({ result: 'dead', failures: 1 })
    await stage.moderator.call('PUT', `/api/v1/liens/${id}`, {
      lien: `http://${on.files.host}/part1\nhttp://${on.files.host}/part2-again`,
    })
    expect(await on.checkOf(id)).toMatchObject({ result: null, checked_at: null, failures: 0 })
  })

  it('begins when it is accepted, and not for what the demonstration shows', async () => {
    const { db } = stage.test.platform
    const rows = () => db.selectFrom('link_checks').selectAll().execute()
    const waiting = await on.stage.addOne(stage.uploader)
    expect(await rows()).toEqual([])
    await stage.moderator.call('POST', `/api/v1/liens/${waiting.id}`, { validation: 'accept' })
    const [row] = await rows()
    const soon = Date.now() + 24 * HOUR + 60_000
    expect(row!.next_check_at!.getTime()).toBeLessThan(soon)
    await db
      .updateTable('users')
      .set({ is_demo: true })
      .where('id', '=', stage.uploader.id)
      .execute()
    try {
      const shown = await on.stage.addOne(stage.uploader)
      await stage.moderator.call('POST', `/api/v1/liens/${shown.id}`, { validation: 'accept' })
      expect(await on.checkOf(shown.id)).toMatchObject({ next_check_at: null })
      yes('/shown')
      const asked = await on.addLink('/shown')
      await on.work()
      expect(await on.checkOf(asked)).toMatchObject({ result: 'alive', next_check_at: null })
    } finally {
      await db
        .updateTable('users')
        .set({ is_demo: false })
        .where('id', '=', stage.uploader.id)
        .execute()
    }
  })
})

describe('a host', () => {
  it('is asked by one at a time and about each link once, however many processes there are', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `/of-many-${index}`)
    for (const path of paths) {
      // Longer than lies between two turns: the next one would come before it is answered.
      on.files.answer(path, (response) => void setTimeout(() => response.writeHead(200).end(), 250))
      await on.addLink(path)
    }
    await Promise.all([on.work(), on.work(), on.work()])
    expect(on.files.asked.toSorted()).toEqual(paths.map((path) => `HEAD ${path}`).toSorted())
    expect(on.files.mostAtOnce()).toBe(1)
  })

  it('is asked no more often than it may be', async () => {
    const { db } = stage.test.platform
    await db.updateTable('host_checks').set({ calls_per_minute: 200 }).execute()
    for (const path of ['/slow-1', '/slow-2', '/slow-3', '/slow-4']) {
      yes(path)
      await on.addLink(path)
    }
    const started = performance.now()
    await on.work()
    expect(on.files.asked).toHaveLength(4)
    expect(performance.now() - started).toBeGreaterThan(900)
  })

  it('is left alone while it wants a pause, twice as long each time it does not answer', async () => {
    say('/busy', 429, { 'retry-after': '600' })
    const ids = [await on.addLink('/busy'), await on.addLink('/busy?2')]
    await on.work()
    expect(on.files.asked).toHaveLength(1)
    const pauseMs = async () =>
      (await on.hostState()).paused_until!.getTime() - clock.now().getTime()
    expect(await pauseMs()).toBe(600_000)
    expect(await on.hostState()).toMatchObject({ faults: 1, last_fault: '429' })
    // The one that was not asked about is still due.
    const due = await listDueLinks(stage.test.platform.db, on.hostId, {
      now: clock.now(),
      most: 9,
    })
    expect(due).toHaveLength(1)
    on.files.answer('/busy', (_response, request) => request.socket.destroy())
    for (const minutes of [2, 4]) {
      clock.advance(601_000)
      await on.makeDue(...ids)
      await on.work()
      expect(await pauseMs()).toBe(minutes * 60_000)
    }
    expect((await on.hostState()).last_fault).toBe('no answer')
    clock.advance(601_000)
    yes('/busy')
    await on.makeDue(...ids)
    await on.work()
    expect(await on.hostState()).toMatchObject({ faults: 0, paused_until: null })
  })

  it('that is switched off is not asked, nor any host where the checker is off', async () => {
    yes('/off')
    await on.addLink('/off')
    const { db } = stage.test.platform
    await db.updateTable('host_checks').set({ is_on: false }).execute()
    await on.work()
    await db.updateTable('host_checks').set({ is_on: true }).execute()
    await updateSettings(on.platform(), { link_checks: { is_on: false, inside_hosts: '' } })
    await on.work()
    expect(on.files.asked).toEqual([])
    await updateSettings(on.platform(), {
      link_checks: { is_on: true, inside_hosts: on.files.host },
    })
    await on.work()
    expect(on.files.asked).toEqual(['HEAD /off'])
  })

  it('is asked about many links in one call where it can be', async () => {
    const { db } = stage.test.platform
    const address = `http://${on.files.host}`
    await db
      .updateTable('host_checks')
      .set({ method: '1fichier', address })
      .where('host_id', '=', on.hostId)
      .execute()
    on.files.answer('/check_links.pl', (response) => {
      const lines = new URLSearchParams(on.files.bodies.at(-1)).getAll('links[]')
      response.end(lines.map((url, index) => `${url};film;${index + 1}`).join('\n'))
    })
    for (let index = 0; index < 130; index++) await on.addLink(`/?code${1_000 + index}`)
    await on.work(400)
    const checked = await db
      .selectFrom('link_checks')
      .select('link_id')
      .where('result', '=', 'alive')
      .execute()
    expect(checked).toHaveLength(100)
    expect(on.files.asked).toHaveLength(1)
    // Two and a half seconds lie between two calls, whatever its rate says.
    expect((await on.hostState()).next_call_at.getTime()).toBeGreaterThan(Date.now() + 1_500)
  })
})

describe('a process that is killed while it looks', () => {
  afterEach(async () => {
    await stage.test.platform.db.updateTable('host_checks').set({ leased_until: null }).execute()
  })

  it('loses nothing: its links are looked at when its lease is over, and what it finds late is not kept', async () => {
    yes('/left')
    const id = await on.addLink('/left')
    const { db } = stage.test.platform
    const lost = await leaseNextHost(db, clock.now())
    const links = await listDueLinks(db, on.hostId, { now: clock.now(), most: 9 })
    const ask = await createAsk(on.platform())
    on.files.asked.length = 0
    await on.work(600)
    expect(on.files.asked).toEqual([])
    await db
      .updateTable('host_checks')
      .set({ leased_until: new Date(Date.now() - 1_000) })
      .where('host_id', '=', on.hostId)
      .execute()
    await on.work()
    expect(await on.checkOf(id)).toMatchObject({ result: 'alive' })
    say('/left', 404)
    const checked = await checkLinks(ask, requestMethod, { links, base: null })
    expect(checked.links[0]).toMatchObject({ result: 'dead' })
    expect(await saveFindings(on.platform(), lost!, { method: requestMethod, checked })).toBe(false)
    expect(await on.checkOf(id)).toMatchObject({ result: 'alive', failures: 0 })
  })

  it('says nothing about a link that somebody moved or buried meanwhile', async () => {
    const id = await on.addLink('/before')
    const { db } = stage.test.platform
    const kill = { failures: 2, first_failed_at: new Date(clock.now().getTime() - 25 * HOUR) }
    await db.updateTable('link_checks').set(kill).where('link_id', '=', id).execute()
    const host = await leaseNextHost(db, clock.now())
    const links = await listDueLinks(db, on.hostId, { now: clock.now(), most: 9 })
    await stage.moderator.call('PUT', `/api/v1/liens/${id}`, {
      lien: `http://${on.files.host}/after`,
    })
    const checked = await checkLinks(await createAsk(on.platform()), requestMethod, {
      links,
      base: null,
    })
    expect(await saveFindings(on.platform(), host!, { method: requestMethod, checked })).toBe(true)
    expect(await on.statusOf(id)).toBe('active')
    expect(await on.checkOf(id)).toMatchObject({ result: null, failures: 0 })
  })
})

async function addLinkInTwo(): Promise<number> {
  const id = await on.addLink('/part1', { total_parts: 2 })
  await stage.test.platform.db
    .insertInto('link_parts')
    .values({
      link_id: id,
      title_id: stage.movie,
      position: 2,
      url: `http://${on.files.host}/part2`,
      normalised_url: 'part2',
    })
    .execute()
  await on.makeDue(id)
  return id
}
