import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../../platform/config/config.ts'
import { createPlatform, type RunningPlatform } from '../../../platform/create-platform.ts'
import { getUser, isPremium } from '../../accounts/users/users.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, webhookTo, workOff } from './payments.factory.ts'

/** Accounts are kept for five seconds: what is known before was heard. */
const HEARD = { timeout: 3_000 }

const test = useTestApp()
let providers: Providers
/** Another process of the site. */
let other: RunningPlatform

beforeAll(async () => {
  const { platform } = test
  providers = await setUpProviders(platform)
  other = await createPlatform(
    loadConfig({
      DATABASE_URL: platform.databaseUrl,
      DATA_DIR: platform.config.dataDir,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    }),
    platform.features,
  )
})
afterAll(() => Promise.all([other.stop(), providers.stop()]))

it('has and loses in every process what a plan allows as soon as one of them was told', async () => {
  const { platform, app } = test
  const { stripe } = providers
  const member = await test.as('member')
  const plan = await buildPlan(platform.db, { grants_premium: true })
  const isPremiumThere = async () => isPremium(await getUser(other, member.id), new Date())
  const tell = async () => {
    for (const event of stripe.events) await app.inject(webhookTo('stripe', stripe.sign(event)))
    await workOff(platform)
  }
  expect(await isPremiumThere()).toBe(false)
  const { id } = await buy(platform, providers, {
    userId: member.id,
    gateway: 'stripe',
    priceId: plan.prices[0]!.id,
  })
  await tell()
  await expect.poll(isPremiumThere, HEARD).toBe(true)
  stripe.end(id)
  await tell()
  await expect.poll(isPremiumThere, HEARD).toBe(false)
})
