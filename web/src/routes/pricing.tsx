import { searchReader } from '../lib/page-search.ts'
import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import type { BillingCycle } from '@mediatheque/contract/billing/products/billing-cycle.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { paymentWaysQuery } from '../features/billing/checkout/checkout.queries.ts'
import { RedeemGift } from '../features/billing/gifts/redeem-gift.tsx'
import { PricingPage } from '../features/billing/products/pricing-page.tsx'
import { productsQuery } from '../features/billing/products/products.queries.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { requireBilling } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { getBootstrap, useSession } from '../lib/session.tsx'
import { sharedPage } from '../lib/shared-page.ts'

// Only the names: how prices are compared comes with the page.
const YEARLY = 'yearly' satisfies BillingCycle
const MONTHLY = 'monthly' satisfies BillingCycle

export const Route = createFileRoute('/_shell/pricing')({
  validateSearch: searchReader<{ cycle?: typeof MONTHLY }>(['cycle'], (search) =>
    search['cycle'] === MONTHLY ? { cycle: MONTHLY } : {},
  ),
  beforeLoad: requireBilling,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(productsQuery()),
      queryClient.ensureQueryData(paymentWaysQuery()),
      isSubscribed(getBootstrap().user) && queryClient.ensureQueryData(ownSubscriptionQuery()),
    ]),
  head: () =>
    pageHead({
      name: translate('Plans'),
      description: translate('Choose how you want to be part of this site.'),
      path: '/pricing',
      image: siteImage(),
    }),
  headers: sharedPage,
  component: Pricing,
})

function Pricing() {
  const navigate = Route.useNavigate()
  const { isSubscribed: hasPlan } = useSession()
  const { data } = useSuspenseQuery(productsQuery())
  const { ways } = useSuspenseQuery(paymentWaysQuery()).data
  const own = useQuery({ ...ownSubscriptionQuery(), enabled: hasPlan })
  return (
    <PricingPage
      products={data.pagination.data}
      cycle={Route.useSearch().cycle ?? YEARLY}
      canPay={ways.length > 0}
      ownProductId={own.data?.subscription.product.id ?? null}
      onCycleChange={(cycle) =>
        void navigate({
          search: cycle === MONTHLY ? { cycle } : {},
          replace: true,
          resetScroll: false,
        })
      }
    >
      {!hasPlan && <RedeemGift />}
    </PricingPage>
  )
}
