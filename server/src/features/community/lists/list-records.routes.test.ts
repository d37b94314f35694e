import type {
  ListRecordRow,
  ListSheet,
} from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [owner, member, moderator, admin] = [] as unknown as [Caller, Caller, Caller, Caller]
const titles: number[] = []
const PATH = '/api/v1/list-records'

beforeAll(async () => {
  owner = await test.as('member')
  member = await test.as('member')
  moderator = await test.as('moderator')
  admin = await test.as('admin')
  for (const name of ['Nosferatu', 'Metropolis', 'Sunrise'])
    titles.push((await buildTitle(test.platform.db, { name })).id)
})
beforeEach(async () => {
  await sql`truncate throttles, reports, lists, audit_events, notifications cascade`.execute(
    test.platform.db,
  )
})

async function make(values: object = {}, caller = owner): Promise<{ id: number; name: string }> {
  const form = { name: 'Silent nights', visibility: 'public', ...values }
  return (await caller.call('POST', '/api/v1/lists', form)).json().list
}
const nameOf = async ({ id }: { id: number }) =>
  (
    await test.platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username
const rowsFor = async (caller: Caller, query = ''): Promise<ListRecordRow[]> =>
  (await caller.call('GET', `${PATH}?${query}`)).json().pagination.data
const namesFor = async (caller: Caller, query = '') =>
  (await rowsFor(caller, query)).map(({ name }) => name)
const filtered = (key: string, operator: string, value: unknown) =>
  `filters=${encodeURIComponent(btoa(JSON.stringify([{ key, operator, value }])))}`
const sheetFor = async (caller: Caller, id: number | string): Promise<ListSheet> =>
  (await caller.call('GET', `${PATH}/${id}`)).json().list
const formOf = ({ name, description, visibility, version, items }: ListSheet, more: object) => {
  const seen = items.map(({ id }) => id)
  return { name, description, visibility, version, items: seen, items_seen: seen, ...more }
}
const save = async (by: Caller, id: number, more: object) =>
  by.call('PUT', `${PATH}/${id}`, formOf(await sheetFor(by, id), more))
const heard = async (caller: Caller): Promise<string[]> =>
  (await caller.call('GET', '/api/v1/notifications'))
    .json()
    .pagination.data.flatMap(({ data }: { data: { lines: { content: string }[] } }) =>
      data.lines.map(({ content }) => content),
    )
const eventsOf = async (id: number) =>
  (await admin.call('GET', `/api/v1/history/list/${id}`)).json().pagination.data as {
    id: number
    action: string
    changes: { field: string }[]
  }[]

describe('the lists of all members', () => {
  it('are shown to who tends lists as far as they may see them: private ones to administrators alone', async () => {
    await make({ name: 'Open' })
    await make({ name: 'By address', visibility: 'unlisted' })
    await make({ name: 'Secret', visibility: 'private' })
    await make({ name: 'My own', visibility: 'private' }, moderator)
    expect((await namesFor(moderator)).sort()).toEqual(['My own', 'Open'])
    expect((await namesFor(admin)).sort()).toEqual(['By address', 'My own', 'Open', 'Secret'])
    // What is not shown is neither found, filtered nor counted.
    expect(await namesFor(moderator, 'query=secret')).toEqual([])
    expect(await namesFor(moderator, filtered('visibility', '=', ['private']))).toEqual(['My own'])
    expect((await moderator.call('GET', `${PATH}/csv`)).body).not.toContain('Secret')
    for (const caller of [owner, await test.as('team')])
      expect((await caller.call('GET', PATH)).statusCode).toBe(403)
  })

  it('are searched by names in both languages, narrowed and put in order', async () => {
    const long = await make({ name: 'Évenings of 100%' })
    await make({ name: 'Mornings' }, member)
    for (const title_id of titles)
      await owner.call('POST', `/api/v1/lists/${long.id}/add`, { title_id })
    await test.platform.db
      .updateTable('lists')
      .set({ name_fr: 'Soirées' })
      .where('id', '=', long.id)
      .execute()
    for (const query of ['evenings', 'soiree', 'soirees 100', 'even of'])
      expect(await namesFor(admin, `query=${encodeURIComponent(query)}`)).toHaveLength(1)
    for (const query of ['v%nings', 'evenings mornings'])
      expect(await namesFor(admin, `query=${encodeURIComponent(query)}`)).toEqual([])
    expect(await namesFor(admin, filtered('owner', '=', await nameOf(member)))).toEqual([
      'Mornings',
    ])
    expect(await namesFor(admin, filtered('items_count', '>=', 3))).toEqual(['Évenings of 100%'])
    expect(await namesFor(admin, filtered('hidden', '=', true))).toEqual([])
    expect(await namesFor(admin, 'orderBy=name&orderDir=desc')).toEqual([
      'Mornings',
      'Évenings of 100%',
    ])
    expect(await namesFor(admin, 'orderBy=items_count&orderDir=asc')).toEqual([
      'Mornings',
      'Évenings of 100%',
    ])
  })

  it('cannot be opened by who may not see them, whatever their address says', async () => {
    const secret = await make({ visibility: 'private' })
    const unlisted = await make({ visibility: 'unlisted', name: 'By address' })
    const { share_key: key } = (await owner.call('GET', `/api/v1/lists/${unlisted.id}`)).json().list
    for (const path of [secret.id, `${secret.id}-silent-nights`, 'silent-nights', key, 9e14])
      expect((await moderator.call('GET', `${PATH}/${path}`)).statusCode).toBe(404)
    const body = { name: 'Mine', version: 1, visibility: 'private' }
    expect((await moderator.call('PUT', `${PATH}/${secret.id}`, body)).statusCode).toBe(404)
    expect((await sheetFor(admin, secret.id)).name).toBe('Silent nights')
  })
})

describe('the editor of a list', () => {
  it('keeps words, titles and their order in one save, tells the owner, and takes it back', async () => {
    const list = await make({ description: 'Old' })
    for (const title_id of titles)
      await owner.call('POST', `/api/v1/lists/${list.id}/add`, { title_id, note: `Of ${title_id}` })
    const [first, second, third] = titles as [number, number, number]
    const saved = await save(moderator, list.id, { name: 'Quiet nights', items: [third, first] })
    expect(saved.statusCode).toBe(200)
    const sheet = await sheetFor(moderator, 'quiet-nights')
    expect(sheet.items.map(({ id, note }) => [id, note])).toEqual([
      [third, `Of ${third}`],
      [first, `Of ${first}`],
    ])
    expect(sheet.items_count).toBe(2)
    expect(await heard(owner)).toContain('Your list “Silent nights” was changed by a moderator')
    const [event] = await eventsOf(list.id)
    const revert = { fields: ['name', 'items'] }
    const url = `/api/v1/history/events/${event!.id}/revert`
    expect((await moderator.call('POST', url, revert)).statusCode).toBe(200)
    const back = await sheetFor(moderator, list.id)
    expect(back.name).toBe('Silent nights')
    expect(back.items.map(({ id }) => id)).toEqual([first, second, third])
  })

  it('says so where somebody changed the titles meanwhile, and leaves alone what was not edited', async () => {
    const list = await make()
    const seen = await sheetFor(moderator, list.id)
    await owner.call('POST', `/api/v1/lists/${list.id}/add`, { title_id: titles[0] })
    const refused = await moderator.call(
      'PUT',
      `${PATH}/${list.id}`,
      formOf(seen, { items: [titles[1]] }),
    )
    expect(refused.statusCode).toBe(409)
    expect(refused.json().conflicts[0].current.items).toMatchObject([{ id: titles[0] }])
    const renamed = await moderator.call('PUT', `${PATH}/${list.id}`, formOf(seen, { name: 'New' }))
    expect(renamed.statusCode).toBe(200)
    expect(renamed.json().list.items).toMatchObject([{ id: titles[0] }])
  })

  it('hands no list back by a call that saw its owner before', async () => {
    const list = await make()
    const seen = await sheetFor(moderator, list.id)
    const next = await nameOf(member)
    expect((await save(admin, list.id, { owner: next })).statusCode).toBe(200)
    const stale = formOf(seen, { owner: await nameOf(owner) })
    const refused = await moderator.call('PUT', `${PATH}/${list.id}`, stale)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().conflicts[0].current.owner.username).toBe(next)
    expect((await sheetFor(moderator, list.id)).owner?.username).toBe(next)
  })

  it('shows nothing of others to more readers, and nothing that its reader would lose sight of', async () => {
    const secret = await make({ visibility: 'private' })
    for (const visibility of ['public', 'unlisted'])
      expect((await save(admin, secret.id, { visibility })).json().errors).toHaveProperty(
        'visibility',
      )
    const hand = await save(admin, secret.id, { owner: await nameOf(member) })
    expect(hand.json().errors).toHaveProperty('owner')
    const open = await make({ name: 'Open' })
    expect((await save(moderator, open.id, { visibility: 'private' })).statusCode).toBe(422)
    expect((await save(admin, open.id, { visibility: 'unlisted' })).statusCode).toBe(200)
    const [event] = await eventsOf(open.id)
    const back = await admin.call('POST', `/api/v1/history/events/${event!.id}/revert`, {
      fields: ['visibility'],
    })
    expect(back.statusCode).toBe(200)
    expect((await sheetFor(admin, open.id)).visibility).toBe('public')
  })

  it('gives a list to another account, and makes one for somebody', async () => {
    const list = await make()
    const username = await nameOf(member)
    expect((await save(moderator, list.id, { owner: 'nobody-at-all' })).statusCode).toBe(422)
    expect((await save(moderator, list.id, { owner: username })).statusCode).toBe(200)
    expect(await heard(member)).toContain('The list “Silent nights” is yours now')
    const own = (await member.call('GET', '/api/v1/lists/mine')).json().pagination.data
    expect(own).toMatchObject([{ id: list.id, can: { update: true } }])
    const form = { name: 'For you', owner: username, items: [titles[2], titles[0], titles[2]] }
    const made = await moderator.call('POST', PATH, form)
    expect(made.statusCode).toBe(201)
    expect(made.json().list.items).toMatchObject([{ id: titles[2] }, { id: titles[0] }])
    expect((await eventsOf(made.json().list.id))[0]?.action).toBe('created')
    const hidden = await moderator.call('POST', PATH, { ...form, visibility: 'private' })
    expect(hidden.statusCode).toBe(422)
  })

  it.each([
    [{ name: '' }, 422],
    [{ name: 'A\0B' }, 422],
    [{ items: [2_147_483_648] }, 422],
    [{ items: [-1] }, 422],
    [{ items: ['x'] }, 422],
    [{ visibility: 'all' }, 422],
    [{ version: 2_147_483_648 }, 422],
    [{ version: 99 }, 409],
  ])('refuses %j', async (wrong, status) => {
    const list = await make()
    expect((await save(admin, list.id, wrong)).statusCode).toBe(status)
  })
})

describe('lists that are deleted', () => {
  const remove = async (by: Caller, ids: readonly number[], more: object = { reason: 'Spam' }) => {
    const rows = await test.platform.db.selectFrom('lists').select(['id', 'version']).execute()
    const versions = Object.fromEntries(
      rows.filter(({ id }) => ids.includes(id)).map(({ id, version }) => [id, version]),
    )
    return by.call('DELETE', `${PATH}/${ids.join()}`, { versions, ...more })
  }

  it('come back from the history where they are others’, and go for good where they are one’s own', async () => {
    const [others, own] = [await make(), await make({}, moderator)]
    expect((await remove(moderator, [others.id, own.id], {})).json().errors).toHaveProperty(
      'reason',
    )
    expect((await remove(moderator, [others.id, own.id])).json()).toEqual({ deleted: 2 })
    expect(await rowsFor(admin)).toEqual([])
    expect(await heard(owner)).toContain('Your list “Silent nights” was removed by a moderator')
    const restored = await moderator.call('POST', `/api/v1/lists/${others.id}/restore`)
    expect(restored.statusCode).toBe(200)
    expect(await rowsFor(admin)).toMatchObject([{ id: others.id }])
  })

  it('are all those that were named or none', async () => {
    const [open, secret] = [await make(), await make({ visibility: 'private' })]
    expect((await remove(moderator, [open.id, secret.id])).statusCode).toBe(404)
    const later = await owner.call('POST', '/api/v1/lists/watch-later', { title_id: titles[0] })
    expect((await remove(admin, [open.id, later.json().list_id])).statusCode).toBe(422)
    expect(await rowsFor(admin)).toHaveLength(3)
    expect((await remove(member, [open.id])).statusCode).toBe(403)
  })
})
