import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { PlanRow } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type { PlanThere } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import { Modal, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { PlanThereDetails } from './plan-there.tsx'
import classes from './plan-there.module.css'
import { isSameThere, plansThereQuery } from './plans.queries.ts'

/**
 * In the list: whether what each provider holds of a plan is what it is here; pressed, how it differs.
 * @param ids the plans of the page, which are asked after together
 */
export function PlanThereMark({ plan, ids }: { plan: PlanRow; ids: readonly number[] }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { data: held } = useQuery(plansThereQuery(ids))
  const data = held?.plans.find(({ id }) => id === plan.id)
  const title = t(':name where it is paid', { name: t(plan.name) })
  // Of what costs nothing nobody holds anything.
  const isSold = plan.prices.length > 0
  if (!data?.providers.some((one) => isSold || !isSameThere(one))) return null
  const isNowhere = data.providers.every((one) => takesNothing(one, plan.prices.length))
  return (
    <>
      <UnstyledButton className={classes.marks} title={title} onClick={() => setOpen(true)}>
        {data.providers.map((one) => (
          <Mark key={one.gateway} of={one} prices={plan.prices.length} isNowhere={isNowhere} />
        ))}
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {isOpen && <PlanThereDetails planId={plan.id} />}
      </Modal>
    </>
  )
}

interface MarkProps {
  of: PlanThere
  /** How many the plan has: what a provider takes in no way is nothing to be put right. */
  prices: number
  /** No provider takes any of them: nobody can pay for the plan. */
  isNowhere: boolean
}

function Mark({ of, prices, isNowhere }: MarkProps) {
  const t = useTranslate()
  const service = GATEWAY_NAMES[of.gateway]
  if (isSameThere(of))
    return (
      <Chip tone={isNowhere ? 'warn' : 'plain'}>
        {t(wordsOf(of.differences.length, prices), { service })}
      </Chip>
    )
  return of.differences.length > 0 ? (
    <Chip tone="warn">{t(':service: differs', { service })}</Chip>
  ) : (
    <Chip tone="bad">{t(':service: not known', { service })}</Chip>
  )
}

const takesNothing = (one: PlanThere, prices: number) =>
  prices > 0 && isSameThere(one) && one.differences.length === prices

function wordsOf(untaken: number, prices: number) {
  if (untaken === 0) return ':service: as here'
  return untaken < prices ? ':service: in part' : ':service: not there'
}
