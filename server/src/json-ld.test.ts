import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import {
  episodeUrl,
  personUrl,
  seasonUrl,
  type TitleType,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildSeason, buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { useTestApp } from './features/test-app.ts'

const test = useTestApp({}, { withPages: true })

type Node = Readonly<Record<string, unknown>>

/**
 * By type: what has to be there and what may be, as schema.org has it for the type and those above it, and the
 * documentation of search engines for what they show of it (developers.google.com/search/docs/appearance/structured-data).
 */
const WORK = 'alternateName? description? datePublished? genre? license? aggregateRating? url image'
const TYPES: Readonly<Record<string, string>> = {
  Movie: `name ${WORK} duration? director? actor?`,
  TVSeries: `name ${WORK} director? actor? numberOfSeasons?`,
  TVSeason:
    'name url partOfSeries? image? seasonNumber numberOfEpisodes? description? datePublished?',
  TVEpisode: 'name url image episodeNumber partOfSeason partOfSeries description? datePublished?',
  VideoGame: `name ${WORK} director? actor?`,
  SoftwareApplication: `name ${WORK} author?`,
  MusicAlbum: `name ${WORK} byArtist?`,
  Book: `name ${WORK} author?`,
  Course: `name ${WORK} author?`,
  CreativeWork: `name ${WORK} author?`,
  Person: 'name url? image? description? birthDate? deathDate? birthPlace? sameAs?',
  NewsArticle:
    'headline url mainEntityOfPage image datePublished author publisher description? inLanguage? isBasedOn?',
  Organization: 'name url',
  ItemList: 'name url numberOfItems itemListElement',
  ListItem: 'position name url? item?',
  BreadcrumbList: 'itemListElement',
  WebSite: 'name url description? inLanguage? potentialAction',
  SearchAction: 'target query-input',
  EntryPoint: 'urlTemplate',
  AggregateRating: 'ratingValue ratingCount bestRating worstRating',
  Place: 'name',
}
/** Within another one they only name what has a page of its own. */
const NAMED_ONLY = /^(TVSeries|TVSeason)$/
const ADDRESSES = ['url', 'item', 'image', 'mainEntityOfPage', 'license', 'isBasedOn', 'sameAs']
const DATES = ['datePublished', 'birthDate', 'deathDate']

/** What is wrong with it, and with what is in it. */
function faultsOf(node: Node, place: string, isWhole: boolean): string[] {
  const type = String(node['@type'])
  const at = `${place} ${type}`
  const known = TYPES[type]
  if (!known) return [`${at}: no such type`]
  const rules = known
    .split(' ')
    .map((name) => [name.replace('?', ''), !name.endsWith('?')] as const)
  const names = new Set<string>(['@type', '@context', ...rules.map(([name]) => name)])
  const isBrief = !isWhole && NAMED_ONLY.test(type)
  return [
    ...(isWhole && node['@context'] !== 'https://schema.org' ? [`${at}: no context`] : []),
    ...rules
      .filter(([name, isNeeded]) => isNeeded && !isBrief && isNothing(node[name]))
      .map(([name]) => `${at}: ${name} is missing`),
    ...Object.entries(node).flatMap(([name, value]) => [
      ...(names.has(name) ? [] : [`${at}: ${name} is not of this type`]),
      ...(isNothing(value) ? [`${at}: ${name} is empty`] : []),
      ...[value].flat().flatMap((one) => faultsOfValue(one, name, `${at}.${name}`)),
    ]),
  ]
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

function faultsOfValue(value: unknown, name: string, place: string): string[] {
  if (typeof value === 'object' && value !== null) return faultsOf(value as Node, place, false)
  if (ADDRESSES.includes(name) && !/^https?:\/\/\S+$/.test(String(value)))
    return [`${place}: ${String(value)} is no address`]
  if (DATES.includes(name) && !/^\d{4}(-\d\d-\d\d(T[\d:.]+Z)?)?$/.test(String(value)))
    return [`${place}: ${String(value)} is no date`]
  return []
}

async function jsonLdOf(address: string): Promise<Node[]> {
  const { statusCode, body } = await test.call('GET', address)
  expect([address, statusCode]).toEqual([address, 200])
  return [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  )
}

async function expectTypes(address: string, types: readonly string[]): Promise<Node> {
  const nodes = await jsonLdOf(address)
  expect([address, nodes.map((node) => node['@type'])]).toEqual([address, types])
  expect(nodes.flatMap((node) => faultsOf(node, address, true))).toEqual([])
  return nodes[0]!
}

const OF_KIND: readonly (readonly [TitleType, boolean, string])[] = [
  ['movie', false, 'Movie'],
  ['series', true, 'TVSeries'],
  ['animes', false, 'TVSeries'],
  ['doc', true, 'TVSeries'],
  ['games', false, 'VideoGame'],
  ['app', false, 'SoftwareApplication'],
  ['music', false, 'MusicAlbum'],
  ['ebook', false, 'Book'],
  ['formation', false, 'Course'],
  ['other', false, 'CreativeWork'],
]

describe('what search engines read of a page', () => {
  let person: { id: number; name: string }
  beforeAll(async () => {
    const made = await buildPerson(test.platform.db, { name: 'Lotte </script> Reiniger' })
    person = { id: made.id, name: 'Lotte </script> Reiniger' }
  })

  it.each(OF_KIND)('is a %s that is complete', async (type, is_series, schemaType) => {
    const { db } = test.platform
    const name = `The "${type}" of <b>Babel</b>`
    const { id } = await buildTitle(db, { type, is_series, name })
    const values = { runtime_minutes: 90, release_date: '1926-09-23', license: 'Public domain' }
    await db.updateTable('titles').set(values).where('id', '=', id).execute()
    for (const [position, department] of ['writing', 'directing', 'acting'].entries())
      await db
        .insertInto('credits')
        .values({ title_id: id, person_id: person.id, department, job: department, position })
        .execute()
    const node = await expectTypes(titleUrl({ id, name }), [schemaType, 'BreadcrumbList'])
    expect(node).toMatchObject({ name, datePublished: '1926-09-23' })
  })

  it('is a season and an episode that know of what they are parts', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Fantômas', type: 'series', is_series: true })
    await buildSeason(db, title.id, { number: 1, episodes: 2 })
    const season = await expectTypes(seasonUrl(title, 1), ['TVSeason', 'BreadcrumbList'])
    expect(season).toMatchObject({ numberOfEpisodes: 2, partOfSeries: { name: 'Fantômas' } })
    const episode = await expectTypes(episodeUrl(title, 1, 2), ['TVEpisode', 'BreadcrumbList'])
    expect(episode).toMatchObject({ episodeNumber: 2, partOfSeason: { seasonNumber: 1 } })
  })

  it('is a person, an article, a channel and a list', async () => {
    const { db } = test.platform
    await expectTypes(personUrl(person), ['Person', 'BreadcrumbList'])
    const name = 'A reel was found'
    const { id } = await db
      .insertInto('news_articles')
      .values({ title: name, slug: 'reel', published_at: new Date(), body: 'In an attic.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expectTypes(newsUrl({ id, slug: 'reel' }), ['NewsArticle', 'BreadcrumbList'])
    const channel = await expectTypes('/movies', ['ItemList', 'BreadcrumbList'])
    expect(channel).toMatchObject({ itemListElement: [{ position: 1 }] })
    const titleId = (await buildTitle(db, { name: 'Nosferatu' })).id
    const { id: listId } = await db
      .insertInto('lists')
      .values({ user_id: (await test.as('member')).id, name: 'Silent nights' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('list_items').values({ list_id: listId, title_id: titleId }).execute()
    const list = await expectTypes(listUrl({ id: listId, slug: 'silent-nights' }), ['ItemList'])
    expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ name: 'Nosferatu' }] })
  })

  it('is the news, and the lists of members', async () => {
    const { db } = test.platform
    await db
      .insertInto('news_articles')
      .values({ title: 'Two reels', slug: 'reels', published_at: new Date(), body: 'In a shed.' })
      .execute()
    const news = await expectTypes('/news', ['ItemList'])
    expect(JSON.stringify(news)).toContain('Two reels')
    const titleId = (await buildTitle(db, { name: 'Faust' })).id
    const { id: listId } = await db
      .insertInto('lists')
      .values({
        user_id: (await test.as('member')).id,
        name: 'Loud nights',
        visibility: 'public',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('list_items').values({ list_id: listId, title_id: titleId }).execute()
    const lists = await expectTypes('/lists/public', ['ItemList'])
    expect(JSON.stringify(lists)).toContain('Loud nights')
  })

  it('is the site and its search', async () => {
    const site = await expectTypes('/', ['WebSite'])
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: expect.stringMatching(/\/search\/\{search_/) } },
    })
  })
})
