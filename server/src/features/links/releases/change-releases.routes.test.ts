import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildNzb, buildTorrent } from './release-files.factory.ts'
import { sendReleaseFile } from './sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

/** What both kinds have, and where their calls are. */
const KINDS = {
  nzb: {
    path: 'nzb',
    area: 'nzbs',
    typefile: 'NZB',
    list: 'nzbs',
    fileName: 'a.nzb',
    file: () => buildNzb({ files: { [`${randomUUID()}.mkv`]: [700, 300] } }),
  },
  torrent: {
    path: 'torrents',
    area: 'torrents',
    typefile: 'TORRENT',
    list: 'torrents',
    fileName: 'a.torrent',
    file: () => buildTorrent({ name: randomUUID() }),
  },
} as const

describe.each(['nzb', 'torrent'] as const)('a contributed %s', (name) => {
  const kind = KINDS[name]
  const send = (caller: Caller) =>
    sendReleaseFile(test, caller, { fileName: kind.fileName, content: kind.file() })
  const add = async (caller: Caller, overrides: object = {}) => {
    const url = await send(caller)
    const body = { lien: undefined, typefile: kind.typefile, url, ...overrides }
    const answer = await stage.add(caller, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data[kind.list][0]
  }
  const put = (caller: Caller, { id, version }: { id: number; version: number }, body: object) =>
    caller.call('PUT', `/api/v1/${kind.path}/${id}`, { version, ...body })
  const validate = (
    caller: Caller,
    rows: readonly { id: number; version: number }[],
    body: object,
  ) =>
    caller.call('POST', `/api/v1/${kind.path}/${rows.map(({ id }) => id).join(',')}`, {
      versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
      ...body,
    })
  const get = (caller: Caller, id: number) => caller.call('GET', `/api/v1/${kind.path}/${id}`)
  const eventsOf = (id: number) =>
    test.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .where('record_type', '=', name)
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute()
  const toldOf = async (caller: Caller) =>
    (await caller.call('GET', '/api/v1/notifications')).json().pagination.data

  it('is changed by its uploader, field by field', async () => {
    const made = await add(stage.uploader)
    const answer = await put(stage.uploader, made, {
      name: 'Another name',
      qualite: 21,
      langues: [5, 2],
      subs: [2],
      nfo: 'About it',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data.lien).toMatchObject({
      id: made.id,
      name: 'Another name',
      lien: 'Another name',
      qualite: 21,
      langues_compact: [{ id: 5 }, { id: 2 }],
      subs_compact: [{ id: 2 }],
      nfo: true,
      active: 0,
      version: made.version + 1,
    })
    const [, changed] = await eventsOf(made.id)
    expect(changed).toMatchObject({
      action: 'updated',
      changes: { name: [made.name, 'Another name'], quality_id: [16, 21] },
    })
  })

  it('is nobody else’s to change or delete, but for who looks after them', async () => {
    const made = await add(stage.moderator)
    const versions = { [made.id]: made.version }
    const other = await test.as('uploader')
    expect((await put(other, made, { qualite: 21 })).statusCode).toBe(403)
    const path = `/api/v1/${kind.path}/${made.id}`
    expect((await other.call('DELETE', path, { versions })).statusCode).toBe(403)
    const own = await add(stage.uploader)
    expect((await put(stage.moderator, own, { qualite: 21 })).statusCode).toBe(200)
  })

  it('that somebody else changed meanwhile is not written over', async () => {
    const made = await add(stage.uploader)
    await put(stage.moderator, made, { qualite: 21 })
    const late = await put(stage.uploader, made, { name: 'Mine' })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflicts?.[0] ?? late.json()).toMatchObject({
      changed: { qualite: [16, 21] },
    })
  })

  it('waits again when its uploader puts another file in its place, and not for a new quality', async () => {
    const made = await add(stage.uploader)
    await validate(stage.moderator, [made], { validation: 'accept' })
    const seen = (await get(stage.uploader, made.id)).json().model
    expect(seen.active).toBe(1)
    const sameFile = await put(stage.uploader, seen, { qualite: 21 })
    expect(sameFile.json().data.lien.active).toBe(1)
    const version = seen.version + 1
    const other = await put(
      stage.uploader,
      { ...seen, version },
      { url: await send(stage.uploader) },
    )
    expect(other.json().data.lien).toMatchObject({ active: 0, version: version + 1 })
    const trusted = await add(stage.moderator)
    const kept = await put(stage.moderator, trusted, { url: await send(stage.moderator) })
    expect(kept.json().data.lien.active).toBe(1)
  })

  it('lies in another place of its series when its form says so', async () => {
    const series = { title_id: stage.series, saison: 1, start_epi: 1 }
    const made = await add(stage.uploader, series)
    const moved = await put(stage.uploader, made, { saison: 2, episodes: [1, 2] })
    expect(moved.json().data.lien).toMatchObject({ saison: 2, episodes: [1, 2], episode: null })
    const version = made.version + 1
    const unknown = await put(stage.uploader, { ...made, version }, { episodes: [70] })
    expect(unknown.json().errors).toEqual({
      episodes: ['Season 2 of this title has no episode 70 in the catalogue.'],
    })
    const whole = await put(stage.uploader, { ...made, version }, { full_saison: true })
    expect(whole.json().data.lien).toMatchObject({ full_saison: 1, episodes: [] })
  })

  it('is accepted with others: all that wait, or none; and their uploader is told once', async () => {
    const uploader = await test.as('uploader')
    const rows = [await add(uploader), await add(uploader)]
    const mixed = [...rows, await add(stage.moderator)]
    const refused = await validate(stage.moderator, mixed, { validation: 'accept' })
    expect(refused.json().errors).toEqual({
      ids: ['Some of these files no longer wait for validation. Nothing was changed.'],
    })
    expect((await validate(uploader, rows, { validation: 'accept' })).statusCode).toBe(403)
    const accepted = await validate(stage.moderator, rows, { validation: 'accept' })
    expect(accepted.json()).toMatchObject({ validated: 2 })
    expect((await get(stage.member, rows[0].id)).json().model.active).toBe(1)
    expect((await eventsOf(rows[0].id)).at(-1)).toMatchObject({ action: 'accepted' })
    const told = await toldOf(uploader)
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told[0])).toContain('were accepted')
  })

  it('that is denied needs a reason, is gone, and stays in the history', async () => {
    const uploader = await test.as('uploader')
    const made = await add(uploader)
    const unsaid = await validate(stage.moderator, [made], { validation: 'deny' })
    expect(unsaid.json().errors).toEqual({ raison: ['Please provide a reason'] })
    const denied = await validate(stage.moderator, [made], {
      validation: 'deny',
      raison: 'Wrong film',
    })
    expect(denied.json()).toMatchObject({ validated: 1 })
    expect((await get(uploader, made.id)).statusCode).toBe(404)
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({
      action: 'denied',
      reason: 'Wrong film',
      state: { name: made.name, title_id: stage.movie },
    })
    expect(JSON.stringify(await toldOf(uploader))).toContain('Wrong film')
  })

  it('is called dead by moderators alone, and its uploader is told', async () => {
    const uploader = await test.as('uploader')
    const made = await add(uploader)
    expect((await put(uploader, made, { active: 2 })).json().errors).toHaveProperty('active')
    expect((await put(stage.moderator, made, { active: 2 })).json().errors).toHaveProperty('active')
    await validate(stage.moderator, [made], { validation: 'accept' })
    const seen = { ...made, version: made.version + 1 }
    const dead = await put(stage.moderator, seen, { active: 2 })
    expect(dead.json().data.lien.active).toBe(2)
    expect((await get(stage.member, made.id)).statusCode).toBe(403)
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({ action: 'died' })
    const [told] = await toldOf(uploader)
    expect(JSON.stringify(told)).toContain(`/admin/${kind.area}/${stage.movie}/${made.id}/edit`)
  })

  it('is deleted with its reports, and its title counts one fewer', async () => {
    const made = await add(stage.moderator)
    const { db } = test.platform
    await db
      .insertInto('reports')
      .values({ item_type: name, item_id: made.id, user_id: stage.member.id, reason: 'Broken' })
      .execute()
    const column = `${kind.list}_count` as 'nzbs_count'
    const before = (await stage.titleRow(stage.movie))[column]
    const [reported] = (
      await stage.moderator.call('GET', `/api/v1/${kind.path}?loader=adminliens&reported=1`)
    ).json().pagination.data
    expect(reported).toMatchObject({ id: made.id, reports: [{ report: 'Broken' }] })
    const answer = await stage.moderator.call('DELETE', `/api/v1/${kind.path}/${made.id}`, {
      versions: { [made.id]: made.version },
    })
    expect(answer.json()).toEqual({ deleted: 1 })
    expect((await stage.titleRow(stage.movie))[column]).toBe(before - 1)
    const left = db.selectFrom('reports').selectAll().where('item_type', '=', name)
    expect(await left.where('item_id', '=', made.id).execute()).toEqual([])
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({ action: 'deleted' })
  })

  it('gets back what a change took', async () => {
    const made = await add(stage.moderator)
    await put(stage.moderator, made, { name: 'A slip', qualite: 21 })
    const event = (await eventsOf(made.id)).at(-1)!
    const reverted = await stage.moderator.call(
      'POST',
      `/api/v1/history/events/${event.id}/revert`,
      { fields: ['name'] },
    )
    expect(reverted.statusCode, reverted.body).toBe(200)
    const { model } = (await get(stage.moderator, made.id)).json()
    expect(model).toMatchObject({ name: made.name, qualite: 21 })
  })

  it('is found in the lists of the administration: one’s own, everybody’s, and what waits', async () => {
    const uploader = await test.as('uploader')
    const made = await add(uploader, { title_id: stage.otherMovie })
    const ids = async (caller: Caller, query: string) =>
      (await caller.call('GET', `/api/v1/${kind.path}?perPage=100&${query}`))
        .json()
        .pagination.data.map(({ id }: { id: number }) => id)
    expect(await ids(uploader, 'loader=liens')).toEqual([made.id])
    expect(await ids(uploader, 'loader=adminliens')).toEqual([made.id])
    expect(await ids(stage.moderator, 'loader=admin-links-validation')).toContain(made.id)
    const of = `loader=adminliens&title_id=${stage.otherMovie}`
    expect(await ids(stage.moderator, `${of}&query=general`)).toEqual([made.id])
    expect(await ids(stage.moderator, `${of}&query=zyx`)).toEqual([])
    const { data } = (await uploader.call('GET', '/api/v1/liens-overview?loader=liens')).json()
      .pagination
    expect(data).toMatchObject([{ id: stage.otherMovie, [`${kind.list}_by_user_count`]: 1 }])
  })
})

it('a password that was taken away is not told by the history of a newsgroup file', async () => {
  const url = await sendReleaseFile(test, stage.uploader, {
    fileName: 'a.nzb',
    content: KINDS.nzb.file(),
  })
  const added = await stage.add(stage.uploader, {
    lien: undefined,
    typefile: 'NZB',
    url,
    password: 'irma vep',
  })
  const [made] = added.json().data.nzbs
  const answer = await stage.uploader.call('PUT', `/api/v1/nzb/${made.id}`, {
    version: made.version,
    password: null,
  })
  expect(answer.json().data.lien.password).toBeNull()
  const { rows } = { rows: await test.platform.db.selectFrom('audit_events').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain('irma vep')
})
