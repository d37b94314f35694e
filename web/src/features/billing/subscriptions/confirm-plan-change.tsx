import type { ChangePreview } from '@mediatheque/contract/billing/plan-changes/plan-changes.schemas.ts'
import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import { formatMoney } from '@mediatheque/contract/billing/money.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLeave } from '../../../lib/leave.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './billing.module.css'
import { changePlan, changePreviewQuery, useSettled } from './subscriptions.queries.ts'

interface ConfirmPlanChangeProps {
  subscription: SubscriptionView
  priceId: number
}

/** What the change costs at this moment, as the payment service counts it; then it is made for exactly that. */
export function ConfirmPlanChange({ subscription, priceId }: ConfirmPlanChangeProps) {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useQuery({
    ...changePreviewQuery(subscription.id, priceId),
    enabled: !subscription.granted,
  })
  return (
    <Page narrow>
      <PageHeader
        title={t('Change plan')}
        text={t('What is due is shown before anything changes.')}
      />
      {subscription.granted ? (
        <Granted subscription={subscription} />
      ) : error ? (
        <ErrorState
          title={t('This change is not possible now')}
          text={error instanceof ApiError ? error.message : String(error)}
          retryLabel={t('Ask again')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Preview
          subscription={subscription}
          preview={data}
          isAsking={isFetching}
          onOutdated={() => void refetch()}
        />
      ) : (
        <div className={classes.plan} aria-busy="true">
          <Skeleton height={220} />
        </div>
      )}
    </Page>
  )
}

/** Nobody pays beside it: it ends first, of itself or because they say so. */
function Granted({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { active, ends_at, current_period_end } = subscription
  if (!active)
    return (
      <div className={classes.plan}>
        <p>
          {t(
            'Nothing is paid for your plan, and it ends on :date. From then on you can pay for another one.',
            {
              date: longDate(ends_at ?? current_period_end),
            },
          )}
        </p>
        <div className={classes.acts}>
          <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
            {t('See your billing')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.plan}>
      <p>
        {t(
          'Your plan was granted by the team of this site, so that nothing is paid for it. To pay for another one, let it end first.',
        )}
      </p>
      <div className={classes.acts}>
        <Button renderRoot={(props) => <Link to="/billing/cancel" {...props} />}>
          {t('Cancel plan')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
          {t('Keep plan')}
        </Button>
      </div>
    </div>
  )
}

interface PreviewProps {
  subscription: SubscriptionView
  preview: ChangePreview
  isAsking: boolean
  onOutdated(): void
}

function Preview({ subscription, preview, isAsking, onOutdated }: PreviewProps) {
  const t = useTranslate()
  const settled = useSettled()
  const { isLeaving, leave } = useLeave()
  const { language } = useLocalization()
  const { amount_due, currency, counted_at, price, product } = preview
  const due = amount_due === null ? null : formatMoney(amount_due, currency, language)
  const service = GATEWAY_NAMES[subscription.gateway ?? 'stripe']
  const change = useWrite(changePlan, {
    onSuccess: ({ url }) => {
      if (url !== null) leave(url)
      else return settled('/billing', t('Plan changed'))
    },
    onError: (error) => {
      toastError(error)
      if (error instanceof ApiError && error.status === 409) onOutdated()
    },
  })
  return (
    <section className={classes.plan} aria-labelledby="change">
      <h2 id="change">
        {t('From :old to :new', { old: t(subscription.product.name), new: t(product.name) })}
      </h2>
      <Amounts subscription={subscription} preview={preview} due={due} />
      <p className={classes.note}>
        {due === null
          ? t(
              'You agree on a page of :service. Nothing is paid now: the new price holds from the next payment on.',
              { service },
            )
          : amount_due === 0
            ? t('What is left of your old plan is taken into account by the next payments.')
            : t(
                'It is charged at once for the rest of the period, less what is left of your old plan. Where your bank declines it, you keep the plan that you have.',
              )}
      </p>
      <div className={classes.acts}>
        <Button
          loading={change.isPending || isLeaving || isAsking}
          onClick={() =>
            change.mutate({
              params: { id: subscription.id },
              body: { price_id: price.id, amount_due, counted_at },
            })
          }
        >
          {due === null
            ? t('Continue to :service', { service })
            : amount_due === 0
              ? t('Change plan')
              : t('Pay :amount and change', { amount: due })}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/billing/change-plan" {...props} />}
        >
          {t('Another plan')}
        </Button>
      </div>
    </section>
  )
}

function Amounts({
  subscription,
  preview,
  due,
}: Pick<PreviewProps, 'subscription' | 'preview'> & { due: string | null }) {
  const t = useTranslate()
  const priceText = usePriceText()
  const now = priceText(subscription.price)
  const next = priceText(preview.price)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Until now')}</dt>
        <dd>
          {now.amount} {now.period}
        </dd>
      </div>
      <div>
        <dt>{t('From now on')}</dt>
        <dd>
          {next.amount} {next.period}
        </dd>
      </div>
      {due !== null && (
        <div className={classes.due}>
          <dt>{t('Due now')}</dt>
          <dd>{due}</dd>
        </div>
      )}
    </dl>
  )
}
