import { describe, expect, it } from 'vitest'
import { useCheckerStage } from './checker-stage.factory.ts'
import { checkerJobs } from './checker.jobs.ts'

const on = useCheckerStage()
const { stage } = on
const run = (name: string) =>
  checkerJobs
    .find((job) => job.name === name)!
    .run(
      on.platform(),
      {},
      {
        jobId: '',
        isLastAttempt: true,
        signal: new AbortController().signal,
      },
    )
const hostOf = async () =>
  (await stage.moderator.call('GET', '/api/v1/hosts-status?query=files')).json().pagination.data[0]

describe('checking a link now', () => {
  it('says at once what was found, for those who validate links', async () => {
    on.files.answer('/there', (response) => response.writeHead(200).end())
    const id = await on.addLink('/there')
    const { is_done, lien } = (
      await stage.moderator.call('POST', `/api/v1/liens/${id}/check`)
    ).json()
    expect(is_done).toBe(true)
    expect(lien).toMatchObject({
      checked_date: expect.any(String),
      check: { result: 'alive', http_status: 200, latency_ms: expect.any(Number), failures: 0 },
    })
    expect((await stage.uploader.call('POST', `/api/v1/liens/${id}/check`)).statusCode).toBe(403)
  })

  it('looks at what waits too, once, and never calls anything dead at the first try', async () => {
    const id = await on.addLink('/gone', { status: 'pending' })
    const { lien } = (await stage.moderator.call('POST', `/api/v1/liens/${id}/check`)).json()
    expect(lien).toMatchObject({ active: 0, check: { result: 'dead', failures: 1 } })
    expect(await on.checkOf(id)).toMatchObject({ next_check_at: null })
  })

  it('puts it before the others where its host wants a pause, and says so', async () => {
    on.files.answer('/first', (response) => response.writeHead(200).end())
    on.files.answer('/second', (response) => response.writeHead(200).end())
    const { db } = stage.test.platform
    await on.addLink('/second')
    const id = await on.addLink('/first')
    await db
      .updateTable('host_checks')
      .set({ paused_until: new Date(Date.now() + 60_000) })
      .execute()
    const answer = (await stage.moderator.call('POST', `/api/v1/liens/${id}/check`)).json()
    expect(answer).toMatchObject({ is_done: false, lien: { check: null } })
    await db.updateTable('host_checks').set({ paused_until: null }).execute()
    await on.work()
    expect(on.files.asked).toEqual(['HEAD /first', 'HEAD /second'])
  })

  it('is refused where its host is switched off', async () => {
    const id = await on.addLink('/off')
    await stage.test.platform.db.updateTable('host_checks').set({ is_on: false }).execute()
    const { statusCode } = await stage.moderator.call('POST', `/api/v1/liens/${id}/check`)
    expect([statusCode, on.files.asked]).toEqual([409, []])
  })
})

describe('the status of a host', () => {
  it('says how its links are, how fast it answers and what went wrong', async () => {
    on.files.answer('/a', (response) => response.writeHead(200).end())
    on.files.answer('/b', (response) => response.writeHead(403).end())
    on.files.answer('/c', (response) => response.writeHead(503).end())
    for (const path of ['/a', '/b', '/gone', '/c']) {
      await on.addLink(path)
      await on.work()
    }
    await on.stage.test.platform.db
      .updateTable('host_checks')
      .set({ paused_until: new Date(Date.now() + 60_000) })
      .where('host_id', '=', on.hostId)
      .execute()
    await run('links.count-checks')
    expect(await hostOf()).toMatchObject({
      id: on.hostId,
      name: 'Files',
      domains: ['127.0.0.1'],
      used_method: 'request',
      links_count: 4,
      alive_count: 1,
      restricted_count: 1,
      dead_count: 1,
      unknown_count: 1,
      due_count: 0,
      latency_ms: expect.any(Number),
      last_check: expect.any(String),
      paused_until: expect.any(String),
      faults: 1,
      last_fault: '503',
    })
    const file = await stage.moderator.call('GET', '/api/v1/hosts-status/csv?query=files')
    expect(file.body).toMatch(/Files.*4/)
    const order = '/api/v1/hosts-status?orderBy=alive_count&orderDir=desc&perPage=1'
    const [first] = (await stage.moderator.call('GET', order)).json().pagination.data
    expect(first.name).toBe('Files')
    expect((await stage.uploader.call('GET', '/api/v1/hosts-status')).statusCode).toBe(403)
  })

  it('is checked as an administrator says, which is written down', async () => {
    const admin = await stage.test.as('admin')
    const path = `/api/v1/hosts-status/${on.hostId}`
    const form = { is_checked: false, method: 'xfs', address: null, calls_per_minute: 5 }
    expect((await stage.moderator.call('PUT', path, form)).statusCode).toBe(403)
    expect((await admin.call('PUT', path, form)).json().errors).toEqual({
      address: ['Please enter the address of the host.'],
    })
    const wrong = { ...form, method: null, calls_per_minute: 0 }
    expect((await admin.call('PUT', path, wrong)).json().errors).toEqual({
      calls_per_minute: ['Please enter a number from 1 to 600.'],
    })
    const address = 'https://xfs.example'
    const { host } = (await admin.call('PUT', path, { ...form, address })).json()
    expect(host).toMatchObject({ is_checked: false, used_method: 'xfs', address })
    const { pagination } = (
      await admin.call('GET', `/api/v1/history/link-host/${on.hostId}`)
    ).json()
    expect(pagination.data[0]).toMatchObject({ action: 'updated' })
    expect(
      (await admin.call('PUT', '/api/v1/hosts-status/99999', { ...form, address })).statusCode,
    ).toBe(404)
  })

  it('brings its next links forward, and ends its pause', async () => {
    on.files.answer('/later', (response) => response.writeHead(200).end())
    const id = await on.addLink('/later')
    const { db } = stage.test.platform
    await db
      .updateTable('link_checks')
      .set({ next_check_at: new Date(Date.now() + 9 * 86_400_000) })
      .execute()
    await db
      .updateTable('host_checks')
      .set({ paused_until: new Date(Date.now() + 60_000) })
      .execute()
    const answer = (
      await stage.moderator.call('POST', `/api/v1/hosts-status/${on.hostId}/check`)
    ).json()
    expect(answer).toMatchObject({ brought_forward: 1, host: { due_count: 1, paused_until: null } })
    on.clock.set(new Date())
    await run('links.check')
    expect(await on.checkOf(id)).toMatchObject({ result: 'alive' })
  })
})
