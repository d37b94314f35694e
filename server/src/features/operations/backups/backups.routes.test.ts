import type { BackupView } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { folderOf } from './backup-folders.ts'
import { endLostBackups, workOnBackup } from './work-on-backup.ts'

const site = useTestApp()
const URL = '/api/v1/admin/backups'

type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor

beforeAll(async () => {
  admin = await site.as('admin')
  await site.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', admin.id)
    .execute()
})
beforeEach(() => site.platform.db.deleteFrom('backups').execute())

const list = async (): Promise<BackupView[]> => (await admin.call('GET', URL)).json().backups
const begin = async (): Promise<BackupView> => (await admin.call('POST', URL)).json().backup
const work = (id: number) => workOnBackup(site.platform, id, new AbortController().signal)
const make = async (): Promise<BackupView> => {
  const { id } = await begin()
  await work(id)
  return (await list()).find((backup) => backup.id === id)!
}
const address = async (id: number, by = admin): Promise<string> =>
  (await by.call('POST', `${URL}/${id}/address`)).json().address
const folders = () => readdirSync(path.join(site.platform.config.dataDir, 'backups'))

describe('backups of the site', () => {
  it('are for who may look after them alone', async () => {
    const { id } = await make()
    for (const role of ['member', 'moderator'] as const) {
      const other = await site.as(role)
      const calls = [
        ['GET', URL],
        ['POST', URL],
        ['POST', `${URL}/${id}/check`],
        ['POST', `${URL}/${id}/address`],
        ['GET', `${URL}/${id}/file?until=9999999999&signature=x`],
        ['DELETE', `${URL}/${id}`],
      ] as const
      for (const [method, url] of calls)
        expect((await other.call(method, url)).statusCode, `${method} ${url}`).toBe(403)
    }
    expect((await site.call('GET', URL)).statusCode).toBe(401)
  })

  it('are made by a job, and good once they were read to their end', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ state: 'waiting', is_kept: false, checksum: null })
    await work(begun.id)
    const [backup] = await list()
    expect(backup).toMatchObject({ id: begun.id, state: 'good', problem: null, is_kept: true })
    expect(backup!.made_by).not.toBeNull()
    expect(backup!.rows_count).toBeGreaterThan(0)
    expect(backup!.tables_done).toBe(backup!.tables_count)
    expect(backup!.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect(folders()).toContain(backup!.name)
    // A job that is begun a second time finds nothing to do.
    await work(begun.id)
    expect((await list())[0]).toEqual(backup)
  })

  it('are made one at a time, however often somebody presses', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.call('POST', URL)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      202,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await list()).toHaveLength(1)
    const [{ id }] = (await list()) as [BackupView]
    expect((await admin.call('DELETE', `${URL}/${id}`)).statusCode).toBe(409)
    expect((await admin.call('POST', `${URL}/${id}/check`)).statusCode).toBe(409)
    expect((await admin.call('POST', `${URL}/${id}/address`)).statusCode).toBe(409)
  })

  it('are read again when somebody asks, and are damaged or changed where they are', async () => {
    const backup = await make()
    const folder = folderOf(site.platform, backup)
    const readAgain = async () => {
      expect((await admin.call('POST', `${URL}/${backup.id}/check`)).statusCode).toBe(202)
      await work(backup.id).catch(() => undefined)
      return (await list())[0]!
    }
    const again = await readAgain()
    expect(again).toMatchObject({ state: 'good', checksum: backup.checksum })
    expect(again.proved_at! >= backup.proved_at!).toBe(true)
    writeFileSync(path.join(folder, 'added.txt'), 'by somebody')
    expect(await readAgain()).toMatchObject({ state: 'failed', problem: 'changed' })
    rmSync(path.join(folder, 'added.txt'))
    expect(await readAgain()).toMatchObject({ state: 'good', problem: null })
    truncateSync(path.join(folder, 'tables/users.copy.gz'), 30)
    expect(await readAgain()).toMatchObject({ state: 'failed', problem: 'damaged', is_kept: true })
  })

  it('are downloaded whole, by who was given the address, for ten minutes', async () => {
    const { id, name } = await make()
    const place = await address(id)
    const answer = await admin.call('GET', place)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="${name}.tar"`,
      'cache-control': 'private, no-store',
    })
    expect(answer.rawPayload.includes(`${name}/manifest.json`)).toBe(true)
    // Nor is it packed once more for who takes that, and said to be what nothing is called.
    const { cookie } = admin
    for (const encoding of ['gzip, br', 'identity']) {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': encoding }
      const whole = await site.app.inject({ url: place, headers })
      expect(whole.headers['content-encoding']).toBeUndefined()
      expect(whole.headers['content-length']).toBe(String(answer.rawPayload.length))
    }
    const other = await site.as('admin')
    for (const [by, url] of [
      [other, place],
      [admin, place.replace(/signature=./, 'signature=!')],
      [admin, place.replace(/until=\d+/, 'until=9999999999')],
      [admin, place.replace(/until=\d+/, `until=${Math.floor(Date.now() / 1_000) - 1}`)],
      [admin, place.replace(`/${id}/`, `/${id + 1}/`)],
    ] as const)
      expect((await by.call('GET', url)).statusCode, url).toBe(404)
    for (const url of [`${URL}/${id}/file`, place.replace(/until=\d+/, 'until=1e999')])
      expect((await admin.call('GET', url)).statusCode, url).toBe(422)
    rmSync(folderOf(site.platform, { name }), { recursive: true })
    for (const gone of [
      await admin.call('GET', place),
      await admin.call('POST', `${URL}/${id}/address`),
    ]) {
      expect(gone.statusCode).toBe(404)
      expect(gone.json()).toMatchObject({
        message: expect.stringContaining('does not lie on the machine that answered'),
      })
    }
  })

  it('leave the house only after the password was confirmed, and it is written down', async () => {
    const { id } = await make()
    const another = await site.as('admin')
    expect((await another.call('POST', `${URL}/${id}/address`)).statusCode).toBe(423)
    expect((await another.call('DELETE', `${URL}/${id}`)).statusCode).toBe(423)
    await address(id)
    expect((await list())[0]!.downloaded_at).not.toBeNull()
    const { changes } = await site.platform.db
      .selectFrom('audit_events')
      .select('changes')
      .where('record_type', '=', 'backup')
      .where('record_id', '=', String(id))
      .where('action', '=', 'updated')
      .executeTakeFirstOrThrow()
    expect(Object.keys(changes as object)).toEqual(['downloaded_at'])
  })

  it('go from the disk when they are deleted', async () => {
    const { id, name } = await make()
    expect((await admin.call('DELETE', `${URL}/${id}`)).json()).toEqual({ deleted: 1 })
    expect(folders().filter((folder) => folder.startsWith(name))).toEqual([])
    expect((await admin.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
  })

  it('that nobody works on any more are lost, and their halves go', async () => {
    const { db, clock } = site.platform
    const { id } = await begin()
    await endLostBackups(site.platform)
    expect((await list())[0]!.state).toBe('waiting')
    const longAgo = new Date(clock.now().getTime() - 11 * 60_000)
    const forget = () => db.updateTable('backups').set({ worked_at: longAgo }).execute()
    await forget()
    await endLostBackups(site.platform)
    expect((await list())[0]).toMatchObject({ state: 'failed', problem: 'lost', is_kept: false })
    await work(id)
    expect((await list())[0]!.state).toBe('failed')
    expect((await admin.call('POST', `${URL}/${id}/check`)).statusCode).toBe(409)

    // As it stands in a database that was restored from it.
    const complete = await make()
    await db
      .updateTable('backups')
      .set({ state: 'copying', is_kept: false })
      .where('id', '=', complete.id)
      .execute()
    await forget()
    await endLostBackups(site.platform)
    expect((await list())[0]).toMatchObject({ state: 'failed', problem: 'lost', is_kept: true })
    expect((await admin.call('POST', `${URL}/${complete.id}/check`)).statusCode).toBe(202)
    await work(complete.id)
    expect((await list())[0]!.state).toBe('good')
  })

  it('that fail say why, and leave nothing behind', async () => {
    const { id, name } = await begin()
    const platform = Object.assign(Object.create(site.platform), {
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
    await expect(workOnBackup(platform, id, new AbortController().signal)).rejects.toThrow()
    expect((await list())[0]).toMatchObject({ state: 'failed', problem: 'failed' })
    expect(folders().filter((folder) => folder.startsWith(name))).toEqual([])
  })

  it('have names that lead nowhere else', async () => {
    const now = new Date()
    for (const name of ['../files', 'a/b', '..', ''])
      await expect(
        site.platform.db
          .insertInto('backups')
          .values({ name, created_at: now, worked_at: now })
          .execute(),
      ).rejects.toThrow(/backups_name_check/)
  })
})
