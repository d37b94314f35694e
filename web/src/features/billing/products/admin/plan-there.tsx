import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type {
  Difference,
  PlanThere,
} from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { toast } from '../../../../lib/toast.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import classes from './plan-there.module.css'
import { isSameThere, repairPlan, watchedPlanThereQuery } from './plans.queries.ts'

/** What each provider holds of a plan, how it differs, and the button that puts it right. */
export function PlanThereDetails({ planId }: { planId: number }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(watchedPlanThereQuery(planId))
  const repair = useWrite(repairPlan, {
    onSuccess: ({ providers }) => {
      if (providers.every(isSameThere)) toast.positive(t('It is as here now'))
      else toast.danger(t('Some of it differs still'))
    },
  })
  if (error)
    return (
      <ErrorState
        title={t('It is not known what became of it')}
        text={error.message}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Loader aria-label={t('Being compared')} />
  const { providers } = data
  if (providers.length === 0)
    return (
      <p className={classes.dim}>
        {t(
          'No service of payments is set up yet: that is done in the settings, under subscriptions.',
        )}
      </p>
    )
  return (
    <div className={classes.details}>
      <ul className={classes.services}>
        {providers.map((one) => (
          <AtService key={one.gateway} of={one} />
        ))}
      </ul>
      {!providers.every(isSameThere) && (
        <div>
          <Button
            loading={repair.isPending}
            onClick={() => repair.mutate({ params: { id: planId } })}
          >
            {t('Put it right')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AtService({ of }: { of: PlanThere }) {
  const t = useTranslate()
  const wordsOf = useDifferenceWords()
  const faultOf = useFaultWords()
  const { gateway, differences, fault } = of
  const service = GATEWAY_NAMES[gateway]
  const words = [...new Set(differences.map((one) => wordsOf(one, service)))]
  return (
    <li>
      <h3>{service}</h3>
      {isSameThere(of) && words.length === 0 && (
        <p className={classes.dim}>{t('It is there as it is here.')}</p>
      )}
      {fault !== null && <p className={classes.fault}>{faultOf(of)}</p>}
      {words.length > 0 && (
        <ul className={classes.differences}>
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function useDifferenceWords() {
  const t = useTranslate()
  const priceText = usePriceText()
  return ({ kind, price: here, name, there }: Difference, service: string): string => {
    const price = Object.values(priceText(here)).join(' ')
    switch (kind) {
      case 'missing':
        return t(':price is not there', { price })
      case 'untaken':
        return t(':service does not take :price', { service, price })
      case 'name':
        return t(':price is called “:name” there', { price, name: name ?? '' })
      case 'closed':
        return t('Nobody can subscribe to :price there', { price })
      case 'open':
        return t(':price can still be subscribed to there', { price })
      default:
        return there
          ? t(':price is :there there', { price, there: Object.values(priceText(there)).join(' ') })
          : t(':price costs something else there', { price })
    }
  }
}

function useFaultWords() {
  const t = useTranslate()
  return ({ gateway, fault }: PlanThere): string => {
    const service = GATEWAY_NAMES[gateway]
    switch (fault) {
      case 'not set up':
        return t('It has no keys here any more.')
      case 'key refused':
        return t(':service refuses the key of this site.', { service })
      case 'refused':
        return t(
          ':service does not accept this: a period or a currency that it does not know, or a price that something else there needs.',
          { service },
        )
      case 'unreachable':
        return t(':service does not answer. Please try again later.', { service })
      default:
        return t(':service says something that this site does not understand.', { service })
    }
  }
}
