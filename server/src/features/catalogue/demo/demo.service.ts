import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Platform } from '../../../platform/platform.ts'
import { demoPeople } from './demo-people.data.ts'
import { demoTitles } from './demo-catalogue.ts'
import { hasAnyTitle, insertCredits, insertKeywords, insertLinks, insertPeople, insertSeasons, insertTitleFacts, insertTitles, readReference, type Reference } from './demo.repository.ts'

export async function isCatalogueEmpty(platform: Platform): Promise<boolean> {
  return !(await hasAnyTitle(platform.db))
}

/** Puts the demo catalogue into the database, all or nothing; works already there stay as they are. */
export async function seedDemoCatalogue(platform: Platform, { userIds }: { userIds: Reference['userIds'] }): Promise<void> {
  const details = new Map(demoPeople.map((person) => [person.name, person]))
  await platform.db.transaction().execute(async (tx) => {
    const now = platform.clock.now()
    const reference = await readReference(tx, userIds, now)
    const ids = await insertTitles(tx, demoTitles, now)
    const placed = demoTitles.flatMap((title) => {
      const id = ids.get(title.key)
      return id === undefined ? [] : [{ id, title }]
    })
    const names = [...new Set(placed.flatMap(({ title }) => title.credits.map(({ name }) => name)))]
    const keywords = [...new Map(placed.flatMap(({ title }) => title.keywords.map((name) => [slugify(name), name]))).values()]
    const personIds = await insertPeople(tx, names, details)
    await insertTitleFacts(tx, placed, reference, await insertKeywords(tx, keywords))
    await insertCredits(tx, placed, personIds)
    await insertSeasons(tx, placed)
    await insertLinks(tx, placed, reference)
    await platform.cache.invalidate(['titles', 'people', 'channels', 'genres'], tx)
  })
}
