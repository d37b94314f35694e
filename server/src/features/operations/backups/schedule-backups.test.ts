import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { folderOf } from './backup-folders.ts'
import { followSchedule, lastTime } from './schedule-backups.ts'
import { workOnBackup } from './work-on-backup.ts'

const site = useTestApp()
const URL = '/api/v1/admin/backups'
type Visitor = Awaited<ReturnType<typeof site.as>>

const set = async (admin: Visitor, wanted: Record<string, unknown>) => {
  const tab = '/api/v1/settings/logging'
  const before = (await admin.call('GET', tab)).json().values
  const values = Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [`backup_schedule.${key}`, value]),
  )
  const seen = Object.fromEntries(Object.keys(values).map((key) => [key, before[key]]))
  const answer = await admin.call('PUT', tab, { values, seen })
  expect(answer.statusCode, answer.body).toBe(200)
}
const rows = () => site.platform.db.selectFrom('backups').selectAll().orderBy('id').execute()
const workOnAll = async () => {
  for (const { id, state } of await rows())
    if (state === 'waiting') await workOnBackup(site.platform, id, new AbortController().signal)
}
const at = (moment: string) => ({ ...site.platform, clock: { now: () => new Date(moment) } })
const follow = async (moment: string) => {
  await followSchedule(at(moment))
  await workOnAll()
}

describe('times of the schedule', () => {
  it.each([
    ['daily', 3, '2026-05-13T03:00:00Z', '2026-05-13T03:00:00.000Z'],
    ['daily', 3, '2026-05-13T02:59:59Z', '2026-05-12T03:00:00.000Z'],
    ['daily', 23, '2026-03-01T00:00:00Z', '2026-02-28T23:00:00.000Z'],
    // The 13th of May 2026 is a Wednesday.
    ['weekly', 3, '2026-05-13T12:00:00Z', '2026-05-10T03:00:00.000Z'],
    ['weekly', 3, '2026-05-10T02:00:00Z', '2026-05-03T03:00:00.000Z'],
    ['never', 3, '2026-05-13T12:00:00Z', undefined],
  ] as const)('%s at %i, seen at %s: %s', (rhythm, hour, now, time) => {
    expect(lastTime({ rhythm, hour }, new Date(now))?.toISOString()).toBe(time)
  })
})

describe('the schedule of backups', () => {
  let admin: Visitor
  beforeEach(async () => {
    admin = await site.as('admin')
    await site.platform.db.deleteFrom('backups').execute()
  })

  it('makes none where nobody asked for it', async () => {
    await follow('2026-05-13T12:00:00Z')
    expect(await rows()).toEqual([])
    expect((await admin.call('GET', URL)).json().schedule).toMatchObject({
      rhythm: 'never',
      next_at: null,
    })
  })

  it('makes one each day, once however many ask, and keeps the newest that are whole', async () => {
    await set(admin, { rhythm: 'daily', hour: 3, keep: 2 })
    await Promise.all(Array.from({ length: 10 }, () => followSchedule(at('2026-05-13T04:00:00Z'))))
    await workOnAll()
    expect(await rows()).toMatchObject([{ state: 'good', is_scheduled: true, user_id: null }])
    await follow('2026-05-13T23:00:00Z')
    expect(await rows()).toHaveLength(1)
    const byHand = (await admin.call('POST', URL)).json().backup
    await workOnAll()
    await follow('2026-05-14T03:00:00Z')
    await follow('2026-05-15T03:00:00Z')
    await follow('2026-05-15T03:10:00Z')
    const left = await rows()
    expect(left.map(({ created_at, is_scheduled }) => [is_scheduled, created_at])).toEqual([
      [false, new Date(byHand.created_at)],
      [true, new Date('2026-05-14T03:00:00Z')],
      [true, new Date('2026-05-15T03:00:00Z')],
    ])
    for (const row of left) expect(existsSync(folderOf(site.platform, row))).toBe(true)
    const { backups, schedule } = (await admin.call('GET', URL)).json()
    expect(backups[0]).toMatchObject({ is_scheduled: true, made_by: null })
    expect(schedule).toMatchObject({ rhythm: 'daily', keep: 2 })
    expect(new Date(schedule.next_at).getUTCHours()).toBe(3)
  })

  it('waits while another one is at work, and keeps the last whole one when the next fails', async () => {
    await set(admin, { rhythm: 'daily', hour: 3, keep: 1 })
    await follow('2026-05-13T04:00:00Z')
    const { id } = (await admin.call('POST', URL)).json().backup
    await follow('2026-05-14T03:00:00Z')
    await follow('2026-05-14T03:10:00Z')
    const fail = (name: string) =>
      site.platform.db
        .updateTable('backups')
        .set({ state: 'failed', problem: 'no-room' })
        .where('is_scheduled', '=', true)
        .where('created_at', '=', new Date(name))
        .execute()
    await fail('2026-05-14T03:10:00Z')
    await follow('2026-05-14T03:20:00Z')
    expect((await rows()).map((row) => [row.id === id, row.state])).toEqual([
      [false, 'good'],
      [true, 'good'],
      [false, 'failed'],
    ])
    await follow('2026-05-15T03:00:00Z')
    await follow('2026-05-15T03:10:00Z')
    expect((await rows()).map((row) => [row.id === id, row.state])).toEqual([
      [true, 'good'],
      [false, 'good'],
    ])
  })

  it('makes none where there are as many as can be, and says so nowhere but in the log', async () => {
    await set(admin, { rhythm: 'weekly', hour: 0, keep: 1 })
    await site.platform.db
      .insertInto('backups')
      .values(
        Array.from({ length: 50 }, (_, index) => ({
          name: `full-${index}`.replaceAll(/[^0-9a-f-]/g, 'a'),
          state: 'good',
          created_at: new Date(0),
          worked_at: new Date(0),
        })),
      )
      .execute()
    await follow('2026-05-13T12:00:00Z')
    expect(await rows()).toHaveLength(50)
  })
})
