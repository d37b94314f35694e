import { z } from 'zod'
import { GATEWAYS } from '../../payments/gateways.ts'
import { PRICE_INTERVALS } from '../products.schemas.ts'

/**
 * How what a provider of payments holds of a plan differs from what is here: a price is not there; it has another name;
 * nobody can subscribe to it, though it is offered; somebody still can, though it is not; it costs something else, or buys
 * another time. `untaken`: a price that the provider takes in no way, of a currency that it does not know for example; it
 * is paid elsewhere.
 */
export const DIFFERENCES = [
  'missing',
  'untaken',
  'name',
  'closed',
  'open',
  'amount',
  'period',
] as const
export type DifferenceKind = (typeof DIFFERENCES)[number]

/** Why a provider did not say or do it. */
export const PROVIDER_FAULTS = [
  'not set up',
  'key refused',
  'refused',
  'unreachable',
  'unclear',
] as const
export type ProviderFault = (typeof PROVIDER_FAULTS)[number]

const soldPrice = z.object({
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(PRICE_INTERVALS),
  interval_count: z.number(),
})
export type SoldPriceView = z.infer<typeof soldPrice>

const difference = z.object({
  kind: z.enum(DIFFERENCES),
  /** As it is here. */
  price: soldPrice,
  /** What it is called there. */
  name: z.string().nullable(),
  /** As it is there, where that is something that could be a price here. */
  there: soldPrice.nullable(),
})
export type Difference = z.infer<typeof difference>

/** A plan at one provider. */
export const planThere = z.object({
  gateway: z.enum(GATEWAYS),
  differences: z.array(difference),
  /** What it did not say, or did not do. */
  fault: z.enum(PROVIDER_FAULTS).nullable(),
})
export type PlanThere = z.infer<typeof planThere>
export const plansThereAnswer = z.object({ providers: z.array(planThere) })
