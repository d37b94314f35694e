import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { CheckoutPage } from '../features/billing/checkout/checkout-page.tsx'
import {
  checkoutPreviewQuery,
  paymentWaysQuery,
} from '../features/billing/checkout/checkout.queries.ts'
import { productsQuery } from '../features/billing/products/products.queries.ts'
import { numberParam, requireBilling, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/checkout/$productId/$priceId')({
  beforeLoad: ({ location }) => {
    requireBilling()
    requireUser(location)
    if (isSubscribed(getBootstrap().user)) throw redirect({ href: siteUrl('/billing') })
  },
  loader: async ({ context: { queryClient }, params }) => {
    const productId = numberParam(params.productId)
    const priceId = numberParam(params.priceId)
    const [{ pagination }] = await Promise.all([
      queryClient.ensureQueryData(productsQuery()),
      queryClient.ensureQueryData(paymentWaysQuery()),
    ])
    const product = pagination.data.find(({ id, hidden }) => id === productId && !hidden)
    const price = product?.prices.find(({ id }) => id === priceId)
    if (!product || !price) throw notFound()
    // Nobody pays for what is free.
    if (product.free || price.amount === 0) throw redirect({ href: siteUrl('/pricing') })
    const preview = await queryClient.ensureQueryData(checkoutPreviewQuery(productId, priceId))
    return { product, price, preview }
  },
  head: () => ({
    meta: [{ title: translate('Subscribe') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Checkout,
})

function Checkout() {
  const { data } = useSuspenseQuery(paymentWaysQuery())
  return <CheckoutPage {...Route.useLoaderData()} ways={data.ways} />
}
