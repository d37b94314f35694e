import { z } from 'zod'
import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import { GATEWAYS } from '../payment-provider.ts'

const PATIENT = { retries: 10, retryDelaySeconds: 10, timeoutSeconds: 300 }

/** A plan changed: what providers hold of it changes, too. */
export const tellPlanKind = {
  name: 'plans.tell-providers',
  payload: z.object({ planId: z.number() }),
  ...PATIENT,
} satisfies JobKind

/** What a provider holds of a plan that is gone here. */
export const closePlanKind = {
  name: 'plans.close-at-provider',
  payload: z.object({
    gateway: z.enum(GATEWAYS),
    realm: z.string(),
    product: z.string().nullable(),
    prices: z.array(z.string()),
  }),
  ...PATIENT,
} satisfies JobKind
