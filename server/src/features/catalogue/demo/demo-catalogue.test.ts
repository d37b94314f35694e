import { readdirSync, readFileSync } from 'node:fs'
import { CATEGORY_SLUGS, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { normaliseLinkUrl } from '@mediatheque/contract/links/links/normalise-link-url.ts'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { demoPeople } from './demo-people.data.ts'
import { demoTitles } from './demo-catalogue.ts'
import { isCatalogueEmpty, seedDemoCatalogue } from './demo.service.ts'

const migrations = new URL('../../../platform/database/migrations/', import.meta.url)
const referenceSql = readdirSync(migrations).sort().map((file) => readFileSync(new URL(file, migrations), 'utf8')).join('\n')

/** Values of one column, counted from 0, in the rows that the reference data puts into a table. */
function readColumn(table: string, column: number): Set<string> {
  const inserts = [...referenceSql.matchAll(new RegExp(`insert into ${table} \\([^)]*\\) values\\n([\\s\\S]*?)(?:;|\\non conflict)`, 'g'))]
  if (inserts.length === 0) throw new Error(`No reference data for ${table}`)
  return new Set(inserts.flatMap((insert) => insert[1]!.split('\n')).map((row) => [...row.matchAll(/'([^']*)'|\b(\d+|null)\b/g)][column]?.slice(1).find(Boolean) ?? ''))
}

function unknownIn(known: ReadonlySet<string>, values: readonly (string | number)[]): (string | number)[] {
  return [...new Set(values)].filter((value) => !known.has(String(value)))
}

const links = demoTitles.flatMap((title) => title.links.map((link) => ({ ...link, key: title.key, title })))

describe('demo works', () => {
  it('are at least 215, at least 18 of each of the ten kinds, each with its own key and at least one link', () => {
    expect(demoTitles.length).toBeGreaterThanOrEqual(215)
    expect(new Set(demoTitles.map(({ key }) => key)).size).toBe(demoTitles.length)
    for (const type of Object.keys(CATEGORY_SLUGS) as TitleType[]) expect(demoTitles.filter((title) => title.type === type).length, type).toBeGreaterThanOrEqual(18)
    expect(demoTitles.filter((title) => title.links.length === 0)).toEqual([])
  })

  it('name only genres, languages, qualities and countries of the reference data', () => {
    const spoken = demoTitles.flatMap((title) => title.spokenLanguages)
    const linked = links.flatMap((link) => [...link.languages, ...(link.subtitles ?? [])])
    expect(unknownIn(readColumn('genres', 0), demoTitles.flatMap(({ genres }) => genres))).toEqual([])
    expect(unknownIn(readColumn('languages', 1), [...spoken, ...linked])).toEqual([])
    expect(unknownIn(readColumn('qualities', 0), links.map(({ qualityId }) => qualityId))).toEqual([])
    expect(unknownIn(readColumn('countries', 0), demoTitles.flatMap(({ countries }) => countries))).toEqual([])
  })

  it('link over https to domains of the reference data, and never twice to one address from one title', () => {
    const domains = readColumn('host_domains', 1)
    const isKnown = (hostname: string) => hostname.split('.').some((_, cut, labels) => domains.has(labels.slice(cut).join('.')))
    expect(links.filter(({ url }) => !url.startsWith('https://') || !isKnown(new URL(url).hostname)).map(({ url }) => url)).toEqual([])
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
        expect(episodes.map(({ number }) => number), key).toEqual(episodes.map((_, index) => index + 1))
        expect(episodes.filter(({ name }) => name.trim() === ''), key).toEqual([])
      }
    }
    const astray = links.filter(({ season, episode, title }) => season !== undefined && !title.seasons?.some(({ number, episodes }) => number === season && (episode ?? 0) <= episodes.length))
    expect(astray.map(({ url }) => url)).toEqual([])
  })

  it('credit everybody whose life is told', () => {
    const credited = new Set(demoTitles.flatMap(({ credits }) => credits.map(({ name }) => name)))
    expect(demoPeople.filter(({ name }) => !credited.has(name)).map(({ name }) => name)).toEqual([])
    expect(new Set(demoPeople.map(({ name }) => name)).size).toBe(demoPeople.length)
  })
})

describe('demo catalogue', () => {
  const platform = useTestPlatform()

  it('fills an empty database in one go, with counters, and only once', async () => {
    const { db } = platform()
    const user = await buildUser(db, { role: 'uploader' })
    expect(await isCatalogueEmpty(platform())).toBe(true)
    const userIds = { uploader: user.id, team: user.id, moderator: user.id }
    await seedDemoCatalogue(platform(), { userIds })
    await seedDemoCatalogue(platform(), { userIds })
    expect(await isCatalogueEmpty(platform())).toBe(false)
    const titles = await db.selectFrom('titles').selectAll().execute()
    expect(titles.length).toBe(demoTitles.length)
    const vampires = titles.find(({ name }) => name === 'Les Vampires')!
    expect(vampires).toMatchObject({ is_series: true, seasons_count: 1, episodes_count: 10, active_links_count: 11 })
    expect(titles.find(({ name }) => name === 'Nosferatu')).toMatchObject({ active_links_count: 3, pending_links_count: 1 })
    const term = await db.selectFrom('search_terms').select('term').where('term', '=', 'metropolis').executeTakeFirst()
    expect(term).toBeDefined()
  })
})
