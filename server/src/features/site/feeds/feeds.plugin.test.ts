import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { feedPath } from '@mediatheque/contract/site/feeds/feed-url.ts'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
const BASE = 'http://127.0.0.1:3000'
const NAME = 'Nosferatu <i>& "friends"</i> ]]> \u{10330}'
let list = { id: 0, slug: 'silent-nights' }
let hidden = 0

async function read(address: string): Promise<string> {
  const { statusCode, headers, body } = await test.call('GET', address)
  expect([address, statusCode]).toEqual([address, 200])
  expect(headers['content-type']).toMatch(/^application\/(rss|atom)\+xml; charset=utf-8$/)
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(body).close()
  return body
}

async function addList(visibility: string): Promise<number> {
  const { id } = await test.platform.db
    .insertInto('lists')
    .values({ user_id: (await test.as('member')).id, name: 'Silent nights', visibility })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  const { db } = test.platform
  const old = await buildTitle(db, { name: 'Older', created_at: new Date('2020-01-01') })
  const { id } = await buildTitle(db, { name: NAME, year: 1922 })
  await db
    .insertInto('title_translations')
    .values({ title_id: id, language: 'en', plot: 'A \u0007bell & a <b>ship</b>.' })
    .execute()
  list = { id: await addList('public'), slug: 'silent-nights' }
  hidden = await addList('private')
  for (const list_id of [list.id, hidden])
    await db.insertInto('list_items').values({ list_id, title_id: old.id }).execute()
  for (const [slug, published_at] of [
    ['reel', new Date()],
    ['draft', null],
  ] as const)
    await db
      .insertInto('news_articles')
      .values({ slug, title: `Of a ${slug}`, body: 'In an attic.', published_at })
      .execute()
})

describe('feeds', () => {
  it.each([
    ['news', ''],
    ['channel', 'movies'],
    ['search', 'nosferatu'],
  ] as const)('of %s %s are read by programs in both formats', async (kind, name) => {
    const rss = parseRssFeed(await read(feedPath('rss', kind, name)))
    const atom = parseAtomFeed(await read(feedPath('atom', kind, name)))
    expect(rss).toMatchObject({ link: expect.stringMatching(`^${BASE}/`), language: 'en' })
    expect(rss.title).toMatch(/ · Mediatheque$/)
    expect(rss.description).not.toBe('')
    expect(rss.items?.length).toBeGreaterThan(0)
    for (const item of rss.items ?? []) {
      expect(item).toMatchObject({ title: expect.stringMatching(/./), guid: { isPermaLink: true } })
      expect(Number.isNaN(Date.parse(String(item.pubDate)))).toBe(false)
      expect((await test.call('GET', String(item.link).slice(BASE.length))).statusCode).toBe(200)
    }
    expect(atom).toMatchObject({
      id: BASE + feedPath('atom', kind, name),
      title: { value: rss.title },
      authors: [{ name: 'Mediatheque' }],
    })
    expect(atom.links).toContainEqual(expect.objectContaining({ rel: 'self' }))
    const same = (atom.entries ?? []).map(({ id, title, links, updated }) => [
      id,
      title?.value,
      links?.[0]?.href,
      Date.parse(String(updated)),
    ])
    // RSS knows no parts of seconds.
    expect(same.map(([id, title, link]) => [id, title, link])).toEqual(
      (rss.items ?? []).map(({ guid, title, link }) => [guid?.value, title, link]),
    )
    expect(same.every(([, , , at]) => Number.isFinite(at))).toBe(true)
  })

  it('tell the newest first, letter by letter, and no letters that XML cannot hold', async () => {
    const { items = [] } = parseRssFeed(await read(feedPath('rss', 'channel', 'movies')))
    expect(items.map(({ title }) => title)).toEqual([
      `${NAME} (1922)`,
      expect.stringMatching(/^Older/),
    ])
    expect(items[0]?.description).toBe('A bell & a <b>ship</b>.')
  })

  it('hold nothing that guests may not see', async () => {
    const news = await read(feedPath('rss', 'news'))
    expect(news).toContain('Of a reel')
    expect(news).not.toContain('Of a draft')
    expect(await read(feedPath('rss', 'list', String(list.id)))).toContain('Older')
    expect((await test.call('GET', feedPath('rss', 'list', String(hidden)))).statusCode).toBe(404)
    const owner = await test.as('admin')
    expect((await owner.call('GET', feedPath('rss', 'list', String(hidden)))).statusCode).toBe(404)
  })

  it.each([
    '/feeds/rss',
    '/feeds/json/news',
    '/feeds/rss/people/1',
    '/feeds/rss/news/1',
    '/feeds/rss/channel',
    '/feeds/rss/channel/home',
    '/feeds/rss/channel/nothing-here',
    '/feeds/rss/list/9007199254740993',
    '/feeds/rss/list/%00',
    '/feeds/rss/search/%20',
    `/feeds/rss/search/${'x'.repeat(300)}`,
    '/feeds/rss/channel/..%2F..%2Fauth%2Flogin',
  ])('are not at %s', async (address) => {
    expect((await test.call('GET', address)).statusCode).toBe(404)
  })

  it('are kept by caches, and not sent again to who has them', async () => {
    const url = feedPath('atom', 'news')
    const { headers } = await test.call('GET', url)
    expect(headers['cache-control']).toBe('public, max-age=300')
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are named by the pages they tell of', async () => {
    for (const [page, kind, name] of [
      ['/news', 'news', ''],
      ['/movies', 'channel', 'movies'],
      [listUrl(list), 'list', String(list.id)],
      ['/search/nosferatu', 'search', 'nosferatu'],
    ] as const) {
      const { body } = await test.call('GET', page)
      for (const format of ['rss', 'atom'] as const) {
        const [, href = ''] =
          new RegExp(
            `<link rel="alternate" type="application/${format}\\+xml"[^>]* href="([^"]*)"`,
          ).exec(body) ?? []
        expect([page, href]).toEqual([page, BASE + feedPath(format, kind, name)])
        await read(href.slice(BASE.length))
      }
    }
  })

  it('are not there where guests may see nothing', async () => {
    const { db, cache } = test.platform
    await db
      .deleteFrom('role_permissions')
      .where('role_id', 'in', db.selectFrom('roles').select('id').where('key', '=', 'guest'))
      .where('permission', '=', 'titles.view')
      .execute()
    await cache.invalidate([ROLES_TAG])
    for (const address of [feedPath('rss', 'news'), feedPath('atom', 'channel', 'movies')])
      expect((await test.call('GET', address)).statusCode).toBe(404)
  })
})
