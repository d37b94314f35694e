import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { fileJobs } from '../../operations/files/files.jobs.ts'
import { withdraw } from '../../catalogue/withdrawals/withdrawals.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildNzb, buildTorrent } from '../releases/release-files.factory.ts'
import { sendReleaseFile } from '../releases/sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

const KINDS = {
  link: { path: 'liens', list: 'liens', table: 'links' },
  nzb: { path: 'nzb', list: 'nzbs', table: 'nzbs', typefile: 'NZB' },
  torrent: { path: 'torrents', list: 'torrents', table: 'torrents', typefile: 'TORRENT' },
} as const
type Name = keyof typeof KINDS

interface Added {
  readonly id: number
  readonly version: number
}

async function contentOf(name: Name, fileName: string = randomUUID()) {
  if (name === 'link')
    return { lien: `${stage.address()}\n${stage.address()}`, nfo: 'Made by hand', start_epi: null }
  const content =
    name === 'nzb'
      ? buildNzb({ files: { [`${fileName}.mkv`]: [700, 300] } })
      : buildTorrent({ name: fileName })
  const url = await sendReleaseFile(test, stage.uploader, { fileName: `a.${name}`, content })
  return { lien: undefined, typefile: KINDS[name].typefile, url, nfo: 'Made by hand' }
}
async function add(name: Name, overrides: object = {}): Promise<Added> {
  const answer = await stage.add(stage.uploader, { ...(await contentOf(name)), ...overrides })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data[KINDS[name].list][0]
}
async function deny(name: Name, { id, version }: Added): Promise<number> {
  const answer = await stage.moderator.call('POST', `/api/v1/${KINDS[name].path}/${id}`, {
    validation: 'deny',
    raison: 'Wrong film',
    versions: { [id]: version },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().denials[0]
}
const restore = (caller: Caller, id: number | string, raison?: string) =>
  caller.call('POST', `/api/v1/denials/${id}/restore`, raison === undefined ? {} : { raison })
async function wholeOf(name: Name, id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(x) as row
    from ${sql.table(KINDS[name].table)} x where id = ${id}`.execute(test.platform.db)
  return rows[0]?.row
}
const setDeniedAgo = (id: number, seconds: number) =>
  test.platform.db
    .updateTable('denied_contributions')
    .set({ created_at: new Date(Date.now() - seconds * 1_000) })
    .where('id', '=', id)
    .execute()
/** Files that nothing uses go, as if it were so many days later. */
async function cleanFilesAfterDays(days: number): Promise<void> {
  const now = new Date(Date.now() + days * 86_400_000)
  const platform = { ...test.platform, clock: { now: () => now } }
  const job = fileJobs.find(({ name }) => name === 'files.remove-unused')!
  await platform.jobs.enqueue(platform.db, job, {})
  await runWaitingJobs(platform, [job])
}
const actionsOf = async (name: Name, id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['action', 'reason'])
    .where('record_type', '=', name)
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()

describe.each(['link', 'nzb', 'torrent'] as const)('the denial of a %s', (name) => {
  let added: Added
  beforeEach(async () => {
    added = await add(name)
  })

  it('is undone at once by who denied, and it waits again as it was', async () => {
    const before = await wholeOf(name, added.id)
    const denial = await deny(name, added)
    expect(await wholeOf(name, added.id)).toBeUndefined()
    const answer = await restore(stage.moderator, denial)
    expect([answer.statusCode, answer.json()]).toEqual([200, { restored: 1 }])
    expect(await wholeOf(name, added.id)).toEqual({ ...before, version: added.version + 1 })
    expect(await actionsOf(name, added.id)).toEqual([
      { action: 'created', reason: null },
      { action: 'denied', reason: 'Wrong film' },
      { action: 'restored', reason: null },
    ])
    expect((await restore(stage.moderator, denial)).statusCode).toBe(404)
    const { pagination } = (await stage.uploader.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data.lines[0].content).toMatch(
      /^The denial of your .* on Nosferatu was undone: it waits for validation again$/,
    )
  })

  it('brings back nothing of what was reported of it', async () => {
    const body = { model_type: name, model_id: added.id, kind: 'dead', report: 'It is gone.' }
    expect((await stage.moderator.call('POST', '/api/v1/report', body)).statusCode).toBe(201)
    await restore(stage.moderator, await deny(name, added))
    expect(await wholeOf(name, added.id)).toMatchObject({
      reports_count: 0,
      dead_reports_count: 0,
    })
  })

  it('is taken back later by other staff too, with a reason that its uploader reads', async () => {
    const denial = await deny(name, added)
    await setDeniedAgo(denial, 16)
    const without = await restore(stage.moderator, denial)
    expect([without.statusCode, without.json().errors]).toEqual([
      422,
      { raison: ['Please provide a reason'] },
    ])
    const admin = await test.as('admin')
    expect((await restore(admin, denial, 'It was the right film')).statusCode).toBe(200)
    expect((await actionsOf(name, added.id)).at(-1)).toEqual({
      action: 'restored',
      reason: 'It was the right film',
    })
    const { pagination } = (await stage.uploader.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data.lines[1].content).toBe('Reason: It was the right film')
  })

  it('stays for its uploader, even one who moderates, unless they denied it themselves', async () => {
    const denial = await deny(name, added)
    expect((await restore(stage.uploader, denial, 'Please')).statusCode).toBe(403)
    const db = test.platform.db.updateTable('denied_contributions').where('id', '=', denial)
    await db.set({ user_id: stage.moderator.id, denied_by: null }).execute()
    expect((await restore(stage.moderator, denial, 'Mine')).statusCode).toBe(403)
    await db.set({ denied_by: stage.moderator.id }).execute()
    expect((await restore(stage.moderator, denial, 'By mistake')).statusCode).toBe(200)
  })

  it('is not undone without a reason by somebody else, however soon', async () => {
    const denial = await deny(name, added)
    expect((await restore(await test.as('admin'), denial)).statusCode).toBe(422)
    expect((await restore(stage.moderator, denial, ' ')).statusCode).toBe(422)
  })

  it('brings back all of several, or none', async () => {
    const other = await add(name)
    const denials = [await deny(name, added), await deny(name, other)]
    expect((await restore(stage.moderator, `${denials.join()},999999`)).statusCode).toBe(404)
    expect(await wholeOf(name, added.id)).toBeUndefined()
    expect((await restore(stage.moderator, denials.join())).json()).toEqual({ restored: 2 })
    expect(await wholeOf(name, other.id)).toMatchObject({ status: 'pending' })
  })
})

describe('what was denied', () => {
  it('comes back with all addresses and its nfo', async () => {
    const added = await add('link')
    const read = async () => {
      const { model } = (await stage.uploader.call('GET', `/api/v1/liens/${added.id}`)).json()
      const { nfo } = (await stage.uploader.call('GET', `/api/v1/liens/${added.id}/nfo`)).json()
      return [model.liens, nfo.nfo]
    }
    const before = await read()
    expect(before).toEqual([[expect.any(String), expect.any(String)], 'Made by hand'])
    await restore(stage.moderator, await deny('link', added))
    expect(await read()).toEqual(before)
  })

  it('is refused where the same was added since, which is named', async () => {
    const lien = stage.address()
    const added = await add('link', { lien })
    const denial = await deny('link', added)
    const since = await add('link', { lien })
    const answer = await restore(stage.moderator, denial)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { lien: [`This title already has ${lien}: it is link ${since.id}`] },
    ])
    const torrent = await contentOf('torrent', 'the same')
    const first = (await stage.add(stage.uploader, torrent)).json().data.torrents[0]
    const deniedTorrent = await deny('torrent', first)
    const again = await contentOf('torrent', 'the same')
    const second = (await stage.add(stage.uploader, again)).json().data.torrents[0]
    const refusal = (await restore(stage.moderator, deniedTorrent)).json().errors
    expect(refusal.url[0]).toContain(`it is number ${second.id}`)
  })

  it.each(['link', 'torrent'] as const)(
    'is refused for a %s where the same was withdrawn since, elsewhere too',
    async (name) => {
      const content = name === 'link' ? { lien: stage.address() } : {}
      const make = async (title_id: number) =>
        add(name, {
          ...(name === 'link' ? content : await contentOf(name, 'withdrawn since')),
          title_id,
        })
      const denial = await deny(name, await make(stage.movie))
      await withdraw(test.platform.db, name, (await make(stage.otherMovie)).id)
      const answer = await restore(stage.moderator, denial, 'It was right')
      expect(answer.statusCode, answer.body).toBe(422)
      expect(Object.values(answer.json().errors as object).flat()[0]).toMatch(
        /was withdrawn and cannot be added again. Asked for$/,
      )
    },
  )

  it('keeps its file, and says so when the file is gone all the same', async () => {
    const added = await add('nzb')
    const { file_id: fileId } = (await wholeOf('nzb', added.id))!
    const denial = await deny('nzb', added)
    await cleanFilesAfterDays(3)
    const file = test.platform.db.selectFrom('file_entries').where('id', '=', Number(fileId))
    expect(await file.select('purge_at').execute()).toEqual([{ purge_at: null }])
    await test.platform.db
      .updateTable('file_entries')
      .where('id', '=', Number(fileId))
      .set({ purge_at: new Date() })
      .execute()
    const answer = await restore(stage.moderator, denial)
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('is no longer there'),
    ])
  })

  it('is listed for moderators, newest first, and to nobody else', async () => {
    const links = [await add('link'), await add('link')]
    for (const link of links) await deny('link', link)
    const torrent = await add('torrent')
    await deny('torrent', torrent)
    const { pagination } = (await stage.moderator.call('GET', '/api/v1/denials?perPage=3')).json()
    const rows = pagination.data
    expect(rows.map(({ item_id }: { item_id: number }) => item_id)).toEqual([
      torrent.id,
      links[1]!.id,
      links[0]!.id,
    ])
    expect(rows[0]).toMatchObject({
      kind: 'torrent',
      raison: 'Wrong film',
      title: { id: stage.movie, name: 'Nosferatu' },
      can: { restore: true },
    })
    expect((await stage.uploader.call('GET', '/api/v1/denials')).statusCode).toBe(403)
  })
})

describe('the usual reasons', () => {
  const read = async (caller: Caller, kind: Name) =>
    caller.call('GET', `/api/v1/denial-reasons?kind=${kind}`)

  it('are those of the kind, in the language of the moderator', async () => {
    const links = (await read(stage.moderator, 'link')).json()
    expect(links.reasons).toContain('The link is dead')
    expect(links.reasons).toContain('This is another title')
    expect(links.reasons).not.toContain('Articles are missing')
    expect((await read(stage.moderator, 'nzb')).json().reasons).toContain('Articles are missing')
    const french = await test.app.inject({
      url: '/api/v1/denial-reasons?kind=link',
      headers: { cookie: stage.moderator.cookie, 'accept-language': 'fr' },
    })
    expect(french.json().reasons).toContain('Le lien est mort')
  })

  it('are what the settings say, and nothing for who does not moderate', async () => {
    const denial_reasons = [
      { kind: 'torrent' as const, en: 'Too few share it', fr: 'Trop peu la partagent' },
    ]
    await updateSettings(test.platform, { moderation: { denial_reasons } })
    expect((await read(stage.moderator, 'torrent')).json()).toEqual({
      reasons: ['Too few share it'],
      can: { update: false },
    })
    const admin = await test.as('admin')
    expect((await read(admin, 'link')).json()).toEqual({ reasons: [], can: { update: true } })
    expect((await read(stage.uploader, 'link')).statusCode).toBe(403)
  })
})
