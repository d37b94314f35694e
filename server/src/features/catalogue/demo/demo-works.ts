import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { demoPeople } from './demo-people.data.ts'
import type { DemoTitle } from './demo-title.ts'
import type { DemoVideo } from './demo-videos.data.ts'
import { insertDemoVideos } from './demo-videos.repository.ts'
import {
  insertDemoCredits,
  insertDemoFacts,
  insertDemoKeywords,
  insertDemoLinks,
  insertDemoPeople,
  insertDemoSeasons,
  insertDemoTitles,
  type Reference,
} from './demo.repository.ts'

interface PlacedWork {
  readonly id: number
  readonly title: DemoTitle
}

/** Works with all that is known of them. Those that are there already stay as they are. */
export async function insertDemoWorks(
  tx: Transaction,
  titles: readonly DemoTitle[],
  videos: readonly DemoVideo[],
  reference: Reference,
): Promise<{ titleIds: ReadonlyMap<string, number>; placed: readonly PlacedWork[] }> {
  const details = new Map(demoPeople.map((person) => [person.name, person]))
  const titleIds = await insertDemoTitles(tx, titles, reference.now)
  const placed = titles.flatMap((title) => {
    const id = titleIds.get(title.key)
    return id === undefined ? [] : [{ id, title }]
  })
  const names = [...new Set(placed.flatMap(({ title }) => title.credits.map(({ name }) => name)))]
  const keywords = [
    ...new Map(
      placed.flatMap(({ title }) => title.keywords.map((name) => [slugify(name), name])),
    ).values(),
  ]
  const personIds = await insertDemoPeople(tx, names, details)
  await insertDemoFacts(tx, placed, reference, await insertDemoKeywords(tx, keywords))
  await insertDemoCredits(tx, placed, personIds)
  await insertDemoSeasons(tx, placed)
  await insertDemoVideos(tx, videos, placed)
  await insertDemoLinks(tx, placed, reference)
  return { titleIds, placed }
}
