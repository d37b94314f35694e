import { decimalsOf } from '@mediatheque/contract/billing/money.ts'
import {
  LONGEST_PERIOD,
  MOST_AMOUNT,
  MOST_PLAN_PRICES,
} from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import type { EditedPlan } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type { PriceView } from '@mediatheque/contract/billing/products/products.schemas.ts'
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useCurrencies } from '../../../../lib/currencies.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { unusedKey } from './plan-rows.ts'
import classes from './plans.module.css'
import type { PlanValues, PriceValue } from './use-plan-form.ts'

const INTERVALS = { day: 'Days', month: 'Months', year: 'Years' } as const

interface PlanPricesProps {
  form: UseFormReturnType<PlanValues>
  counts: EditedPlan['price_subscribers']
}

/** What the plan costs, for as many periods as there are lines. */
export function PlanPrices({ form, counts }: PlanPricesProps) {
  const t = useTranslate()
  const { prices } = form.values
  const add = () => {
    const last = prices.at(-1)
    const price: PriceValue = {
      key: unusedKey(prices),
      amount: '',
      currency: last?.currency ?? 'EUR',
      interval: last?.interval === 'month' ? 'year' : 'month',
      interval_count: 1,
    }
    form.insertListItem('prices', price)
  }
  return (
    <section className={classes.section} aria-labelledby="plan-prices">
      <h2 id="plan-prices">{t('Prices')}</h2>
      <p className={classes.dim}>
        {t(
          'A price that somebody has never changes for them: where you change or remove it here, it is offered to nobody else.',
        )}
      </p>
      {prices.map((price, place) => (
        <PriceRow
          key={price.key}
          form={form}
          place={place}
          held={counts.find(({ price_id }) => String(price_id) === price.key)}
        />
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={prices.length >= MOST_PLAN_PRICES}
          onClick={add}
        >
          {t('Add a price')}
        </Button>
      </div>
    </section>
  )
}

interface PriceRowProps {
  form: UseFormReturnType<PlanValues>
  place: number
  held: EditedPlan['price_subscribers'][number] | undefined
}

function PriceRow({ form, place, held }: PriceRowProps) {
  const t = useTranslate()
  const currencies = useCurrencies()
  const price = form.values.prices[place]!
  return (
    <fieldset className={classes.price}>
      <legend>{t('Price :place', { place: place + 1 })}</legend>
      <NumberInput
        label={t('Amount')}
        min={0}
        max={MOST_AMOUNT}
        decimalScale={decimalsOf(price.currency)}
        hideControls
        {...form.getInputProps(`prices.${place}.amount`)}
      />
      <Select
        label={t('Currency')}
        data={currencies}
        searchable
        allowDeselect={false}
        {...form.getInputProps(`prices.${place}.currency`)}
      />
      <NumberInput
        label={t('Paid every')}
        min={1}
        max={LONGEST_PERIOD[price.interval]}
        allowDecimal={false}
        {...form.getInputProps(`prices.${place}.interval_count`)}
      />
      <Select
        label={t('Period')}
        data={Object.entries(INTERVALS).map(([value, label]) => ({ value, label: t(label) }))}
        allowDeselect={false}
        {...form.getInputProps(`prices.${place}.interval`)}
      />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove price :place', { place: place + 1 })}
        title={t('Remove')}
        onClick={() => form.removeListItem('prices', place)}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {held && held.subscribers_count > 0 && (
        <p className={classes.held}>
          {t('[one 1 member has this price.|other :count members have this price.]', {
            count: held.subscribers_count,
          })}
        </p>
      )}
    </fieldset>
  )
}

/** What some pay who took the plan before its prices changed. */
export function FormerPrices({ prices }: { prices: EditedPlan['former_prices'] }) {
  const t = useTranslate()
  const priceText = usePriceText()
  if (prices.length === 0) return null
  const inWords = (price: PriceView) => Object.values(priceText(price)).join(' ')
  return (
    <section className={classes.section} aria-labelledby="plan-former-prices">
      <h2 id="plan-former-prices">{t('Former prices')}</h2>
      <p className={classes.dim}>{t('Offered to nobody, and kept by those who have them.')}</p>
      <ul className={classes.former}>
        {prices.map((price) => (
          <li key={price.id}>
            <span>{inWords(price)}</span>
            <span className={classes.dim}>
              {t('[one 1 member|other :count members]', { count: price.subscribers_count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
