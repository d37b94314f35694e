import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let member: Caller
let other: Caller
let moderator: Caller

beforeAll(async () => {
  member = await test.as('member')
  other = await test.as('member')
  moderator = await test.as('moderator')
})

let made = 0
const named = () => `Lost film ${++made}`

async function ask(caller: Caller, body: object = {}): Promise<RequestView> {
  const answer = await caller.call('POST', '/api/v1/requests', {
    title: named(),
    category: 1,
    ...body,
  })
  expect(answer.json()).toMatchObject({ request: { status: 0 } })
  return answer.json().request
}

const list = async (caller: Caller, query = ''): Promise<RequestView[]> =>
  (await caller.call('GET', `/api/v1/requests?${query}`)).json().pagination.data
const filtered = (filters: object[]) =>
  `filters=${encodeURIComponent(Buffer.from(JSON.stringify(filters)).toString('base64'))}`
const read = async (caller: Caller, id: number): Promise<RequestView> =>
  (await caller.call('GET', `/api/v1/requests/${id}`)).json().request
const act = (id: number, body: object) => moderator.call('PUT', `/api/v1/requests/${id}`, body)

describe('a request', () => {
  it('says what is wanted, and by whom', async () => {
    const request = await ask(member, {
      title: '  Greed  ',
      category: 2,
      serie: true,
      saison: 2,
      episodes: [4, 3, 4],
      url: 'https://example.org/greed',
      note: 'The long one.',
    })
    expect(request).toMatchObject({
      title: 'Greed',
      title_id: null,
      post: null,
      exit_title: false,
      category: { id: 2, cat: { name: expect.any(String) } },
      serie: true,
      saison: 2,
      full_saison: false,
      episodes: [3, 4],
      url: 'https://example.org/greed',
      note: 'The long one.',
      author: { username: expect.any(String) },
      resolver: null,
      supporters_count: 1,
      is_supported: true,
    })
  })

  it('is about a title of the catalogue, by the name that its reader knows', async () => {
    const { id } = await buildTitle(test.platform.db, { name: 'Metropolis', is_series: true })
    const request = await ask(member, {
      exit_title: true,
      title_id: id,
      saison: 1,
      full_saison: true,
    })
    expect(request).toMatchObject({
      title: 'Metropolis',
      title_id: id,
      serie: true,
      full_saison: true,
    })
    expect((await list(member, `title_id=${id}`)).map((one) => one.id)).toEqual([request.id])
  })

  it.each([
    [{ title: ' ' }, { title: ['Please enter a title.'] }],
    [{ category: 999 }, { category: ['Please choose a category.'] }],
    [{ saison: 1 }, { saison: ['Only series have seasons and episodes.'] }],
    [{ serie: true, episodes: [1] }, { saison: ['Please enter a season.'] }],
    [
      { serie: true, saison: 1, full_saison: true, episodes: [1] },
      { episodes: ['A full season has all episodes.'] },
    ],
    [
      { serie: true, saison: 1, episodes: [1, 2, 3, 4] },
      { episodes: ['You can ask for 3 episodes at most.'] },
    ],
    [{ exit_title: true }, { title_id: ['Please choose a title.'] }],
    [{ exit_title: true, title_id: 987_654_321 }, { title_id: ['There is no such title.'] }],
    [{ url: 'javascript:alert(1)' }, { url: ['The address field must be a valid web address.'] }],
  ])('is refused by field: %j', async (body, errors) => {
    const asked = { title: named(), category: 1, ...body }
    const answer = await member.call('POST', '/api/v1/requests', asked)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
  })

  it('is one, however many ask for it at once and however they write it', async () => {
    const callers = await Promise.all(Array.from({ length: 5 }, () => test.as('member')))
    const answers = await Promise.all(
      callers.map(({ call }, at) =>
        call('POST', '/api/v1/requests', { title: at % 2 ? 'NAPOLÉON' : 'Napoleon', category: 1 }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 422, 422, 422, 422,
    ])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({
      title: ['This is asked for already. Say that you want it too.'],
    })
  })

  it('counts among those that its author may have open', async () => {
    const busy = await test.as('member')
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        busy.call('POST', '/api/v1/requests', { title: named(), category: 1 }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    expect(answers.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
      message: expect.stringContaining('As many of your requests are open'),
    })
  })
})

describe('wanting the same', () => {
  it('counts once, and is taken back', async () => {
    const { id } = await ask(member)
    const support = () => other.call('POST', `/api/v1/requests/${id}/support`, {})
    await Promise.all([support(), support(), support()])
    expect(await read(member, id)).toMatchObject({ supporters_count: 2, is_supported: true })
    const left = await other.call('DELETE', `/api/v1/requests/${id}/support`)
    expect(left.json().request).toMatchObject({ supporters_count: 1, is_supported: false })
  })

  it('ends with the last who did, and the request with it while nobody takes care of it', async () => {
    const { id } = await ask(member)
    const left = await member.call('DELETE', `/api/v1/requests/${id}/support`)
    expect(left.json()).toEqual({ request: null })
    expect((await member.call('GET', `/api/v1/requests/${id}`)).statusCode).toBe(404)
    const taken = await ask(member)
    await act(taken.id, { version: 1, action: 'process' })
    await member.call('DELETE', `/api/v1/requests/${taken.id}/support`)
    expect(await read(member, taken.id)).toMatchObject({ status: 1, supporters_count: 0 })
  })

  it('puts what more people want first, and finds the own', async () => {
    const reader = await test.as('member')
    const wanted = await ask(reader)
    await other.call('POST', `/api/v1/requests/${wanted.id}/support`, {})
    await moderator.call('POST', `/api/v1/requests/${wanted.id}/support`, {})
    const [first] = await list(reader)
    expect(first).toMatchObject({ id: wanted.id, supporters_count: 3 })
    const mine = await list(reader, filtered([{ key: 'mine', operator: '=', value: true }]))
    expect(mine.map(({ id }) => id)).toEqual([wanted.id])
    // What has another status, and names of which a word begins with two letters.
    const isPending = { key: 'status', value: [0] }
    const others = await list(reader, filtered([{ ...isPending, operator: '!=' }]))
    expect(others.map(({ id }) => id)).not.toContain(wanted.id)
    const pending = await list(reader, filtered([{ ...isPending, operator: '=' }]))
    expect(pending.map(({ id }) => id)).toContain(wanted.id)
    const named = await list(reader, `query=${wanted.title.slice(0, 2)}`)
    expect(named.map(({ id }) => id)).toContain(wanted.id)
  })
})

describe('taking care of a request', () => {
  it('is told to who wants it, and to nobody else', async () => {
    const fan = await test.as('member')
    const { id } = await ask(member, { title: 'The Lost World 1925' })
    await fan.call('POST', `/api/v1/requests/${id}/support`, {})
    const title = await buildTitle(test.platform.db, { name: 'The Lost World' })
    const taken = await act(id, { version: 1, action: 'process' })
    expect(taken.json().request).toMatchObject({ status: 1, resolver: { id: moderator.id } })
    const nothing = await act(id, { version: 2, action: 'resolve' })
    expect(nothing.json().errors).toEqual({ title_id: ['Please choose a title.'] })
    const done = await act(id, { version: 2, action: 'resolve', title_id: title.id })
    expect(done.json().request).toMatchObject({
      status: 2,
      title: 'The Lost World',
      post: { id: title.id },
      resolver: { id: moderator.id },
      resolved_at: expect.any(String),
    })
    const told = async ({ call }: Caller) =>
      (await call('GET', '/api/v1/notifications'))
        .json()
        .pagination.data.map(({ type }: { type: string }) => type)
    expect(await told(fan)).toEqual(['request.resolved', 'request.processing'])
    expect(await told(other)).toEqual([])
    expect(await told(moderator)).toEqual([])
    const again = await act(id, { version: 3, action: 'resolve' })
    expect(again.json().errors).toEqual({ action: ['This request is resolved.'] })
    const late = await other.call('POST', `/api/v1/requests/${id}/support`, {})
    expect(late.statusCode).toBe(422)
  })

  it('takes names of any script for what they are', async () => {
    await ask(member, { title: '七人の侍' })
    await ask(member, { title: '東京物語' })
    await ask(member, { title: 'Сталкер' })
    await ask(member, { title: 'Зеркало' })
    await ask(member, { title: '???' })
    await ask(member, { title: '!!!' })
    const same = await other.call('POST', '/api/v1/requests', { title: ' сталкер ', category: 1 })
    expect(same.statusCode).toBe(422)
  })

  it('sees what others changed meanwhile', async () => {
    const { id } = await ask(member)
    const answers = await Promise.all(
      ['process', 'process', 'process'].map((action) => act(id, { version: 1, action })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it('does not make two open requests of the same', async () => {
    const [one, two] = [await ask(member), await ask(member)]
    const edit = await act(two.id, { version: 1, title: one.title, category: 1 })
    expect(edit.json().errors).toEqual({
      title: ['This is asked for already. Say that you want it too.'],
    })
    const title = await buildTitle(test.platform.db)
    await act(one.id, { version: 1, action: 'resolve', title_id: title.id })
    const edited = await act(two.id, { version: 1, title: one.title, category: 1 })
    expect(edited.statusCode).toBe(200)
    const reopened = await act(one.id, { version: 2, action: 'reopen' })
    expect(reopened.statusCode).toBe(422)
  })

  it('changes one that is resolved, whoever asked for the same since', async () => {
    const title = await buildTitle(test.platform.db)
    const about = { exit_title: true, title_id: title.id }
    const done = await ask(member, about)
    await act(done.id, { version: 1, action: 'resolve' })
    await ask(other, about)
    const edited = await act(done.id, { version: 2, ...about, note: 'In two parts.' })
    expect(edited.json().request).toMatchObject({ status: 2, note: 'In two parts.' })
  })

  it('is shown what was added that fits', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { is_series: true })
    const about = { exit_title: true, title_id: title.id }
    const episode = await ask(member, { ...about, saison: 2, episodes: [3] })
    const season = await ask(member, { ...about, saison: 2, full_saison: true })
    const link = { title_id: title.id, season_number: 2, status: 'active' as const }
    await buildLink(db, { ...link, episode_number: 4 })
    await buildLink(db, { ...link, episode_number: 3, status: 'pending' })
    expect((await read(member, episode.id)).fits_since).toBeNull()
    await db
      .updateTable('links')
      .set({ status: 'active' })
      .where('status', '=', 'pending')
      .execute()
    expect((await read(member, episode.id)).fits_since).not.toBeNull()
    expect((await read(member, season.id)).fits_since).toBeNull()
    await buildLink(db, { ...link, is_full_season: true })
    const fitting = await list(moderator, filtered([{ key: 'fits', operator: '=', value: true }]))
    expect(fitting.map(({ id }) => id).toSorted()).toEqual([episode.id, season.id].toSorted())
    const edited = await act(season.id, { version: 1, ...about, saison: 3, full_saison: true })
    expect(edited.json().request.fits_since).toBeNull()
  })
})

describe('requests of a workspace', () => {
  it('are for its members', async () => {
    const workspaceId = await buildWorkspace(test.platform.db, member.id)
    const { id } = await ask(member, { workspaceId })
    expect((await list(member, `workspaceId=${workspaceId}`)).map((one) => one.id)).toEqual([id])
    expect(await list(other, `workspaceId=${workspaceId}`)).toEqual([])
    expect((await list(member, 'perPage=100')).map((one) => one.id)).not.toContain(id)
    for (const call of [
      () => other.call('GET', `/api/v1/requests/${id}`),
      () => other.call('POST', `/api/v1/requests/${id}/support`, {}),
      () => act(id, { version: 1, action: 'process' }),
    ])
      expect((await call()).statusCode).toBe(404)
    const intruder = await other.call('POST', '/api/v1/requests', {
      title: named(),
      category: 1,
      workspaceId,
    })
    expect(intruder.json().errors).toEqual({
      workspaceId: ['You are no member of this workspace.'],
    })
  })
})

it('are not told of by the history either to who is no member', async () => {
  const { db } = test.platform
  const staff = await test.as('moderator')
  const workspaceId = await buildWorkspace(db, staff.id)
  const { id } = await ask(staff, {
    workspaceId,
    title: 'Secret project',
    note: 'Secret note',
    url: 'https://secret.test/',
  })
  const process = { version: 1, action: 'process' }
  expect((await staff.call('PUT', `/api/v1/requests/${id}`, process)).statusCode).toBe(200)
  await staff.call('DELETE', `/api/v1/requests/${id}`, { versions: { [id]: 2 } })
  const read = await moderator.call('GET', `/api/v1/history/request/${id}`)
  const events = read.json().pagination.data
  expect(events.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'updated'])
  const { rows } = await sql`select * from audit_events where record_type = 'request'
    and record_id = ${String(id)}`.execute(db)
  expect(JSON.stringify([events, rows])).not.toMatch(/Secret |secret\.test/)
})

describe('who wants it', () => {
  it('hears nothing of a workspace any more that they left', async () => {
    const { db } = test.platform
    const owner = await test.as('member')
    const former = await test.as('member')
    const staff = await test.as('moderator')
    const workspaceId = await buildWorkspace(db, owner.id)
    for (const { id: user_id } of [former, staff])
      await db
        .insertInto('workspace_members')
        .values({ workspace_id: workspaceId, user_id, role: 'member' })
        .execute()
    const { id } = await ask(owner, { workspaceId })
    await former.call('POST', `/api/v1/requests/${id}/support`, {})
    await db.deleteFrom('workspace_members').where('user_id', '=', former.id).execute()
    const answer = await staff.call('PUT', `/api/v1/requests/${id}`, {
      version: 1,
      action: 'process',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const told = async ({ call }: Caller) =>
      (await call('GET', '/api/v1/notifications'))
        .json()
        .pagination.data.filter(({ type }: { type: string }) => type === 'request.processing')
        .length
    expect(await told(former)).toBe(0)
    expect(await told(owner)).toBe(1)
  })

  it('alone makes it go: nobody who never wanted it takes it away', async () => {
    const gone = await test.as('member')
    const { id } = await ask(gone)
    await test.platform.db.deleteFrom('users').where('id', '=', gone.id).execute()
    expect(await read(other, id)).toMatchObject({ supporters_count: 0 })
    await other.call('DELETE', `/api/v1/requests/${id}/support`, {})
    expect(await read(other, id)).toMatchObject({ id })
  })
})

describe('titles to choose from', () => {
  it('are those of a category, in spite of typing errors', async () => {
    const { db } = test.platform
    await buildTitle(db, { name: 'Vampyres of Berlin', type: 'series', is_series: true })
    await buildTitle(db, { name: 'Vampyres of Vienna', type: 'movie' })
    const found = async (query: string) =>
      (await member.call('GET', `/api/v1/channel/search-for-addable-content?${query}`))
        .json()
        .results.map(({ name, is_series }: { name: string; is_series: boolean }) => [
          name,
          is_series,
        ])
    expect(await found('query=vampyres%20berlin&category=2')).toEqual([
      ['Vampyres of Berlin', true],
    ])
    expect(await found('query=vampyres%20vienna&category=1')).toEqual([
      ['Vampyres of Vienna', false],
    ])
    expect(await found('query=vampyres&category=999')).toEqual([])
  })
})
