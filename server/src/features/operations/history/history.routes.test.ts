import type { HistoryEventView } from '@mediatheque/contract/operations/history/history.schemas.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../../links/links/links-stage.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'

const stage = useLinksStage()
const { addOne, address } = stage
let admin: Caller

beforeAll(async () => {
  admin = await stage.test.as('admin')
})

const versionOf = async (id: number): Promise<number> =>
  (await stage.moderator.call('GET', `/api/v1/liens/${id}`)).json().model.version

const edit = async (caller: Caller, id: number, body: object) =>
  caller.call('PUT', `/api/v1/liens/${id}`, { version: await versionOf(id), ...body })

const decide = async (id: number, body: object) =>
  stage.moderator.call('POST', `/api/v1/liens/${id}`, {
    ...body,
    versions: { [id]: await versionOf(id) },
  })

async function historyOf(
  caller: Caller,
  id: number | string,
  kind = 'link',
): Promise<HistoryEventView[]> {
  const answer = await caller.call('GET', `/api/v1/history/${kind}/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination.data
}

async function list(caller: Caller, filters: Parameters<typeof encodeFilters>[0] = [], more = '') {
  const query = filters.length > 0 ? `filters=${encodeFilters(filters)}` : ''
  const answer = await caller.call('GET', `/api/v1/history?${query}${more}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination as { data: HistoryEventView[]; total: number }
}

const revert = (caller: Caller, eventId: number, fields: readonly string[]) =>
  caller.call('POST', `/api/v1/history/events/${eventId}/revert`, { fields })

const usernameOf = async ({ id }: Caller) =>
  (
    await stage.test.platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username

describe('the history of a link', () => {
  it('does not tell its uploader how many links of others were decided on with it', async () => {
    const own = await addOne(stage.uploader)
    const others = await addOne(await stage.test.as('uploader'))
    const versions = Object.fromEntries([own, others].map(({ id, version }) => [id, version]))
    const url = `/api/v1/liens/${own.id},${others.id}`
    await stage.moderator.call('POST', url, { validation: 'accept', versions })
    const countFor = async (reader: Caller) => (await historyOf(reader, own.id))[0]!.group.count
    expect(await countFor(stage.moderator)).toBe(2)
    expect(await countFor(stage.uploader)).toBe(1)
  })

  it('tells who did what, in the words of the reader', async () => {
    const link = await addOne(stage.uploader)
    await decide(link.id, { validation: 'accept' })
    await edit(stage.moderator, link.id, { qualite: 21, taille: 2048 })
    const [edited, accepted, created] = await historyOf(stage.moderator, link.id)
    expect(edited).toMatchObject({
      action: 'updated',
      way: 'site',
      actor: { name: await usernameOf(stage.moderator) },
      record: { id: String(link.id), name: 'Nosferatu' },
      group: { count: 1 },
    })
    expect(edited!.changes).toMatchObject([
      { field: 'quality_id', label: 'Quality', before: link.qual.qual, can_revert: true },
      { field: 'size_bytes', shown_as: 'bytes', before: null, after: 2048 },
    ])
    expect(accepted).toMatchObject({
      action: 'accepted',
      changes: [{ label: 'State', before: 'Pending', after: 'Active' }],
    })
    expect(created).toMatchObject({ action: 'created', changes: [] })
  })

  it('tells what it was when it is gone, and why it went', async () => {
    const link = await addOne(stage.uploader)
    await decide(link.id, { validation: 'deny', raison: 'Wrong film' })
    const [denied] = await historyOf(stage.moderator, link.id)
    expect(denied).toMatchObject({ action: 'denied', reason: 'Wrong film' })
    expect(denied!.changes).toContainEqual(
      expect.objectContaining({
        label: 'Links',
        before: link.lien,
        after: null,
        can_revert: false,
      }),
    )
  })

  it('is read page by page', async () => {
    const link = await addOne(stage.moderator)
    for (const qualite of [21, 16, 21]) await edit(stage.moderator, link.id, { qualite })
    const path = `/api/v1/history/link/${link.id}?perPage=3`
    const { pagination } = (await stage.moderator.call('GET', path)).json()
    expect(pagination.data).toHaveLength(3)
    const next = await stage.moderator.call('GET', `${path}&cursor=${pagination.next_cursor}`)
    expect(next.json().pagination.data).toMatchObject([{ action: 'created' }])
  })

  it('is told its uploader without the names of moderators, and nobody else', async () => {
    const link = await addOne(stage.uploader)
    await decide(link.id, { validation: 'accept' })
    const own = await historyOf(stage.uploader, link.id)
    expect(own.map(({ actor }) => actor?.name)).toEqual([null, await usernameOf(stage.uploader)])
    expect(own.flatMap(({ changes }) => changes).some(({ can_revert }) => can_revert)).toBe(false)
    const other = await stage.test.as('uploader')
    for (const caller of [other, stage.member])
      expect((await caller.call('GET', `/api/v1/history/link/${link.id}`)).statusCode).toBe(403)
  })
})

describe('the history of the site', () => {
  it('is for who looks after the records it tells of: others are neither listed nor counted', async () => {
    await updateSettings(stage.test.platform, { branding: BRANDING })
    const ofSettings = [{ key: 'kind', operator: '=', value: ['settings'] }]
    expect((await list(admin, ofSettings)).total).toBeGreaterThan(0)
    expect((await list(stage.moderator, ofSettings)).total).toBe(0)
    const kinds = (await list(stage.moderator, [], '&perPage=100')).data.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['link']))
    expect((await stage.member.call('GET', '/api/v1/history')).statusCode).toBe(403)
    expect((await admin.call('GET', '/api/v1/history/settings/branding')).statusCode).toBe(200)
    expect(
      (await stage.moderator.call('GET', '/api/v1/history/settings/branding')).statusCode,
    ).toBe(403)
  })

  it.each([
    ['lists.update', 200],
    ['lists.delete', 200],
    ['news.update', 403],
  ] as const)('of a list answers holders of %s alone with %i', async (name, status) => {
    const someone = await stage.test.as('member')
    await stage.test.platform.db
      .insertInto('user_permissions')
      .values(['admin.access', name].map((permission) => ({ user_id: someone.id, permission })))
      .execute()
    const answer = await someone.call('GET', '/api/v1/history/list/7')
    expect(answer.statusCode).toBe(status)
  })

  it('is narrowed by who, what, when, which record and which act', async () => {
    const [first, second] = [await addOne(stage.uploader), await addOne(stage.uploader)]
    const versions = { [first.id]: first.version, [second.id]: second.version }
    const both = `/api/v1/liens/${first.id},${second.id}`
    await stage.moderator.call('DELETE', both, { versions })
    const only = async (key: string, value: unknown, operator = '=') =>
      (await list(admin, [{ key, operator, value }], '&perPage=100')).data
    const ofRecord = await only('record', String(first.id))
    expect(ofRecord.map(({ action }) => action)).toEqual(['deleted', 'created'])
    const { group } = ofRecord[0]!
    expect(group.count).toBe(2)
    const ofGroup = await only('group', group.id)
    expect(ofGroup.map(({ record }) => Number(record.id)).sort((a, b) => a - b)).toEqual([
      first.id,
      second.id,
    ])
    expect(await only('group', 'no act')).toEqual([])
    const name = await usernameOf(stage.moderator)
    const byModerator = await only('actor', name.toUpperCase())
    expect(new Set(byModerator.map(({ actor }) => actor?.name))).toEqual(new Set([name]))
    expect((await only('action', ['denied'])).every(({ action }) => action === 'denied')).toBe(true)
    const day = { start: '2001-01-01T00:00:00Z', end: '2001-01-02T00:00:00Z' }
    expect(await only('at', day, 'between')).toEqual([])
  })

  it('is searched by what records were called and by reasons, of what the reader looks after', async () => {
    const link = await addOne(stage.uploader)
    await decide(link.id, { validation: 'deny', raison: 'A reel of another picture' })
    const found = async (reader: Caller, words: string) =>
      (await list(reader, [], `&query=${encodeURIComponent(words)}`)).data
    expect(await found(admin, 'REEL of an')).toMatchObject([
      { action: 'denied', record: { id: String(link.id) } },
    ])
    expect((await found(admin, 'Nosfer')).length).toBeGreaterThan(0)
    expect(await found(admin, '%')).toEqual([])
    // Settings are called in every language.
    await updateSettings(stage.test.platform, { branding: { ...BRANDING, site_name: 'Searched' } })
    const { name } = (await historyOf(admin, 'branding', 'settings'))[0]!.record
    expect((await found(admin, name.toUpperCase()))[0]).toMatchObject({ kind: 'settings' })
    expect(await found(stage.moderator, name)).toEqual([])
    const file = await admin.call('GET', '/api/v1/history/csv?query=reel')
    expect(file.body.trim().split('\n')).toHaveLength(2)
  })

  it('is a file too', async () => {
    const answer = await admin.call('GET', '/api/v1/history/csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.split('\n')[0]).toContain('Done by')
    expect(answer.body).toContain('Nosferatu')
  })

  it('says of a program with an access token that it was one', async () => {
    const made = await admin.call('POST', '/api/v1/access-tokens', { tokenName: 'Script' })
    const { plainTextToken } = made.json()
    const link = await addOne(stage.moderator)
    const headers = { authorization: `Bearer ${plainTextToken}` }
    const url = `/api/v1/liens/${link.id}`
    const answer = await stage.test.app.inject({
      method: 'PUT',
      url,
      headers,
      payload: { version: link.version, qualite: 21 },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await historyOf(stage.moderator, link.id))[0]).toMatchObject({ way: 'token' })
  })
})

describe('taking a change back', () => {
  it('writes the former values again, as an event that names the one it takes back', async () => {
    const link = await addOne(stage.moderator, { nfo: 'First' })
    await edit(stage.moderator, link.id, { qualite: 21, nfo: 'Second', lien: address() })
    const [edited] = await historyOf(stage.moderator, link.id)
    const answer = await revert(stage.moderator, edited!.id, ['quality_id', 'urls', 'nfo'])
    expect(answer.json()).toEqual({ reverted: ['quality_id', 'urls', 'nfo'] })
    const now = (await stage.moderator.call('GET', `/api/v1/liens/${link.id}`)).json().model
    expect(now).toMatchObject({ qualite: link.qualite, lien: link.lien })
    const [taken] = await historyOf(stage.moderator, link.id)
    expect(taken).toMatchObject({ action: 'reverted', reverts_id: edited!.id })
    // Taken back once: what the event made of it is no longer there.
    expect((await revert(stage.moderator, edited!.id, ['quality_id'])).statusCode).toBe(409)
  })

  it('is refused where somebody changed the field again since, and changes nothing', async () => {
    const link = await addOne(stage.moderator)
    await edit(stage.moderator, link.id, { qualite: 21, taille: 5 })
    const [edited] = await historyOf(stage.moderator, link.id)
    await edit(stage.moderator, link.id, { qualite: 10 })
    const [, again] = await historyOf(stage.moderator, link.id)
    expect(again!.changes.map(({ field, can_revert }) => [field, can_revert])).toEqual([
      ['quality_id', false],
      ['size_bytes', true],
    ])
    const refused = await revert(stage.moderator, edited!.id, ['size_bytes', 'quality_id'])
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('Quality was changed again since. Nothing was changed.')
    const now = (await stage.moderator.call('GET', `/api/v1/liens/${link.id}`)).json().model
    expect(now).toMatchObject({ qualite: 10, taille: 5 })
    expect((await revert(stage.moderator, edited!.id, ['size_bytes'])).statusCode).toBe(200)
  })

  it('keeps to the rules of the record: an address that is somewhere else now is refused by its field', async () => {
    const link = await addOne(stage.moderator)
    await edit(stage.moderator, link.id, { lien: address() })
    await addOne(stage.uploader, { lien: link.lien })
    const [edited] = await historyOf(stage.moderator, link.id)
    const refused = await revert(stage.moderator, edited!.id, ['urls'])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toHaveProperty('lien')
  })

  it('is for who may change the record', async () => {
    const link = await addOne(stage.uploader)
    await edit(stage.uploader, link.id, { qualite: 21 })
    const [edited] = await historyOf(stage.moderator, link.id)
    expect((await revert(stage.uploader, edited!.id, ['quality_id'])).statusCode).toBe(404)
    expect((await revert(stage.moderator, edited!.id, ['user_id'])).statusCode).toBe(409)
  })

  it('is done by one of ten who press at once', async () => {
    const link = await addOne(stage.moderator)
    await edit(stage.moderator, link.id, { qualite: 21 })
    const [edited] = await historyOf(stage.moderator, link.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => revert(stage.moderator, edited!.id, ['quality_id'])),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('an account that is gone', () => {
  it('leaves what it did to what is others’ under its name, and nothing about itself', async () => {
    const { db } = stage.test.platform
    const [member, doomed] = [await stage.test.as('uploader'), await stage.test.as('moderator')]
    await db
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date() })
      .where('user_id', 'in', [member.id, doomed.id])
      .execute()
    await admin.call('PUT', `/api/v1/users/${member.id}`, { version: 1, first_name: 'Ada' })
    const link = await addOne(member)
    const name = await usernameOf(doomed)
    await doomed.call('POST', `/api/v1/liens/${link.id}`, {
      validation: 'accept',
      versions: { [link.id]: link.version },
    })
    for (const { id, call } of [member, doomed])
      expect(
        (await call('DELETE', `/api/v1/users/${id}`, { deleteCurrentUser: true })).statusCode,
      ).toBe(200)
    const told = await historyOf(stage.moderator, link.id)
    expect(told.map(({ action, actor }) => [action, actor?.name])).toEqual([
      ['accepted', name],
      ['created', null],
    ])
    const [about] = await historyOf(admin, member.id, 'user')
    expect(about).toMatchObject({ action: 'updated', record: { name: '' }, changes: [] })
  })
})

const BRANDING = {
  site_name: 'Changed',
  description: '',
  logo_light: null,
  logo_dark: null,
  logo_light_mobile: null,
  logo_dark_mobile: null,
  favicon: null,
}
