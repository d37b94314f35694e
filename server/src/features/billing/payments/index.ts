import { defineFeature } from '../../../platform/feature.ts'
import { listLivingSubscriptions } from '../subscriptions/paid-subscriptions.service.ts'
import { deleteCheckoutsBefore } from './checkouts.repository.ts'
import { listExportedInvoices } from './invoices.repository.ts'
import { deleteEventsBefore } from './payment-events.repository.ts'
import { endKind } from './payment-jobs.ts'
import { paymentJobs } from './payments.jobs.ts'
import { paymentRoutes } from './payments.routes.ts'
import { invoiceRecordRoutes } from './records/invoice-records.routes.ts'
import { registerWebhooks } from './webhooks.plugin.ts'

export const feature = defineFeature({
  tables: [
    'checkouts',
    'invoices',
    'payment_disputes',
    'payment_events',
    'payment_holds',
    'payment_refunds',
  ],
  routes: [...paymentRoutes, ...invoiceRecordRoutes],
  jobs: paymentJobs,
  plugins: [registerWebhooks],
  retention: [
    { table: 'checkouts', period: 'ended_days', deleteBefore: deleteCheckoutsBefore },
    { table: 'payment_events', period: 'ended_days', deleteBefore: deleteEventsBefore },
  ],
  accountDeletion: {
    // Who is gone pays no more. That is done when the account is, by whoever the provider is then.
    before: async ({ jobs }, tx, { id }) => {
      for (const { gateway, provider_id: providerId } of await listLivingSubscriptions(tx, id))
        await jobs.enqueue(tx, endKind, {
          gateway: gateway as 'stripe',
          providerId,
          givesBack: false,
        })
    },
  },
  accountExport: {
    tables: ['invoices'],
    load: async ({ db }, userId) => ({ invoices: await listExportedInvoices(db, userId) }),
  },
  notExported: {
    payment_holds: 'that something is being changed, for as long as it takes',
    checkouts: 'pages of a provider that were opened; what came of them is in the invoices',
  },
})
