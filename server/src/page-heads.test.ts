import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { TITLES_PER_PAGE } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { useTestApp } from './features/test-app.ts'

const test = useTestApp({}, { withPages: true })
const BASE = 'http://127.0.0.1:3000'
const article = { id: 0, name: 'A reel was found', slug: 'a-reel-was-found' }
let list = ''

beforeAll(async () => {
  const { db } = test.platform
  const { id: listId } = await db
    .insertInto('lists')
    .values({ user_id: (await test.as('member')).id, name: 'Silent nights' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let position = 0; position <= TITLES_PER_PAGE; position += 1) {
    const { id } = await buildTitle(db, { name: `Silent night ${position}` })
    await db.insertInto('list_items').values({ list_id: listId, title_id: id, position }).execute()
  }
  const { id } = await db
    .insertInto('news_articles')
    .values({
      title: article.name,
      slug: article.slug,
      published_at: new Date(),
      body: 'In an attic.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  article.id = id
  list = listUrl({ id: listId, slug: 'silent-nights' })
})

/** What tabs, search engines and link previews read of a page. */
async function headOf(address: string, language = 'en') {
  const { body } = await test.app.inject({ url: address, headers: { 'accept-language': language } })
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]
  return {
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    type: content('og:type'),
    name: content('og:title'),
    url: content('og:url'),
    image: content('og:image'),
    card: content('twitter:card'),
    jsonLd: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
      ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
    ),
  }
}

const SITE_CARD = /^http:\/\/127\.0\.0\.1:3000\/artwork\/card\/site\/1\/\w+\.png$/

describe('link previews', () => {
  it('of the front page and the news show the card of the site', async () => {
    expect(await headOf('/')).toMatchObject({
      title: 'Mediatheque',
      name: 'Mediatheque',
      type: 'website',
      url: `${BASE}/`,
      canonical: `${BASE}/`,
      image: expect.stringMatching(SITE_CARD),
      card: 'summary_large_image',
      jsonLd: ['WebSite'],
    })
    expect(await headOf('/news')).toMatchObject({
      title: 'News · Mediatheque',
      name: 'News',
      url: `${BASE}/news`,
      image: expect.stringMatching(SITE_CARD),
    })
    expect(await headOf(newsUrl(article))).toMatchObject({
      title: 'A reel was found · Mediatheque',
      type: 'article',
      image: expect.stringMatching(SITE_CARD),
    })
    expect((await headOf('/login')).image).toMatch(SITE_CARD)
  })

  it('of a list show its first title, and every picture is there', async () => {
    const { image, name, url } = await headOf(list)
    expect([name, url]).toEqual(['Silent nights', BASE + list])
    expect(image).toMatch(/\/artwork\/card\/title\/\d+\/\w+\.png$/)
    for (const address of [image, (await headOf('/')).image])
      expect((await test.call('GET', String(address).slice(BASE.length))).statusCode).toBe(200)
  })
})

describe('a page that is not there', () => {
  it.each([
    ['en', 'There is nothing here · Mediatheque'],
    ['fr', 'Il n’y a rien ici · Mediatheque'],
  ])('says so in its title, in %s', async (language, title) => {
    for (const address of ['/nowhere', '/titles/999999/lost', '/people/999999/lost'])
      expect((await headOf(address, language)).title).toBe(title)
  })
})

describe('a further page of a list', () => {
  it('says its number, and is the only address of what it shows', async () => {
    for (const path of ['/movies', list]) {
      const [first, second] = [await headOf(path), await headOf(`${path}?page=2`)]
      expect([first.canonical, first.url]).toEqual([BASE + path, BASE + path])
      expect([second.canonical, second.url]).toEqual([
        `${BASE}${path}?page=2`,
        `${BASE}${path}?page=2`,
      ])
      expect(first.title).not.toContain('Page')
      expect(second.title).toBe(first.title?.replace(' · ', ' · Page 2 · '))
    }
    expect((await headOf('/movies?page=2', 'fr')).title).toBe('Films · Page 2 · Mediatheque')
  })
})
