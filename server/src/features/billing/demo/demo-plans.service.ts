import type { Transaction } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { PLANS_TAG } from '../products/products.service.ts'
import { grantWithin } from '../subscriptions/subscriptions.service.ts'
import { demoPlans, demoSubscriptions } from './demo-plans.data.ts'
import {
  deleteDemoPlans,
  findDemoPrice,
  hasEverSubscribed,
  insertDemoPlans,
} from './demo-plans.repository.ts'

type DemoUserIds = Readonly<Record<string, number>>

/** Demo plans, and a granted one for who never had any. Doing it twice changes nothing. */
export async function seedDemoPlans(
  platform: Needs<'cache' | 'clock'>,
  tx: Transaction,
  userIds: DemoUserIds,
): Promise<void> {
  await insertDemoPlans(tx, demoPlans)
  for (const { user, plan, grantedBy } of demoSubscriptions) {
    const userId = userIds[user]
    const price = await findDemoPrice(tx, plan)
    if (userId === undefined || !price || (await hasEverSubscribed(tx, userId))) continue
    await grantWithin(platform, tx, { userId, price, grantedBy: userIds[grantedBy] ?? null })
  }
  await platform.cache.invalidate([PLANS_TAG], tx)
}

/** The way back, before they are made again. Plans that other members have stay as they are. */
export async function removeDemoPlans(
  platform: Needs<'cache'>,
  tx: Transaction,
  userIds: DemoUserIds,
): Promise<void> {
  const ids = Object.values(userIds)
  await deleteDemoPlans(tx, ids)
  await platform.cache.invalidate([PLANS_TAG, ...ids.map(userTag)], tx)
}
