import type { PlanRow } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconCreditCard, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { PlanThereMark } from './plan-there-mark.tsx'
import classes from './plans.module.css'

const editPlan = ({ id }: PlanRow) =>
  ({ to: '/admin/plans/$productId/edit', params: { productId: String(id) } }) as const

/** How the list shows each column of a plan. */
export function usePlanCells(plans: readonly PlanRow[]) {
  const ids = plans.map(({ id }) => id)
  const t = useTranslate()
  const format = useFormat()
  const priceText = usePriceText()
  const yesOrNo = (is: boolean) => (is ? t('Yes') : t('No'))
  return {
    name: (plan: PlanRow) => (
      <>
        <Link {...editPlan(plan)} className={classes.link}>
          <CutName name={t(plan.name)} />
        </Link>
        <PlanThereMark plan={plan} ids={ids} />
      </>
    ),
    prices: ({ prices }: PlanRow) => (
      <span className={classes.prices}>
        {prices.map((price) => (
          <span key={price.id}>{Object.values(priceText(price)).join(' ')}</span>
        ))}
      </span>
    ),
    role: ({ role, grants_premium }: PlanRow) =>
      [grants_premium && t('Premium advantages'), role && t(role.name)].filter(Boolean).join(', '),
    subscribers_count: ({ subscribers_count: count, subscribers_count_is_minimum }: PlanRow) =>
      subscribers_count_is_minimum
        ? t('More than :count', { count: format.number(count) })
        : format.number(count),
    is_hidden: ({ hidden }: PlanRow) => yesOrNo(hidden),
    is_free: ({ free }: PlanRow) => yesOrNo(free),
    is_recommended: ({ recommended }: PlanRow) => yesOrNo(recommended),
    position: ({ place }: PlanRow) => format.number(place),
    updated_at: ({ updated_at }: PlanRow) => (
      <time dateTime={updated_at}>{format.longDate(updated_at)}</time>
    ),
  }
}

export function usePlanWords() {
  const t = useTranslate()
  return {
    failed: t('The plans could not be loaded'),
    notFound: t('No matching plans found'),
    empty: {
      icon: <IconCreditCard size={28} stroke={1.25} />,
      title: t('No plans yet'),
      text: t('Add the first one. Until billing is switched on, only those who edit plans see it.'),
    },
  }
}

export function NewPlanLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/plans/new" {...props} />}
    >
      {t('New plan')}
    </Button>
  )
}

export function EditPlanLink({ plan }: { plan: PlanRow }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('Edit :name', { name: t(plan.name) })}
      title={t('Edit')}
      renderRoot={(props) => <Link {...editPlan(plan)} {...props} />}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
