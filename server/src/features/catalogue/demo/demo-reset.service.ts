import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Needs } from '../../../platform/platform.ts'
import { seedDemoAccounts } from '../../accounts/users/first-accounts.service.ts'
import { removeDemoPlans } from '../../billing/demo/demo-plans.service.ts'
import { demoTitles } from './demo-catalogue.ts'
import {
  countOthersOnDemo,
  deleteDemo,
  listDemoFileKeys,
  listNeededFileKeys,
} from './demo-reset.repository.ts'
import { fillWithDemo } from './demo.service.ts'

export interface DemoReset {
  readonly removed: number
  readonly made: number
}

/**
 * Removes what the demonstration made and makes it again, in one transaction. What others made stays.
 * @throws Error when demo works hold contributions of other members, which would go with them, unless that is wanted
 */
export async function resetDemo(
  platform: Needs<'db' | 'cache' | 'storage' | 'clock'>,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<DemoReset> {
  const userIds = await seedDemoAccounts(platform)
  const result = await platform.db.transaction().execute(async (tx) => {
    const others = isForced ? 0 : await countOthersOnDemo(tx, Object.values(userIds))
    if (others > 0)
      throw new Error(
        `Demo works hold ${others} contributions of other members, which would be lost; nothing was changed. Say --force to lose them`,
      )
    const oldKeys = await listDemoFileKeys(tx)
    const removed = await deleteDemo(tx, {
      people: demoTitles.flatMap(({ credits }) =>
        credits.map(({ name }) => `name:${name.toLowerCase()}`),
      ),
      keywords: demoTitles.flatMap(({ keywords }) => keywords.map(slugify)),
    })
    await removeDemoPlans(platform, tx, userIds)
    const made = await fillWithDemo(platform, tx, userIds)
    const needed = await listNeededFileKeys(tx, oldKeys)
    return { removed, made, unused: oldKeys.filter((key) => !needed.has(key)) }
  })
  for (const key of result.unused) await platform.storage.delete(key)
  return { removed: result.removed, made: result.made }
}
