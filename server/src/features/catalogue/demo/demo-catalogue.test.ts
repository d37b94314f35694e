import { CATEGORY_SLUGS, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { demoTitles } from './demo-catalogue.ts'
import { isCatalogueEmpty, seedDemoCatalogue } from './demo.service.ts'

describe('demo catalogue', () => {
  const platform = useTestPlatform()

  it('has at least 60 works over all ten kinds, each with its own key and lawful https links', () => {
    expect(demoTitles.length).toBeGreaterThanOrEqual(60)
    expect(new Set(demoTitles.map(({ key }) => key)).size).toBe(demoTitles.length)
    for (const type of Object.keys(CATEGORY_SLUGS) as TitleType[]) expect(demoTitles.filter((title) => title.type === type).length, type).toBeGreaterThanOrEqual(4)
    expect(demoTitles.flatMap(({ links }) => links).filter(({ url }) => !url.startsWith('https://'))).toEqual([])
  })

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
