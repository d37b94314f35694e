import { beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../people/people.factory.ts'
import { buildTitle } from '../../titles/titles.factory.ts'
import { useTestApp } from '../../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let admin: Caller
let member: Caller
const titles: Record<string, number> = {}

beforeAll(async () => {
  admin = await test.as('admin')
  member = await test.as('member')
  for (const [name, year, type] of [
    ['Metropolis', 1927, 'movie'],
    ['Faust', 1926, 'movie'],
    ['Nosferatu', 1922, 'movie'],
    ['Les Vampires', 1915, 'series'],
  ] as const)
    titles[name] = (await buildTitle(test.platform.db, { name, year, type, plot: 'A plot' })).id
})

let made = 0
const formOf = (form: object = {}) => ({
  name: `Silent nights ${++made}`,
  content_type: 'automatic',
  ...form,
})
async function make(form: object = {}) {
  const answer = await admin.call('POST', '/api/v1/channels', formOf(form))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().channel
}
const put = (id: number, body: object) => admin.call('PUT', `/api/v1/channels/${id}`, body)
const shownIn = async (slug: string) => {
  const { channel } = (await test.call('GET', `/api/v1/channel/${slug}?lang=en`)).json()
  return channel.content.data.map(({ name }: { name: string }) => name)
}
const previewed = async (query: string) => {
  const answer = await admin.call('GET', `/api/v1/channels/preview?lang=en&${query}`)
  const { pagination } = answer.json()
  return [pagination.total, pagination.data.map(({ name }: { name: string }) => name)]
}

describe('an automatic channel', () => {
  it('shows before it is saved what it will hold, and holds that at once', async () => {
    const filter = { types: ['movie'], year_from: 1925, has_plot: true }
    expect(await previewed('type=movie&year_from=1925&has_plot=1&order=year')).toEqual([
      2,
      ['Metropolis', 'Faust'],
    ])
    const channel = await make({ filter, order_by: 'year' })
    expect(channel).toMatchObject({ version: 1, is_fixed: false, filter: { ...filter, genre: [] } })
    expect(await shownIn(channel.slug)).toEqual(['Metropolis', 'Faust'])
    const changed = await put(channel.id, {
      ...formOf({ filter: { ...filter, year_from: 1920 } }),
      slug: channel.slug,
      order_by: 'year',
      version: 1,
    })
    expect(changed.json().channel.version).toBe(2)
    expect(await shownIn(channel.slug)).toEqual(['Metropolis', 'Faust', 'Nosferatu'])
  })

  it('is narrowed by every field of the filter of titles', async () => {
    await test.platform.db
      .updateTable('titles')
      .set({ runtime_minutes: 153, certification: 'U' })
      .where('id', '=', titles['Metropolis']!)
      .execute()
    for (const filter of [
      { runtime_from: 150, runtime_to: 160 },
      { certification: ['U'] },
      { year_from: 1927, year_to: 1927 },
    ])
      expect(await shownIn((await make({ filter })).slug)).toEqual(['Metropolis'])
    expect(await shownIn((await make({ filter: { country: ['xx'] } })).slug)).toEqual([])
  })

  it('names its keywords, whether they come by number or by slug', async () => {
    const { id } = await test.platform.db
      .insertInto('keywords')
      .values({ slug: 'robot', name: 'robot' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.platform.db
      .insertInto('title_keywords')
      .values({ title_id: titles['Metropolis']!, keyword_id: id })
      .execute()
    const channel = await make({ filter: { keyword: [String(id)] } })
    expect(channel.filter.keyword).toEqual(['robot'])
    expect(channel.keywords).toEqual([{ slug: 'robot', name: 'robot' }])
    expect(await shownIn(channel.slug)).toEqual(['Metropolis'])
    const answer = await admin.call(
      'POST',
      '/api/v1/channels',
      formOf({ filter: { keyword: ['no'] } }),
    )
    expect(Object.keys(answer.json().errors)).toEqual(['filter.keyword'])
  })
})

describe('a channel that is chosen by hand', () => {
  it('keeps its order, in which a change counts as a version', async () => {
    const [one, two] = [titles['Faust']!, titles['Nosferatu']!]
    const channel = await make({ content_type: 'manual', items: [one, two, one] })
    expect(await shownIn(channel.slug)).toEqual(['Faust', 'Nosferatu'])
    const form = formOf({ content_type: 'manual', slug: channel.slug })
    const turned = await put(channel.id, { ...form, items: [two, one], version: 1 })
    expect(turned.json().channel).toMatchObject({
      version: 2,
      items: [{ name: 'Nosferatu' }, { name: 'Faust' }],
    })
    expect(await shownIn(channel.slug)).toEqual(['Nosferatu', 'Faust'])
    const stale = await put(channel.id, { ...form, items: [], version: 1 })
    expect([stale.statusCode, stale.json().conflicts[0].current.items.length]).toEqual([409, 2])
  })

  it('may hold people', async () => {
    const people = [await buildPerson(test.platform.db), await buildPerson(test.platform.db)]
    const ids = people.map(({ id }) => id).toReversed()
    const channel = await make({ content_type: 'manual', item_type: 'person', items: ids })
    expect(channel.items.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  it('holds neither what is not there, nor itself, nor channels of channels', async () => {
    const refused = async (form: object) => {
      const answer = await admin.call('POST', '/api/v1/channels', formOf(form))
      expect(answer.statusCode).toBe(422)
      return Object.keys(answer.json().errors)
    }
    expect(await refused({ content_type: 'manual', items: [2_147_483_648] })).toEqual(['items.0'])
    expect(await refused({ content_type: 'manual', item_type: 'news' })).toEqual(['content_type'])
    const home = (await admin.call('GET', '/api/v1/channels/home/model')).json().channel
    expect(await refused({ content_type: 'nested', items: [home.id] })).toEqual(['items.0'])
    const own = await make()
    const answer = await put(own.id, {
      ...formOf({ content_type: 'nested' }),
      items: [own.id],
      version: 1,
    })
    expect(Object.keys(answer.json().errors)).toEqual(['items.0'])
  })
})

describe('the address of a channel', () => {
  it('is none of the site, none of another, and leads on when it changes', async () => {
    const refused = async (slug: string) => {
      const answer = await admin.call('POST', '/api/v1/channels', formOf({ slug }))
      return answer.statusCode === 422 && Object.keys(answer.json().errors)
    }
    expect(await refused('search')).toEqual(['slug'])
    expect(await refused('API')).toEqual(['slug'])
    expect(await refused('42')).toEqual(['slug'])
    expect(await refused('movies')).toEqual(['slug'])
    expect(await refused('a\0b')).toEqual(['slug'])
    const channel = await make({ slug: 'former-name' })
    await put(channel.id, { ...formOf({ slug: 'present-name' }), version: 1 })
    const { channel: found } = (await test.call('GET', '/api/v1/channel/former-name')).json()
    expect(found.slug).toBe('present-name')
  })

  it('goes to one of ten who want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.call('POST', '/api/v1/channels', formOf({ slug: 'wanted' })),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 422),
    ])
  })
})

describe('what the site needs', () => {
  it('says where it is shown, keeps its address, and is not deleted', async () => {
    const movies = (await admin.call('GET', '/api/v1/channels/movies/model')).json().channel
    expect(movies).toMatchObject({ is_fixed: true, uses: { is_home: false } })
    expect(movies.uses.menus.length).toBeGreaterThan(0)
    const deleted = await admin.call('DELETE', `/api/v1/channels/${movies.id}`, {
      versions: { [movies.id]: movies.version },
    })
    expect(deleted.statusCode).toBe(422)
    const renamed = await put(movies.id, {
      ...formOf({ slug: 'films', filter: movies.filter }),
      version: movies.version,
    })
    expect(Object.keys(renamed.json().errors)).toEqual(['slug'])
    const home = (await admin.call('GET', '/api/v1/channels/home/model')).json().channel
    const emptied = await put(home.id, { ...formOf(), version: home.version })
    expect(Object.keys(emptied.json().errors)).toEqual(['content_type'])
  })
})

describe('a deleted channel', () => {
  it('is in no other channel any more, and told in the history', async () => {
    const row = await make()
    const page = await make({ content_type: 'nested', items: [row.id] })
    const { uses } = (await admin.call('GET', `/api/v1/channels/${row.slug}/model`)).json().channel
    expect(uses.channels).toEqual([{ id: page.id, name: page.name }])
    const answer = await admin.call('DELETE', `/api/v1/channels/${row.id}`, {
      versions: { [row.id]: 1 },
    })
    expect(answer.json()).toMatchObject({ deleted: 1 })
    expect((await test.call('GET', `/api/v1/channel/${row.slug}`)).statusCode).toBe(404)
    const left = (await admin.call('GET', `/api/v1/channels/${page.slug}/model`)).json().channel
    expect(left.items).toEqual([])
  })
})

it('is for those who arrange channels alone', async () => {
  for (const path of ['channels', 'channels/csv', 'channels/preview', 'channels/movies/model'])
    expect((await member.call('GET', `/api/v1/${path}`)).statusCode).toBe(403)
  expect((await admin.call('GET', '/api/v1/channels?query=silent')).statusCode).toBe(200)
  expect((await admin.call('GET', '/api/v1/channels/nowhere/model')).statusCode).toBe(404)
})

it('gives back what a change took: a filter, an order', async () => {
  const channel = await make({ filter: { types: ['movie'], year_from: 1925 } })
  await put(channel.id, {
    ...formOf({ content_type: 'manual', slug: channel.slug, items: [titles['Faust']] }),
    version: 1,
  })
  const { id } = await test.platform.db
    .selectFrom('audit_events')
    .select('id')
    .where('record_type', '=', 'channel')
    .where('record_id', '=', String(channel.id))
    .where('action', '=', 'updated')
    .executeTakeFirstOrThrow()
  const answer = await admin.call('POST', `/api/v1/history/events/${id}/revert`, {
    fields: ['content_type', 'filter', 'items'],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const now = (await admin.call('GET', `/api/v1/channels/${channel.slug}/model`)).json().channel
  expect(now).toMatchObject({
    content_type: 'automatic',
    filter: { types: ['movie'], year_from: 1925 },
    items: [],
  })
})
