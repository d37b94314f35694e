import { readdirSync, readFileSync } from 'node:fs'
import {
  CATEGORY_SLUGS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { normaliseLinkUrl } from '@mediatheque/contract/links/links/normalise-link-url.ts'
import { describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '../../accounts/users/first-accounts.service.ts'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { demoThreads } from './demo-comments.data.ts'
import type { DemoComment } from './demo-community.ts'
import { demoFiles } from './demo-files.data.ts'
import { demoLists } from './demo-lists.data.ts'
import { demoNews } from './demo-news.data.ts'
import { demoPeople } from './demo-people.data.ts'
import { demoReports } from './demo-reports.data.ts'
import { demoReviews } from './demo-reviews.data.ts'
import { demoTitles } from './demo-catalogue.ts'
import { isCatalogueEmpty, seedDemoCatalogue } from './demo.service.ts'

const migrations = new URL('../../../platform/database/migrations/', import.meta.url)
const referenceSql = readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
  .join('\n')

/** Values of one column, counted from 0, in the rows that the reference data puts into a table. */
function readColumn(table: string, column: number): Set<string> {
  const inserts = [
    ...referenceSql.matchAll(
      new RegExp(`insert into ${table} \\([^)]*\\) values\\n([\\s\\S]*?)(?:;|\\non conflict)`, 'g'),
    ),
  ]
  if (inserts.length === 0) throw new Error(`No reference data for ${table}`)
  return new Set(
    inserts
      .flatMap((insert) => insert[1]!.split('\n'))
      .map(
        (row) =>
          [...row.matchAll(/'([^']*)'|\b(\d+|null)\b/g)][column]?.slice(1).find(Boolean) ?? '',
      ),
  )
}

function unknownIn(
  known: ReadonlySet<string>,
  values: readonly (string | number)[],
): (string | number)[] {
  return [...new Set(values)].filter((value) => !known.has(String(value)))
}

const links = demoTitles.flatMap((title) =>
  title.links.map((link) => ({ ...link, key: title.key, title })),
)

describe('demo works', () => {
  it('are at least 215, at least 18 of each of the ten kinds, each with its own key and at least one link', () => {
    expect(demoTitles.length).toBeGreaterThanOrEqual(215)
    expect(new Set(demoTitles.map(({ key }) => key)).size).toBe(demoTitles.length)
    for (const type of Object.keys(CATEGORY_SLUGS) as TitleType[])
      expect(demoTitles.filter((title) => title.type === type).length, type).toBeGreaterThanOrEqual(
        18,
      )
    expect(demoTitles.filter((title) => title.links.length === 0)).toEqual([])
  })

  it('name only genres, languages, qualities and countries of the reference data', () => {
    const spoken = demoTitles.flatMap((title) => title.spokenLanguages)
    const linked = links.flatMap((link) => [...link.languages, ...(link.subtitles ?? [])])
    expect(
      unknownIn(
        readColumn('genres', 0),
        demoTitles.flatMap(({ genres }) => genres),
      ),
    ).toEqual([])
    expect(unknownIn(readColumn('languages', 1), [...spoken, ...linked])).toEqual([])
    expect(
      unknownIn(
        readColumn('qualities', 0),
        links.map(({ qualityId }) => qualityId),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        readColumn('countries', 0),
        demoTitles.flatMap(({ countries }) => countries),
      ),
    ).toEqual([])
  })

  it('link over https to domains of the reference data, and never twice to one address from one title', () => {
    const domains = readColumn('host_domains', 1)
    const isKnown = (hostname: string) =>
      hostname.split('.').some((_, cut, labels) => domains.has(labels.slice(cut).join('.')))
    expect(
      links
        .filter(({ url }) => !url.startsWith('https://') || !isKnown(new URL(url).hostname))
        .map(({ url }) => url),
    ).toEqual([])
    const addresses = links.map(({ key, url }) => `${key} ${normaliseLinkUrl(new URL(url))}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('have links that wait for a moderator and links that died', () => {
    expect(links.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(5)
    expect(links.filter(({ status }) => status === 'dead').length).toBeGreaterThanOrEqual(3)
  })

  it('number the episodes of a season without a gap, name each, and link only to episodes that exist', () => {
    for (const { key, seasons = [] } of demoTitles) {
      for (const { episodes } of seasons) {
        expect(
          episodes.map(({ number }) => number),
          key,
        ).toEqual(episodes.map((_, index) => index + 1))
        expect(
          episodes.filter(({ name }) => name.trim() === ''),
          key,
        ).toEqual([])
      }
    }
    const astray = links.filter(
      ({ season, episode, title }) =>
        season !== undefined &&
        !title.seasons?.some(
          ({ number, episodes }) => number === season && (episode ?? 0) <= episodes.length,
        ),
    )
    expect(astray.map(({ url }) => url)).toEqual([])
  })

  it('tell in French what happens in an episode wherever they tell it', () => {
    const episodes = demoTitles.flatMap(({ key, seasons = [] }) =>
      seasons.flatMap((season) => season.episodes.map((episode) => ({ key, ...episode }))),
    )
    expect(episodes.filter(({ plot }) => plot).length).toBeGreaterThanOrEqual(33)
    expect(
      episodes
        .filter(({ plot, plotFr }) => Boolean(plot) !== Boolean(plotFr) || plotFr?.includes("'"))
        .map(({ key, number }) => `${key} ${number}`),
    ).toEqual([])
  })

  it('credit everybody whose life is told', () => {
    const credited = new Set(demoTitles.flatMap(({ credits }) => credits.map(({ name }) => name)))
    expect(demoPeople.filter(({ name }) => !credited.has(name)).map(({ name }) => name)).toEqual([])
    expect(new Set(demoPeople.map(({ name }) => name)).size).toBe(demoPeople.length)
  })
})

describe('what is said about demo works', () => {
  const keys = new Set(demoTitles.map(({ key }) => key))

  it('is about works that are there', () => {
    const named = [
      ...demoReviews.map(({ title }) => title),
      ...demoReports.map(({ title }) => title),
      ...demoFiles.map(({ title }) => title),
      ...demoLists.flatMap(({ titles }) => titles),
      ...demoNews.flatMap(({ titles }) => titles),
      ...demoThreads.filter(({ on }) => on.type === 'title').map(({ on }) => on.key),
    ]
    expect(unknownIn(keys, named)).toEqual([])
    expect(
      unknownIn(
        new Set(demoNews.map(({ key }) => key)),
        demoThreads.filter(({ on }) => on.type === 'news').map(({ on }) => on.key),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        new Set(demoLists.map(({ key }) => key)),
        demoThreads.filter(({ on }) => on.type === 'list').map(({ on }) => on.key),
      ),
    ).toEqual([])
    const linksOf = new Map(demoTitles.map((title) => [title.key, title.links.length]))
    expect(demoReports.filter(({ title, link }) => link >= (linksOf.get(title) ?? 0))).toEqual([])
  })

  it('is one review per member and work, from 1 to 10, and no title twice in a list', () => {
    const pairs = demoReviews.map(({ title, user }) => `${title} ${user}`)
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([])
    expect(demoReviews.filter(({ score }) => score < 1 || score > 10)).toEqual([])
    for (const { key, titles } of [...demoLists, ...demoNews])
      expect(new Set(titles).size, key).toBe(titles.length)
  })

  it('names seasons and episodes of files that exist, and votes only once for each comment', () => {
    const seasonsOf = new Map(demoTitles.map((title) => [title.key, title.seasons ?? []]))
    expect(
      demoFiles.filter(
        ({ title, season, episodes = [] }) =>
          season !== undefined &&
          !seasonsOf
            .get(title)!
            .some(
              ({ number, episodes: all }) =>
                number === season && episodes.every((episode) => episode <= all.length),
            ),
      ),
    ).toEqual([])
    const all = (comments: readonly DemoComment[]): DemoComment[] =>
      comments.flatMap((comment) => [comment, ...all(comment.replies ?? [])])
    const voters = all(demoThreads.flatMap(({ comments }) => comments)).map(
      ({ up = [], down = [] }) => [...up, ...down],
    )
    expect(voters.filter((users) => new Set(users).size !== users.length)).toEqual([])
  })
})

describe('demo catalogue', () => {
  const platform = useTestPlatform()

  it('fills an empty database in one go, with counters, and only once', async () => {
    const { db } = platform()
    const userIds = await seedDemoAccounts(platform())
    expect(await isCatalogueEmpty(platform())).toBe(true)
    await seedDemoCatalogue(platform(), { userIds })
    await seedDemoCatalogue(platform(), { userIds })
    expect(await isCatalogueEmpty(platform())).toBe(false)
    const titles = await db.selectFrom('titles').selectAll().execute()
    expect(titles.length).toBe(demoTitles.length)
    const vampires = titles.find(({ name }) => name === 'Les Vampires')!
    expect(vampires).toMatchObject({
      is_series: true,
      seasons_count: 1,
      episodes_count: 10,
      active_links_count: 11,
    })
    expect(titles.find(({ name }) => name === 'Nosferatu')).toMatchObject({
      active_links_count: 3,
      pending_links_count: 1,
    })
    const prelude = await db
      .selectFrom('episodes')
      .select(['plot', 'translations'])
      .where('name', '=', 'Prelude to War')
      .execute()
    expect(prelude).toEqual([
      {
        plot: 'Two worlds, one free and one in uniform.',
        translations: {
          fr: {
            name: 'Prélude à la guerre',
            plot: 'Deux mondes, l’un libre, l’autre en uniforme.',
          },
        },
      },
    ])
    const term = await db
      .selectFrom('search_terms')
      .select('term')
      .where('term', '=', 'metropolis')
      .executeTakeFirst()
    expect(term).toBeDefined()
  })
})
