import { type Gateway, GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import { Button, Loader } from '@mantine/core'
import { IconClockHour4, IconReceiptOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { AnswerCard } from '../../../ui/answer-card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { checkoutDoneQuery, WAITED_MS } from './checkout.queries.ts'

interface DonePageProps {
  gateway: Gateway
  productId: string
  priceId: string
}

/** Back from the payment service, which is asked what became of it: this address says nothing. */
export function DonePage({ gateway, productId, priceId }: DonePageProps) {
  const t = useTranslate()
  const service = GATEWAY_NAMES[gateway]
  const { data, error, refetch, isFetching } = useQuery(checkoutDoneQuery(gateway))
  const hasWaited = useHasWaited()
  const isPaid = data?.outcome === 'paid'
  const paidId = data?.product_id
  useEffect(() => {
    // Anew, with all that the plan grants.
    if (isPaid) window.location.replace(siteUrl(`/checkout/${paidId ?? productId}/success`))
  }, [isPaid, paidId, productId])
  if (error)
    return (
      <Page narrow>
        <VisuallyHidden>
          <h1>{t('Your payment')}</h1>
        </VisuallyHidden>
        <ErrorState
          title={t(':service does not answer', { service })}
          text={
            error instanceof ApiError
              ? error.message
              : t('The payment service does not answer. Please try again later.')
          }
          retryLabel={t('Ask again')}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  if (data?.outcome === 'none')
    return (
      <AnswerCard
        icon={<IconReceiptOff size={40} stroke={1.25} aria-hidden />}
        title={t('Nothing was paid')}
        actions={
          <>
            <Button
              renderRoot={(props) => (
                <Link
                  to="/checkout/$productId/$priceId"
                  params={{ productId, priceId }}
                  {...props}
                />
              )}
            >
              {t('Try again')}
            </Button>
            <Button variant="default" renderRoot={(props) => <Link to="/pricing" {...props} />}>
              {t('All plans')}
            </Button>
          </>
        }
        isStatus
      >
        <p>{t('The payment was declined or given up. Nothing was taken from you.')}</p>
      </AnswerCard>
    )
  if (data?.outcome === 'open' && hasWaited)
    return (
      <AnswerCard
        icon={<IconClockHour4 size={40} stroke={1.25} aria-hidden />}
        title={t('The payment is not confirmed yet')}
        actions={
          <>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('Ask again')}
            </Button>
            <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
              {t('To the front page')}
            </Button>
          </>
        }
        isStatus
      >
        <p>
          {t(
            'Some banks take a while. You need not wait here: your plan opens as soon as :service tells us.',
            { service },
          )}
        </p>
      </AnswerCard>
    )
  return (
    <AnswerCard icon={<Loader size={40} aria-hidden />} title={t('Your payment')} isStatus>
      <p>{t('We are asking :service what became of it.', { service })}</p>
    </AnswerCard>
  )
}

function useHasWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAITED_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}
