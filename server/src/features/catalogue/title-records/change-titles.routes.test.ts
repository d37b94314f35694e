import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { bulkRunJobs } from '../../operations/bulk-runs/bulk-runs.jobs.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
let [first, second] = [0, 0]
let genres: number[] = []

const partsOf = async (id: number) =>
  (await team.call('GET', `/api/v1/titles/${id}/parts?lang=en`)).json()
const sheetOf = async (id: number) =>
  (await team.call('GET', `/api/v1/media/import/titles/${id}?lang=en`)).json().sheet
const preview = (changes: object, ids = `${first},${second}`) =>
  team.call('POST', `/api/v1/titles/${ids}/changes-preview?lang=en`, { changes })
const change = (changes: object, versions: object = { [first]: 1, [second]: 1 }) =>
  team.call('PUT', `/api/v1/titles/${first},${second}/changes`, { changes, versions })

beforeAll(async () => {
  team = await test.as('moderator')
  const rows = await test.platform.db.selectFrom('genres').select('id').orderBy('id').execute()
  genres = rows.slice(0, 30).map(({ id }) => id)
})
beforeEach(async () => {
  const { db } = test.platform
  first = (await buildTitle(db, { type: 'movie', name: 'Nosferatu' })).id
  second = (await buildTitle(db, { type: 'movie', name: 'The Golem' })).id
  await team.call('PUT', `/api/v1/titles/${first}/parts`, {
    version: 1,
    genres: [genres[0]],
    keywords: ['Vampire'],
  })
  await team.call('PUT', `/api/v1/titles/${first}/parts`, { version: 2, locks: [] })
})

describe('a change of several titles', () => {
  const changes = () => ({
    add_genres: [genres[0], genres[1]],
    add_keywords: ['vampire', 'Silent'],
    type: 'doc',
    certification: '12',
  })

  it('is shown before it is made, title by title, and then made just so', async () => {
    const { titles } = (await preview(changes())).json()
    expect(titles.map(({ name }: { name: string }) => name)).toEqual(['Nosferatu', 'The Golem'])
    expect(titles[0].changes).toMatchObject([
      { field: 'type', before: 'Movie', after: 'Documentary' },
      { field: 'certification', before: null, after: '12' },
      { field: 'genres' },
      { field: 'keywords', before: 'Vampire', after: 'Vampire, Silent' },
      { field: 'locks', before: null },
    ])
    expect((await partsOf(first)).version).toBe(3)
    const done = await change(changes(), { [first]: 3, [second]: 1 })
    expect(done.json()).toEqual({ changed: 2 })
    for (const id of [first, second]) {
      const { genres: has, locks } = await partsOf(id)
      expect(has.map((genre: { id: number }) => genre.id).toSorted()).toEqual(
        [genres[0], genres[1]].toSorted(),
      )
      expect(locks.toSorted()).toEqual(['certification', 'genres', 'keywords', 'type'])
      expect(await sheetOf(id)).toMatchObject({ type: 'doc', certification: '12' })
    }
    expect((await partsOf(first)).keywords.map(({ name }: { name: string }) => name)).toEqual([
      'Silent',
      'Vampire',
    ])
    expect(
      (await preview(changes()))
        .json()
        .titles.flatMap((title: { changes: unknown[] }) => title.changes),
    ).toEqual([])
  })

  it('takes away, opens locks, and leaves alone what is so already', async () => {
    await change({ lock: ['plot'], add_genres: [genres[0]] }, { [first]: 3, [second]: 1 })
    const [before, other] = [await partsOf(first), await partsOf(second)]
    const taken = { remove_genres: [genres[0]], remove_keywords: ['VAMPIRE'], unlock: ['plot'] }
    const versions = { [first]: before.version, [second]: other.version }
    expect((await change(taken, versions)).json()).toEqual({ changed: 2 })
    expect(await partsOf(first)).toMatchObject({
      genres: [],
      keywords: [],
      locks: ['genres', 'keywords'],
    })
    const now = { [first]: before.version + 1, [second]: other.version + 1 }
    expect((await change(taken, now)).json()).toEqual({ changed: 0 })
    expect((await partsOf(first)).version).toBe(before.version + 1)
  })

  it('is in the history of each, and is taken back there', async () => {
    await change(changes(), { [first]: 3, [second]: 1 })
    const { data } = (await team.call('GET', `/api/v1/history/title/${second}`)).json().pagination
    const reverted = await team.call('POST', `/api/v1/history/events/${data[0].id}/revert`, {
      fields: ['type', 'certification', 'keywords'],
    })
    expect(reverted.statusCode).toBe(200)
    expect(await sheetOf(second)).toMatchObject({ type: 'movie', certification: null })
    expect((await partsOf(second)).keywords).toEqual([])
  })

  it('is made of all of them or of none', async () => {
    const stale = await change(changes(), { [first]: 3, [second]: 7 })
    expect(stale.statusCode).toBe(409)
    await team.call('PUT', `/api/v1/titles/${second}/parts`, {
      version: 1,
      genres: genres.slice(2, 22),
    })
    const full = await change({ add_genres: [genres[25]] }, { [first]: 3, [second]: 2 })
    expect(full.json().message).toBe('A title can have 20 genres at most.')
    expect((await preview({ add_genres: [genres[25]] })).json().titles[1].fault).toBe(
      'A title can have 20 genres at most.',
    )
    expect((await partsOf(first)).genres).toHaveLength(1)
  })

  it('is made once by ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(changes(), { [first]: 3, [second]: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
  })

  it.each([
    ['changes', {}],
    ['changes', { add_genres: [] }],
    ['changes.add_genres', { add_genres: [2_147_483_648] }],
    ['changes.add_keywords', { add_keywords: ['!!!'] }],
    ['changes.add_keywords.0', { add_keywords: ['a\0b'] }],
    ['changes.type', { type: 'film' }],
    ['changes.certification', { certification: 'x'.repeat(21) }],
    ['changes.lock.0', { lock: ['views'] }],
  ])('says at %s what is wrong with it: %o', async (field, wrong) => {
    for (const answer of [await preview(wrong), await change(wrong, { [first]: 3, [second]: 1 })]) {
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toContain(field)
    }
  })

  it('needs titles that are there, and the right to edit them', async () => {
    expect((await preview(changes(), `${first},999999`)).statusCode).toBe(404)
    const uploader = await test.as('uploader')
    const versions = { [first]: 3 }
    expect(
      (
        await uploader.call('PUT', `/api/v1/titles/${first}/changes`, {
          changes: changes(),
          versions,
        })
      ).statusCode,
    ).toBe(403)
  })
})

describe('hiding', () => {
  const hide = (versions: object = { [first]: 3, [second]: 1 }) =>
    change({ visibility: 'hidden' }, versions)
  const show = (ids: string, caller = team) =>
    caller.call('POST', `/api/v1/hidden-titles/${ids}/show`)
  const listed = async () =>
    (await team.call('GET', '/api/v1/hidden-titles?perPage=100'))
      .json()
      .pagination.data.map(({ id }: { id: number }) => id)

  it('is shown before, takes titles with all that belongs to them out of sight, and is taken back', async () => {
    const { db } = test.platform
    const member = await test.as('member')
    await buildLink(db, { title_id: first, user_id: member.id })
    const pages = async () =>
      Promise.all(
        [`titles/${first}`, `titles/${first}/download`, 'titles?perPage=100'].map(async (path) =>
          (await test.call('GET', `/api/v1/${path}`)).body.replaceAll(/"updated_at":"[^"]+"/g, ''),
        ),
      )
    const before = await pages()
    const [told] = (await preview({ visibility: 'hidden' })).json().titles
    expect(told.changes).toEqual([{ field: 'visibility', before: 'Shown', after: 'Hidden' }])
    expect((await hide()).json()).toEqual({ changed: 2 })
    for (const caller of [test, member, team, await test.as('admin')]) {
      for (const path of [`titles/${first}`, `titles/${first}/parts`])
        expect((await caller.call('GET', `/api/v1/${path}`)).statusCode).not.toBe(200)
      const all = (await caller.call('GET', '/api/v1/titles?perPage=100')).body
      expect(all).not.toContain(`"id":${first},`)
    }
    expect(await listed()).toEqual(expect.arrayContaining([first, second]))
    const [event] = (await team.call('GET', `/api/v1/history/title/${first}`)).json().pagination
      .data
    expect(event.action).toBe('hidden')
    expect((await show(`${first},${second}`)).json()).toEqual({ shown: 2 })
    expect(await pages()).toEqual(before)
    expect(await listed()).not.toContain(first)
  })

  it('goes along with other changes, and needs the version that was seen', async () => {
    expect((await hide({ [first]: 2, [second]: 1 })).statusCode).toBe(409)
    await change({ visibility: 'hidden', certification: '12' }, { [first]: 3, [second]: 1 })
    await show(`${first},${second}`)
    expect(await sheetOf(first)).toMatchObject({ certification: '12' })
  })

  it('is done once by ten at once, and so is showing', async () => {
    const hidden = await Promise.all(Array.from({ length: 10 }, () => hide()))
    expect(hidden.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(hidden.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    const shown = await Promise.all(Array.from({ length: 10 }, () => show(String(first))))
    expect(shown.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(shown.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  })

  it('is for who edits titles, and shows nothing that was deleted', async () => {
    await hide()
    for (const role of ['member', 'uploader'] as const) {
      const caller = await test.as(role)
      expect((await caller.call('GET', '/api/v1/hidden-titles?perPage=100')).statusCode).toBe(403)
      expect((await show(String(first), caller)).statusCode).toBe(403)
    }
    const { id } = await buildTitle(test.platform.db)
    const admin = await test.as('admin')
    await admin.call('DELETE', `/api/v1/titles/${id}`, { versions: { [id]: 1 } })
    expect((await show(String(id))).statusCode).toBe(404)
    expect(await listed()).not.toContain(id)
    expect((await show('2147483648')).statusCode).toBe(404)
  })

  it('keeps the same from coming in again', async () => {
    await hide()
    const again = { name: 'Nosferatu', type: 'movie', year: 1925 }
    const admin = await test.as('admin')
    const asked = await admin.call('POST', '/api/v1/titles', again)
    expect([asked.statusCode, Object.keys(asked.json().errors ?? {})]).toEqual([
      422,
      ['is_another'],
    ])
  })

  it('is done with all that a list finds', async () => {
    const started = await team.call('POST', '/api/v1/bulk-runs', {
      list: 'titles',
      action: 'change',
      query: { query: 'Golem' },
      input: { visibility: 'hidden' },
    })
    expect(started.statusCode).toBe(202)
    await runWaitingJobs(test.platform, bulkRunJobs)
    expect(await listed()).toContain(second)
    expect((await team.call('GET', `/api/v1/titles/${second}`)).statusCode).toBe(404)
  })
})

describe('the same with all that a list finds', () => {
  const start = (input?: unknown) =>
    team.call('POST', '/api/v1/bulk-runs', {
      list: 'titles',
      action: 'change',
      query: { query: 'Nosferatu' },
      ...(input !== undefined && { input }),
    })

  it('is done by a job, and those that cannot be changed are named', async () => {
    const crowded = (await buildTitle(test.platform.db, { type: 'movie', name: 'Nosferatu' })).id
    await team.call('PUT', `/api/v1/titles/${crowded}/parts`, {
      version: 1,
      genres: genres.slice(1, 21),
    })
    expect((await start({ add_genres: [genres[25]], certification: '16' })).statusCode).toBe(202)
    await runWaitingJobs(test.platform, bulkRunJobs)
    const [run] = (await team.call('GET', '/api/v1/bulk-runs?list=titles')).json().runs
    expect(run.problems).toMatchObject([
      { id: crowded, name: 'Nosferatu', reason: 'A title can have 20 genres at most.' },
    ])
    expect(await sheetOf(first)).toMatchObject({ certification: '16' })
    expect(await sheetOf(second)).toMatchObject({ certification: null })
    expect(await sheetOf(crowded)).toMatchObject({ certification: null })
  })

  it.each([
    ['nothing', undefined],
    ['no change', {}],
    ['a kind that there is not', { type: 'film' }],
    ['too much', { add_keywords: Array.from({ length: 500 }, (_, n) => `word ${n}`) }],
  ])('is refused with %s', async (_what, input) => {
    expect((await start(input)).statusCode).toBe(422)
  })
})
