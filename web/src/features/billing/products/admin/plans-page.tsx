import { planEndpoints } from '@mediatheque/contract/billing/products/editing/plans.endpoints.ts'
import { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import { Button } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { GrantedOnly } from './granted-only.tsx'
import { OrderPlansDialog } from './order-plans-dialog.tsx'
import { EditPlanLink, NewPlanLink, usePlanCells, usePlanWords } from './plan-cells.tsx'
import { type PlanSearch, plansQuery } from './plans.queries.ts'
import { useDeletePlans } from './use-delete-plans.tsx'

interface PlansAdminPageProps {
  /** Null: the site shows no plans. */
  canPay: boolean | null
  search: PlanSearch
  onSearch: OnSearch<PlanSearch>
}

/** The plans of the site, for those who look after them. */
export function PlansAdminPage({ canPay, search, onSearch }: PlansAdminPageProps) {
  const t = useTranslate()
  const { data } = useList(plansQuery(search))
  const cells = usePlanCells(data.page?.data ?? [])
  const deleting = useDeletePlans()
  const [isOrdering, setOrdering] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('Plans')}
        titleId="plans-title"
        text={t('What members can subscribe to, what it grants and what it costs.')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowsSort size={18} stroke={1.5} aria-hidden />}
              onClick={() => setOrdering(true)}
            >
              {t('Put in order')}
            </Button>
            <NewPlanLink />
          </>
        }
      />
      {!canPay && <GrantedOnly isHidden={canPay === null} />}
      <DataTable
        {...{ list: planList, data, search, onSearch, cells }}
        words={usePlanWords()}
        labelledBy="plans-title"
        nameColumn="name"
        nameOf={({ name }) => t(name)}
        searchLabel={t('Search plans')}
        csvAddress={csvAddress(planList, planEndpoints.exportPlans, search)}
        rowActions={(plan) => (
          <>
            <HistoryButton of={{ kind: 'plan', id: String(plan.id), name: t(plan.name) }} isSmall />
            <EditPlanLink plan={plan} />
          </>
        )}
        actions={[deleting.action]}
      />
      {deleting.dialog}
      <OrderPlansDialog isOpen={isOrdering} onClose={() => setOrdering(false)} />
    </Page>
  )
}
