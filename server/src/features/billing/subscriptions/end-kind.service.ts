import { GATEWAYS } from '@mediatheque/contract/billing/payments/gateways.ts'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs/jobs.ts'

/** A subscription by the name that its provider has for it. */
export const providerRef = z.object({
  gateway: z.enum(GATEWAYS),
  providerId: z.string().min(1).max(200),
})

/** For some hours, with longer and longer pauses; after that the nightly look finds what is left. */
export const PATIENT = { retries: 10, retryDelaySeconds: 10, timeoutSeconds: 120 }

/** A subscription that nobody is to pay any more. It ends at its provider by whoever asks providers. */
export const endKind = {
  name: 'payments.end',
  payload: providerRef.extend({ givesBack: z.boolean() }),
  ...PATIENT,
} satisfies JobKind
