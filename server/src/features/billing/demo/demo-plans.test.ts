import { demoPlanLines } from '@mediatheque/contract/billing/products/demo-plans.lines.ts'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { seedDemoAccounts } from '../../accounts/users/first-accounts.service.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { getActorOf } from '../../accounts/users/users.service.ts'
import {
  cancelGranted,
  getOwnSubscription,
  grantSubscription,
} from '../subscriptions/subscriptions.service.ts'
import { demoPlans } from './demo-plans.data.ts'
import { removeDemoPlans, seedDemoPlans } from './demo-plans.service.ts'

describe('the plans of the demonstration', () => {
  const platform = useTestPlatform()
  const seed = async () => {
    const ids = await seedDemoAccounts(platform())
    await platform()
      .db.transaction()
      .execute((tx) => seedDemoPlans(platform(), tx, ids))
    return ids
  }
  const reset = async () => {
    const ids = await seedDemoAccounts(platform())
    await platform()
      .db.transaction()
      .execute(async (tx) => {
        await removeDemoPlans(platform(), tx, ids)
        await seedDemoPlans(platform(), tx, ids)
      })
  }
  const count = async (table: 'products' | 'prices' | 'subscriptions') =>
    (
      await platform()
        .db.selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  it('make a subscriber of the account of that name, and of nobody else', async () => {
    const ids = await seed()
    expect(await getActorOf(platform(), ids.subscriber)).toMatchObject({
      isSubscribed: true,
      isPremium: false,
    })
    expect(await getActorOf(platform(), ids.member)).toMatchObject({
      isSubscribed: false,
      isPremium: false,
    })
    expect([await count('products'), await count('prices'), await count('subscriptions')]).toEqual([
      3, 4, 1,
    ])
  })

  it('made twice are the same, and a cancelled plan stays cancelled', async () => {
    const ids = await seed()
    await cancelGranted(platform(), await getOwnSubscription(platform(), ids.subscriber), 'period')
    await seed()
    expect([await count('products'), await count('prices'), await count('subscriptions')]).toEqual([
      3, 4, 1,
    ])
    expect((await getOwnSubscription(platform(), ids.subscriber)).ends_at).not.toBeNull()
  })

  it('are new after a reset, but for a plan that another member has', async () => {
    const { db } = platform()
    const ids = await seed()
    const [price] = await db
      .selectFrom('prices')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['prices.id', 'product_id'])
      .where('import_key', '=', 'demo:patron')
      .execute()
    const friend = await buildUser(db)
    await grantSubscription(platform(), {
      userId: friend.id,
      priceId: price!.id,
      grantedBy: ids.admin,
    })
    await db.updateTable('products').set({ name: 'Spoilt' }).execute()
    await reset()
    const names = await db.selectFrom('products').select('name').orderBy('position').execute()
    expect(names.map(({ name }) => name)).toEqual(['Free', 'Supporter', 'Spoilt'])
    expect((await getOwnSubscription(platform(), ids.subscriber)).ends_at).toBeNull()
    expect((await getOwnSubscription(platform(), friend.id)).product_id).toBe(price!.product_id)
  })

  it('have each of their texts in French', () => {
    const texts = demoPlans.flatMap(({ name, description, features }) => [
      name,
      description,
      ...features,
    ])
    expect(texts.filter((text) => !(text in demoPlanLines))).toEqual([])
  })
})
