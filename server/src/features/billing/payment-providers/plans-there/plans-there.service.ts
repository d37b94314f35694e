import type { ProviderFault } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import { isSetUp, listOfferedGateways, openProvider } from '../open-provider.service.ts'
import { type Gateway, GATEWAYS, type PaymentProvider, ProviderError } from '../payment-provider.ts'
import { keepName, sellPrice } from '../provider-names.service.ts'
import { compareAt, type FoundDifference } from './compare-plan.service.ts'
import {
  findPlanToHold,
  forgetProduct,
  listPlansToHold,
  markClosed,
  markReplaced,
  type PlanToHold,
} from './provider-prices.repository.ts'

/** Plans that a provider is asked after at once, and for how long all of a page may take together. */
const PLANS_AT_ONCE = 3
const PAGE_MS = 5_000

export type ToHoldPlans = Needs<'db' | 'log' | 'clock' | ToReadSettings>

/** A plan as one provider holds it. */
export interface HeldPlan {
  readonly gateway: Gateway
  readonly differences: readonly FoundDifference[]
  readonly fault: ProviderFault | null
}

/** @throws AppError notFound */
export async function comparePlan(platform: ToHoldPlans, planId: number): Promise<HeldPlan[]> {
  const plan = await findPlanToHold(platform.db, planId)
  if (!plan) throw new AppError('notFound')
  return atEach(platform, (provider, sells) => askAfter(platform, provider, { plan, sells }))
}

/**
 * The same of all plans of a page. Of what a provider does not say within some seconds it is said that it does not answer:
 * a slow one keeps nobody waiting, and nothing of the others back.
 */
export async function comparePlans(
  platform: ToHoldPlans,
  planIds: readonly number[],
  withinMs = PAGE_MS,
): Promise<(PlanToHold & { readonly held: readonly HeldPlan[] })[]> {
  const plans = await listPlansToHold(platform.db, planIds)
  const late = new ProviderError('unreachable', 'it takes too long')
  const end = Promise.withResolvers<never>()
  end.promise.catch(() => undefined)
  const endsAt = Date.now() + withinMs
  const timer = setTimeout(() => end.reject(late), withinMs)
  const turns = { stripe: inTurns(PLANS_AT_ONCE), paypal: inTurns(PLANS_AT_ONCE) }
  try {
    return await Promise.all(
      plans.map(async (plan) => ({
        ...plan,
        held: await atEach(platform, (provider, sells) =>
          turns[provider.gateway](() =>
            Date.now() < endsAt
              ? Promise.race([askAfter(platform, provider, { plan, sells }), end.promise])
              : end.promise,
          ),
        ),
      })),
    )
  } finally {
    clearTimeout(timer)
  }
}

/** So many at once, and the others when one of them is done. */
function inTurns(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

const askAfter = async (
  { db }: ToHoldPlans,
  provider: PaymentProvider,
  asked: { readonly plan: PlanToHold; readonly sells: boolean },
): Promise<Held> => ({ differences: await compareAt(db, provider, asked), fault: null })

/**
 * Makes what providers hold of a plan what it is here, as far as they do it, and says what differs still.
 * @throws AppError notFound
 */
export async function repairPlan(platform: ToHoldPlans, planId: number): Promise<HeldPlan[]> {
  const plan = await findPlanToHold(platform.db, planId)
  if (!plan) throw new AppError('notFound')
  return atEach(platform, async (provider, sells) => {
    const isRefused = await repairAt(platform, provider, { plan, sells })
    const differences = await compareAt(platform.db, provider, { plan, sells })
    return { differences, fault: isRefused ? 'refused' : null }
  })
}

type Held = Omit<HeldPlan, 'gateway'>

/** Of each provider that has keys; one that fails keeps nobody from asking the others. */
async function atEach(
  platform: ToHoldPlans,
  work: (provider: PaymentProvider, sells: boolean) => Promise<Held>,
): Promise<HeldPlan[]> {
  const settings = await getSettings(platform)
  const offered = listOfferedGateways(settings)
  return Promise.all(
    GATEWAYS.filter((gateway) => isSetUp(settings, gateway)).map(async (gateway) => {
      try {
        const provider = await openProvider(platform, gateway)
        return { gateway, ...(await work(provider, offered.includes(gateway))) }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        platform.log.warn(
          { err: error, gateway },
          'it is not known what a provider holds of a plan',
        )
        return { gateway, differences: [], fault: error.fault }
      }
    }),
  )
}

/** @returns whether something was refused: the rest is done all the same */
async function repairAt(
  platform: ToHoldPlans,
  provider: PaymentProvider,
  { plan, sells }: { readonly plan: PlanToHold; readonly sells: boolean },
): Promise<boolean> {
  let isRefused = false
  for (const difference of await compareAt(platform.db, provider, { plan, sells }))
    try {
      await repairOne(platform, provider, plan, difference)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.fault !== 'refused') throw error
      platform.log.warn({ err: error, plan: plan.id }, 'a provider does not take a price of a plan')
      isRefused = true
    }
  return isRefused
}

async function repairOne(
  platform: ToHoldPlans,
  provider: PaymentProvider,
  plan: PlanToHold,
  { kind, price, row, held }: FoundDifference,
): Promise<void> {
  const { db, clock } = platform
  const { name } = plan
  if (kind === 'untaken') return
  if (!row) {
    await sellPrice(platform, provider, price.id)
    return
  }
  const { provider_id: id } = row
  switch (kind) {
    case 'name':
      return provider.renamePrice(id, name)
    case 'closed':
      await provider.openPrice(id)
      await provider.renamePrice(id, name)
      return markClosed(db, row.id, null)
    case 'open':
      await provider.archivePrice(id)
      return markClosed(db, row.id, clock.now())
    // What is sold never changes, at no provider: it is sold anew, and who has the other keeps that.
    case 'missing':
    case 'amount':
    case 'period':
      if (held?.isActive) await provider.archivePrice(id)
      if (!held) await forgetGoneProduct(platform, provider, plan)
      await markReplaced(db, row.id, clock.now())
      await sellPrice(platform, provider, price.id, {
        trialDays: row.trial_days,
        beginsCheaper: row.begins_cheaper,
        within: row.within,
      })
  }
}

async function forgetGoneProduct(
  { db }: ToHoldPlans,
  provider: PaymentProvider,
  plan: PlanToHold,
): Promise<void> {
  const { provider_id: id } = await keepName(db, provider, plan.id)
  if (id !== null && !(await provider.hasProduct(id))) await forgetProduct(db, provider, id)
}
