import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { NEWS_TAG } from '../news/news.service.ts'
import { VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { seedDemoPlans } from '../../billing/demo/demo-plans.service.ts'
import { demoTitles } from './demo-catalogue.ts'
import type { DemoUserIds } from './demo-community.ts'
import {
  type DemoPlaces,
  insertDemoArticles,
  insertDemoLists,
  insertDemoReports,
  insertDemoReviews,
  insertDemoThreads,
} from './demo-community.repository.ts'
import { demoThreads } from './demo-comments.data.ts'
import { seedDemoFiles } from './seed-demo-files.ts'
import { demoLists } from './demo-lists.data.ts'
import { demoNews } from './demo-news.data.ts'
import { demoReports } from './demo-reports.data.ts'
import { demoReviews } from './demo-reviews.data.ts'
import { demoVideos } from './demo-videos.data.ts'
import { insertDemoWorks } from './demo-works.ts'
import { hasAnyTitle, readReference } from './demo.repository.ts'

export async function isCatalogueEmpty(platform: Needs<'db'>): Promise<boolean> {
  return !(await hasAnyTitle(platform.db))
}

/** Puts the demo catalogue, what its members say about it and the plans into the database, all or nothing; what is already there stays as it is. */
export async function seedDemoCatalogue(
  platform: Needs<'db' | 'cache' | 'storage' | 'clock'>,
  { userIds }: { userIds: DemoUserIds },
): Promise<void> {
  await platform.db.transaction().execute((tx) => fillWithDemo(platform, tx, userIds))
}

/** The same within a transaction. @returns how many works were not there yet */
export async function fillWithDemo(
  platform: Needs<'cache' | 'storage' | 'clock'>,
  tx: Transaction,
  userIds: DemoUserIds,
): Promise<number> {
  const now = platform.clock.now()
  const reference = await readReference(tx, userIds, now)
  const { titleIds, placed } = await insertDemoWorks(tx, demoTitles, demoVideos, reference)
  await seedDemoFiles(platform, tx, placed, reference)
  await seedCommunity(tx, { titleIds, userIds, now })
  await seedDemoPlans(platform, tx, userIds)
  await platform.cache.invalidate([TITLES_TAG, CHANNELS_TAG, VALUE_LISTS_TAG, NEWS_TAG], tx)
  return placed.length
}

async function seedCommunity(tx: Database, places: DemoPlaces): Promise<void> {
  await insertDemoReviews(tx, demoReviews, places)
  const [news, lists] = [
    await insertDemoArticles(tx, demoNews, places),
    await insertDemoLists(tx, demoLists, places),
  ]
  await insertDemoThreads(tx, demoThreads, { title: places.titleIds, news, list: lists }, places)
  await insertDemoReports(tx, demoReports, places)
}
