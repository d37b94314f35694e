import { beforeAll, describe, expect, it } from 'vitest'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { encodeFilters, type FilterRecord } from '@mediatheque/contract/core/table-filters.ts'
import { lookingFirst } from '../../look-first.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from './links.factory.ts'

const t = lookingFirst(useTestApp())
type Caller = Awaited<ReturnType<typeof t.as>>
let movie: number
let otherMovie: number
let series: number
let uploader: Caller
let moderator: Caller
let member: Caller
let made = 0

const address = () => `https://archive.org/details/route-${++made}`
const form = (overrides: object) => ({
  title_id: movie,
  qualite: 16,
  langues: [2],
  lien: address(),
  ...overrides,
})
const add = (caller: Caller, overrides: object) =>
  caller.call('POST', '/api/v1/liens', form(overrides))
const addOne = async (caller: Caller, overrides: object = {}): Promise<LinkView> =>
  (await add(caller, overrides)).json().data.liens[0]
const titleRow = (id: number) =>
  t.platform.db.selectFrom('titles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = (id: number) =>
  t.platform.db
    .selectFrom('moderation_events')
    .selectAll()
    .where('item_id', '=', id)
    .orderBy('id')
    .execute()

beforeAll(async () => {
  const insert = (name: string, isSeries: boolean) =>
    t.platform.db
      .insertInto('titles')
      .values({ name, type: isSeries ? 'series' : 'movie', is_series: isSeries })
      .returning('id')
      .executeTakeFirstOrThrow()
  movie = (await insert('Nosferatu', false)).id
  otherMovie = (await insert('The General', false)).id
  series = (await insert('Fantômas', true)).id
  await buildSeason(t.platform.db, series, { number: 1, episodes: 3 })
  await buildSeason(t.platform.db, series, { number: 2, episodes: 6 })
  uploader = await t.as('uploader')
  moderator = await t.as('moderator')
  member = await t.as('member')
})

describe('adding links', () => {
  it('keeps a link pending until a moderator accepts it', async () => {
    const link = await addOne(uploader)
    expect(link).toMatchObject({
      active: 0,
      id_user: uploader.id,
      host: { name: 'Internet Archive' },
      qual: { qual: 'WEB-DL 1080p' },
      langues_compact: [{ id: 2, name: 'French' }],
    })
    expect((await titleRow(movie)).active_links_count).toBe(0)
    expect((await member.call('GET', `/api/v1/liens/${link.id}`)).statusCode).toBe(403)
    await moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect((await member.call('GET', `/api/v1/liens/${link.id}`)).json().model.active).toBe(1)
    expect(await titleRow(movie)).toMatchObject({
      active_links_count: 1,
      best_quality_id: 16,
      language_ids: [2],
    })
  })

  it('shows links of trusted contributors at once', async () => {
    expect((await addOne(await t.as('team'))).active).toBe(1)
  })

  it('makes the lines of one host parts of one link and another host a link of its own', async () => {
    const response = await add(uploader, {
      lien: `${address()}\n${address()}\nhttps://www.gutenberg.org/ebooks/${++made}`,
    })
    expect(
      response
        .json()
        .data.liens.map((link: LinkView) => [link.host.name, link.total_parts, link.liens.length]),
    ).toEqual([
      ['Internet Archive', 2, 2],
      ['Project Gutenberg', 1, 1],
    ])
  })

  it('gives each line of a series an episode from the start number on', async () => {
    const response = await add(uploader, {
      title_id: series,
      saison: 2,
      start_epi: 4,
      lien: `${address()}\n${address()}\n${address()}`,
    })
    expect(response.json().data.liens.map((link: LinkView) => [link.saison, link.episode])).toEqual(
      [
        [2, 4],
        [2, 5],
        [2, 6],
      ],
    )
  })

  it('reads the episode behind ::', async () => {
    expect(await addOne(uploader, { title_id: series, lien: `${address()}::3` })).toMatchObject({
      saison: 1,
      episode: 3,
      full_saison: 0,
    })
  })

  it('keeps a full season without episodes', async () => {
    expect(
      await addOne(uploader, { title_id: series, full_saison: 1, lien: address() }),
    ).toMatchObject({ saison: 1, episode: null, full_saison: 1 })
  })

  it.each([
    ['an unknown host, naming it', { lien: 'https://files.example.com/x' }, 'lien', /example\.com/],
    ['what is no web address', { lien: 'javascript:alert(1)' }, 'lien', /http/],
    ['a link without languages', { langues: [] }, 'langues', /language/],
    ['MULTI as a language', { langues: [1] }, 'langues', /each language/],
    ['an unknown quality', { qualite: 4711 }, 'qualite', /quality/],
    ['a season of a film', { saison: 3 }, 'saison', /Only series/],
    ['a full season of a film', { full_saison: 1 }, 'full_saison', /Only series/],
    ['a bare host, naming the line', { lien: 'https://archive.org/' }, 'lien', /Line 1: .*site/],
    ['a title that is not there', { title_id: 99_999 }, 'title_id', /does not exist/],
    ['newsgroup files, for now', { typefile: 'NZB' }, 'typefile', /direct/],
  ])('refuses %s', async (_what, overrides, field, message) => {
    const response = await add(uploader, overrides)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors[field].join()).toMatch(message)
  })

  it('takes an unknown host where the settings allow it', async () => {
    const setLinks = async (isAllowed: boolean) => {
      await t.platform.db
        .insertInto('settings')
        .values({ key: 'links', value: JSON.stringify({ allow_unknown_hosts: isAllowed }) })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value: JSON.stringify({ allow_unknown_hosts: isAllowed }) }),
        )
        .execute()
      await t.platform.cache.invalidate(['settings'])
    }
    await setLinks(true)
    expect((await addOne(uploader, { lien: 'https://cinema.example.org/film' })).host.name).toBe(
      'cinema.example.org',
    )
    expect((await addOne(uploader, { lien: 'https://cinema.example.org/film-2' })).host.name).toBe(
      'cinema.example.org',
    )
    await setLinks(false)
  })

  it('refuses the same address on the same title, however it is spelt, naming the link', async () => {
    const link = await addOne(uploader)
    const response = await add(uploader, { lien: link.lien.replace('https://', 'http://www.') })
    expect(response.json().errors.lien[0]).toContain(`link ${link.id}`)
  })

  it('warns of the same address on another title', async () => {
    const link = await addOne(uploader)
    const { warnings } = (await add(uploader, { title_id: otherMovie, lien: link.lien })).json()
      .data
    expect(warnings).toEqual([
      { lien: link.lien, title_id: movie, title_name: 'Nosferatu', link_id: link.id },
    ])
  })

  it('lets one of two through who add the same address at the same moment', async () => {
    const lien = address()
    const answers = await Promise.all([
      add(uploader, { lien }),
      add(moderator, { lien }),
      add(uploader, { lien }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  it('adds nothing when one line is wrong', async () => {
    const before = (await titleRow(otherMovie)).links_count
    expect(
      (await add(uploader, { title_id: otherMovie, lien: `${address()}\nnonsense` })).statusCode,
    ).toBe(422)
    expect((await titleRow(otherMovie)).links_count).toBe(before)
  })

  it('stops an uploader at the quota of pending links', async () => {
    const busy = await t.as('member')
    const limit = JSON.stringify([{ name: 'pending', value: 2 }])
    await t.platform.db
      .insertInto('user_permissions')
      .values({ user_id: busy.id, permission: 'liens.create', restrictions: limit })
      .execute()
    const statusOf = async (overrides: object) => (await add(busy, overrides)).statusCode
    const three = [address(), address(), address()].join('\n')
    expect(await statusOf({ title_id: series, lien: three })).toBe(403)
    expect([await statusOf({}), await statusOf({}), await statusOf({})]).toEqual([201, 201, 403])
  })

  it('is closed to members and visitors', async () => {
    expect((await add(member, {})).statusCode).toBe(403)
    expect((await t.call('POST', '/api/v1/liens', form({}))).statusCode).toBe(401)
  })
})

describe('editing links', () => {
  it('lets an uploader edit only their own links', async () => {
    const link = await addOne(moderator)
    expect(
      (await uploader.call('PUT', `/api/v1/liens/${link.id}`, { qualite: 17 })).statusCode,
    ).toBe(403)
    const own = await addOne(uploader)
    const response = await uploader.call('PUT', `/api/v1/liens/${own.id}`, {
      qualite: 17,
      subs: '5,7',
      nfo: 'Restored',
    })
    expect(response.json().data.lien).toMatchObject({
      qualite: 17,
      nfo: true,
      subs_compact: [{ id: 5 }, { id: 7 }],
    })
    expect((await uploader.call('GET', `/api/v1/liens/${own.id}/nfo`)).json()).toEqual({
      nfo: { nfo: 'Restored' },
    })
  })

  it('sends a link back to the queue when its uploader changes the address, and only then', async () => {
    const link = await addOne(uploader)
    await moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect(
      (
        await uploader.call('PUT', `/api/v1/liens/${link.id}`, {
          id: link.id,
          lien: link.lien,
          qualite: 10,
        })
      ).json().data.lien.active,
    ).toBe(1)
    const moved = address()
    expect(
      (await uploader.call('PUT', `/api/v1/liens/${link.id}`, { id: link.id, lien: moved })).json()
        .data.lien,
    ).toMatchObject({ active: 0, lien: moved })
    expect((await eventsOf(link.id)).map(({ action }) => action)).toEqual(['accepted', 'reset'])
  })

  it('keeps a link active when a moderator changes the address', async () => {
    const link = await addOne(moderator)
    expect(
      (await moderator.call('PUT', `/api/v1/liens/${link.id}`, { lien: address() })).json().data
        .lien.active,
    ).toBe(1)
  })

  it('refuses parts of two hosts', async () => {
    const link = await addOne(uploader)
    const response = await uploader.call('PUT', `/api/v1/liens/${link.id}`, {
      lien: `${link.lien}\nhttps://www.gutenberg.org/ebooks/99${++made}`,
    })
    expect(response.json().errors.lien[0]).toContain('same host')
  })

  it('hides a dead link from visitors, shows it to its uploader and tells them', async () => {
    const link = await addOne(uploader)
    await moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' })
    expect((await uploader.call('PUT', `/api/v1/liens/${link.id}`, { active: 2 })).statusCode).toBe(
      422,
    )
    expect(
      (await moderator.call('PUT', `/api/v1/liens/${link.id}`, { active: 2 })).json().data.lien
        .active,
    ).toBe(2)
    const idsFor = async (caller: Caller) =>
      (await caller.call('GET', `/api/v1/liens?title_id=${movie}&perPage=100`))
        .json()
        .pagination.data.map(({ id }: LinkView) => id)
    expect(await idsFor(member)).not.toContain(link.id)
    expect(await idsFor(uploader)).toContain(link.id)
    const { pagination } = (await uploader.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data.lines[0].content).toBe(
      'Your link on Nosferatu was marked as dead',
    )
  })
})

describe('deleting links', () => {
  it('deletes all of a list or none, and keeps what they were', async () => {
    const [own, foreign] = [await addOne(uploader), await addOne(moderator)]
    expect(
      (await uploader.call('DELETE', `/api/v1/liens/${own.id},${foreign.id}`)).statusCode,
    ).toBe(403)
    expect((await uploader.call('DELETE', `/api/v1/liens/${own.id},999999`)).statusCode).toBe(404)
    expect((await uploader.call('GET', `/api/v1/liens/${own.id}`)).statusCode).toBe(200)
    expect(
      (await moderator.call('DELETE', `/api/v1/liens/${own.id},${foreign.id}`)).json(),
    ).toEqual({ deleted: 2 })
    expect((await eventsOf(own.id))[0]).toMatchObject({
      action: 'deleted',
      author_id: uploader.id,
      moderator_id: moderator.id,
      snapshot: { url: own.lien, parts: [own.lien] },
    })
  })
})

describe('validating links', () => {
  it('removes a denied link for good, with its reason in the history and to its uploader', async () => {
    const link = await addOne(uploader)
    const nothing = await moderator.call('POST', `/api/v1/liens/${link.id}`, { validation: 'deny' })
    expect(nothing.json().errors).toEqual({ raison: ['Please provide a reason'] })
    expect(
      (
        await moderator.call('POST', `/api/v1/liens/${link.id}`, {
          validation: 'deny',
          raison: 'Wrong film',
        })
      ).json(),
    ).toEqual({ validated: 1 })
    expect((await uploader.call('GET', `/api/v1/liens/${link.id}`)).statusCode).toBe(404)
    expect((await eventsOf(link.id))[0]).toMatchObject({
      action: 'denied',
      reason: 'Wrong film',
      snapshot: { url: link.lien },
    })
    const { pagination } = (await uploader.call('GET', '/api/v1/notifications')).json()
    expect(
      pagination.data[0].data.lines.map(({ content }: { content: string }) => content),
    ).toEqual(['Your link on Nosferatu was denied', 'Reason: Wrong film'])
  })

  it('changes nothing when one of the links no longer waits', async () => {
    const [first, second] = [await addOne(uploader), await addOne(uploader)]
    await moderator.call('POST', `/api/v1/liens/${second.id}`, { validation: 'accept' })
    expect(
      (
        await moderator.call('POST', `/api/v1/liens/${first.id},${second.id}`, {
          validation: 'deny',
          raison: 'No',
        })
      ).statusCode,
    ).toBe(422)
    expect((await uploader.call('GET', `/api/v1/liens/${first.id}`)).json().model.active).toBe(0)
  })

  it('accepts one of two moderators who press at the same moment', async () => {
    const link = await addOne(uploader)
    const answers = await Promise.all(
      [1, 2].map(() =>
        moderator.call('POST', `/api/v1/liens/${link.id}`, {
          validation: 'accept',
          versions: { [link.id]: link.version },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await eventsOf(link.id)).toHaveLength(1)
  })

  it('shows the queue, oldest first, to moderators only', async () => {
    const link = await addOne(uploader)
    const { pagination } = (
      await moderator.call('GET', '/api/v1/liens?loader=admin-links-validation&perPage=100')
    ).json()
    expect(pagination.data.every(({ active, can }: LinkView) => active === 0 && can.validate)).toBe(
      true,
    )
    expect(pagination.data.at(-1).id).toBe(link.id)
    expect((await moderator.call('GET', '/api/v1/liens-queues')).json().pending).toBe(
      pagination.total,
    )
    for (const caller of [uploader, member])
      expect(
        (await caller.call('GET', '/api/v1/liens?loader=admin-links-validation')).statusCode,
      ).toBe(403)
    expect(
      (await uploader.call('POST', `/api/v1/liens/${link.id}`, { validation: 'accept' }))
        .statusCode,
    ).toBe(403)
  })
})

describe('lists of links', () => {
  it('reads encoded filters like plain ones, and refuses those that it does not read', async () => {
    const title = (await buildTitle(t.platform.db)).id
    await buildLink(t.platform.db, { title_id: title, quality_id: 16 })
    await buildLink(t.platform.db, { title_id: title, quality_id: 17, host_id: 52 })
    const list = async (filter: FilterRecord) => {
      const url = `/api/v1/liens?title_id=${title}&filters=${encodeFilters([filter])}`
      return (await member.call('GET', url)).json()
    }
    const hosts = async (filter: FilterRecord) =>
      (await list(filter)).pagination.data.map((link: LinkView) => link.id_host)
    expect(await hosts({ key: 'qualite', value: [17], operator: '=' })).toEqual([52])
    expect(await hosts({ key: 'id_host', value: 50, operator: '=' })).toEqual([50])
    expect((await list({ key: 'url', value: 'x', operator: '=' })).errors).toEqual({
      'filters.url': ['The address field is not known here.'],
    })
    expect((await list({ key: 'qualite', value: 17, operator: '>' })).errors).toHaveProperty([
      'filters.qualite.operator',
    ])
  })

  it('filters a title by quality, host, language, subtitles and episode', async () => {
    const [a, b] = [
      await buildLink(t.platform.db, {
        title_id: series,
        season_number: 2,
        episode_number: 9,
        quality_id: 17,
        language_ids: [5],
        subtitle_ids: [2],
      }),
      await buildLink(t.platform.db, {
        title_id: series,
        season_number: 2,
        is_full_season: true,
        quality_id: 16,
        host_id: 52,
        url: 'https://gutenberg.org/full',
      }),
    ]
    const idsOf = async (query: string) =>
      (await member.call('GET', `/api/v1/liens?loader=linksdl&title_id=${series}&${query}`))
        .json()
        .pagination.data.map(({ id }: LinkView) => id)
    expect(await idsOf('qualite=17')).toEqual([a])
    expect(await idsOf('id_host=52')).toEqual([b])
    expect(await idsOf('langues=5')).toEqual([a])
    expect(await idsOf('subs=2,5')).toEqual([a])
    expect(await idsOf('season=2&episode=9')).toEqual([b, a])
    expect(await idsOf('season=2&episode=8')).toEqual([b])
    const filters = (await member.call('GET', `/api/v1/titles/${series}/links-filters`)).json()
    expect(filters.hosts.map(({ id }: { id: number }) => id).sort()).toEqual([50, 52])
    expect(filters.subs).toEqual([{ id: 2, name: 'French' }])
  })

  it('puts the best quality of a film first', async () => {
    const { id } = await t.platform.db
      .insertInto('titles')
      .values({ name: 'Metropolis', type: 'movie' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const quality_id of [3, 17, 16])
      await buildLink(t.platform.db, { title_id: id, quality_id })
    const { pagination } = (await member.call('GET', `/api/v1/liens?title_id=${id}`)).json()
    expect(pagination.data.map(({ qualite }: LinkView) => qualite)).toEqual([17, 16, 3])
    const simple = (
      await member.call('GET', `/api/v1/liens?title_id=${id}&perPage=2&paginate=simple`)
    ).json().pagination
    expect([simple.data.length, simple.next_page, simple.total]).toEqual([2, 2, undefined])
  })

  it('refuses to sort by any other column', async () => {
    expect((await member.call('GET', '/api/v1/liens?orderBy=user_id')).statusCode).toBe(422)
  })

  it('gives an uploader their own links in the lists of the administration', async () => {
    const { pagination } = (
      await uploader.call('GET', `/api/v1/liens?loader=adminliens&perPage=100`)
    ).json()
    expect(pagination.data.every(({ id_user }: LinkView) => id_user === uploader.id)).toBe(true)
    const overview = (await uploader.call('GET', '/api/v1/liens-overview')).json().pagination.data
    expect(overview.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Fantômas',
      'Nosferatu',
      'The General',
    ])
    const found = (await uploader.call('GET', '/api/v1/liens-overview?query=metrop')).json()
      .pagination.data
    expect(found).toEqual([
      expect.objectContaining({
        name: 'Metropolis',
        liens_count: 3,
        liens_by_user_count: 0,
        categorie: { id: 1, name: 'Movies' },
      }),
    ])
  })
})

describe('downloading', () => {
  it('gives members the link after the human check and counts the download', async () => {
    const id = await buildLink(t.platform.db, { title_id: movie })
    const result = (
      await member.call('POST', `/api/v1/liens/${id}/download`, { token: 'x' })
    ).json()
    expect(result).toMatchObject({
      lien: { id, view: 1 },
      debrided: false,
      directDL: null,
      error: null,
    })
  })

  it('gives premium members the link at once, and others not', async () => {
    const id = await buildLink(t.platform.db, { title_id: movie })
    expect((await member.call('GET', `/api/v1/liens/${id}/download`)).statusCode).toBe(403)
    expect(
      (await (await t.as('premium')).call('GET', `/api/v1/liens/${id}/download`)).statusCode,
    ).toBe(200)
    expect((await t.call('GET', `/api/v1/liens/${id}/download`)).statusCode).toBe(401)
  })

  it('gives nobody a link that waits for a moderator', async () => {
    const link = await addOne(uploader)
    expect((await member.call('POST', `/api/v1/liens/${link.id}/download`, {})).statusCode).toBe(
      403,
    )
  })

  it('counts what its reader finds: active links, and their own whatever their status', async () => {
    const title = (await buildTitle(t.platform.db)).id
    await buildLink(t.platform.db, { title_id: title })
    await buildLink(t.platform.db, { title_id: title, status: 'dead' })
    await buildLink(t.platform.db, { title_id: title, status: 'pending', user_id: uploader.id })
    const shown = async (caller: Caller) => [
      (await caller.call('GET', `/api/v1/titles/${title}/download`)).json().title.liens_shown_count,
      (await caller.call('GET', `/api/v1/liens?title_id=${title}`)).json().pagination.total,
    ]
    expect(await shown(member)).toEqual([1, 1])
    expect(await shown(uploader)).toEqual([2, 2])
  })

  it('shows how far the links of a season reach', async () => {
    const reached = (await buildTitle(t.platform.db, { type: 'series', is_series: true })).id
    await buildSeason(t.platform.db, reached, { episodes: 2 })
    await buildLink(t.platform.db, { title_id: reached, season_number: 1, episode_number: 1 })
    const seasonOf = async () =>
      (await member.call('GET', `/api/v1/titles/${reached}/download`)).json().title.seasons[0]
    expect(await seasonOf()).toMatchObject({
      number: 1,
      episode_count: 2,
      last_episode: 1,
      is_complete: false,
    })
    await buildLink(t.platform.db, { title_id: reached, season_number: 1, episode_number: 2 })
    expect(await seasonOf()).toMatchObject({ last_episode: 2, is_complete: true })
    expect(
      (await member.call('GET', `/api/v1/titles/${reached}/season/1/episode/2/download`)).json()
        .episode.name,
    ).toBe('Episode 2')
    expect(
      (await member.call('GET', `/api/v1/titles/${reached}/season/1/episode/7/download`))
        .statusCode,
    ).toBe(404)
    expect((await t.call('GET', `/api/v1/titles/${reached}/download`)).statusCode).toBe(401)
  })
})
