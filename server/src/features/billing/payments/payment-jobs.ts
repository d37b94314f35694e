import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { GATEWAYS } from '../payment-providers/open-provider.service.ts'

const ref = z.object({ gateway: z.enum(GATEWAYS), providerId: z.string().min(1).max(200) })
/** For some hours, with longer and longer pauses; after that the nightly look finds what is left. */
const PATIENT = { retries: 10, retryDelaySeconds: 10, timeoutSeconds: 120 }

/** A webhook that was stored. */
export const workEventKind = {
  name: 'payments.work-event',
  payload: z.object({ eventId: z.number() }),
  ...PATIENT,
} satisfies JobKind

/** One subscription, as its provider has it now. */
export const syncKind = {
  name: 'payments.sync',
  payload: ref,
  ...PATIENT,
} satisfies JobKind

export const settleCheckoutKind = {
  name: 'payments.settle-checkout',
  payload: z.object({ checkoutId: z.number() }),
  ...PATIENT,
} satisfies JobKind

/** A subscription that nobody is to pay any more. */
export const endKind = {
  name: 'payments.end',
  payload: ref.extend({ givesBack: z.boolean() }),
  ...PATIENT,
} satisfies JobKind
