import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { closeCheckout } from './close-checkout.service.ts'
import { findCheckout } from './checkouts.repository.ts'
import { endKind, settleCheckoutKind, syncKind, workEventKind } from './payment-jobs.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settleByAsking } from './settle-checkout.service.ts'
import { endSubscription, syncSubscription } from './sync-subscription.service.ts'
import { workOnEvent } from './webhooks.service.ts'

const workEvent = defineJob({
  ...workEventKind,
  concurrency: 4,
  run: (platform, { eventId }) => workOnEvent(platform, eventId),
})

const sync = defineJob({
  ...syncKind,
  concurrency: 2,
  run: async (platform, { gateway, providerId }) => {
    await syncSubscription(platform, gateway, providerId)
  },
})

const settleCheckout = defineJob({
  ...settleCheckoutKind,
  run: async (platform, { checkoutId }) => {
    const checkout = await findCheckout(platform.db, checkoutId)
    if (checkout && !checkout.settled_at) await settleByAsking(platform, checkout)
    else if (checkout?.subscription_id === null) await closeCheckout(platform, checkout)
  },
})

const end = defineJob({ ...endKind, run: endSubscription })

const reconcile = defineJob({
  name: 'payments.reconcile',
  payload: z.object({}),
  cron: '40 2 * * *',
  timeoutSeconds: 900,
  run: reconcilePayments,
})

export const paymentJobs = [workEvent, sync, settleCheckout, end, reconcile]
