import { checkoutEndpoints } from '@mediatheque/contract/billing/payments/checkouts.endpoints.ts'
import { invoiceEndpoints } from '@mediatheque/contract/billing/payments/invoices.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { listPaymentWays } from '../payment-providers/open-provider.service.ts'
import { finishCheckout } from './finish-checkout.service.ts'
import { ownsInvoice } from './invoices.policy.ts'
import { presentFullInvoice, presentInvoice } from './invoices.presenter.ts'
import { findParties, getInvoice, listInvoices } from './invoices.service.ts'
import { findTerms } from './checkout-terms.service.ts'
import { presentTerms } from './checkout-terms.presenter.ts'
import { openCheckout } from './open-checkout.service.ts'

export const paymentRoutes = [
  bindEndpoint(checkoutEndpoints.listPaymentWays, {
    run: async ({ platform }) => ({ ways: listPaymentWays(await getSettings(platform)) }),
  }),
  bindEndpoint(checkoutEndpoints.openCheckout, {
    run: ({ platform, actor, body }) =>
      openCheckout(platform, {
        userId: actor.user.id,
        productId: body.product_id,
        priceId: body.price_id,
        gateway: body.gateway,
        ...(body.code !== undefined && { code: body.code }),
      }),
  }),
  bindEndpoint(checkoutEndpoints.previewCheckout, {
    run: ({ platform, actor, body }) =>
      findTerms(platform, {
        userId: actor.user.id,
        productId: body.product_id,
        priceId: body.price_id,
        ...(body.code !== undefined && { code: body.code }),
      }),
    present: presentTerms,
  }),
  bindEndpoint(checkoutEndpoints.finishCheckout, {
    run: ({ platform, actor, body }) => finishCheckout(platform, actor.user.id, body.gateway),
  }),
  bindEndpoint(invoiceEndpoints.listInvoices, {
    run: ({ platform, actor, query }) => listInvoices(platform, actor.user.id, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentInvoice)),
  }),
  bindEndpoint(invoiceEndpoints.getInvoice, {
    load: ({ platform, actor, params }) => getInvoice(platform, actor.user.id, params.id),
    policy: (actor, invoice) => ownsInvoice(actor, invoice),
    run: async ({ platform, actor, record }) => ({
      record,
      parties: await findParties(platform, actor.user.id),
    }),
    present: ({ record, parties }) => ({ invoice: presentFullInvoice(record, parties) }),
  }),
]
