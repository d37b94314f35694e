import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { PATIENT, providerRef } from '../subscriptions/end-kind.service.ts'

export { endKind } from '../subscriptions/end-kind.service.ts'

/** A webhook that was stored. */
export const workEventKind = {
  name: 'payments.work-event',
  payload: z.object({ eventId: z.number() }),
  ...PATIENT,
} satisfies JobKind

/** One subscription, as its provider has it now. */
export const syncKind = {
  name: 'payments.sync',
  payload: providerRef,
  ...PATIENT,
} satisfies JobKind

export const settleCheckoutKind = {
  name: 'payments.settle-checkout',
  payload: z.object({ checkoutId: z.number() }),
  ...PATIENT,
} satisfies JobKind
