import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { subscriptionList } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import type { SubscriptionRecord } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { EndDialog } from './end-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import {
  SubscriptionActions,
  useSubscriptionCells,
  useSubscriptionWords,
} from './subscription-cells.tsx'
import { type SubscriptionSearch, subscriptionsQuery } from './subscription-records.queries.ts'

interface SubscriptionsPageProps {
  search: SubscriptionSearch
  onSearch: OnSearch<SubscriptionSearch>
}

/** Who has which plan, for those who look after subscriptions. */
export function SubscriptionsPage({ search, onSearch }: SubscriptionsPageProps) {
  const t = useTranslate()
  const { data } = useList(subscriptionsQuery(search))
  const cells = useSubscriptionCells()
  const [isGranting, setGranting] = useState(false)
  const [extended, setExtended] = useState<SubscriptionRecord>()
  const [ended, setEnded] = useState<SubscriptionRecord>()
  const nameOf = ({ member, plan }: SubscriptionRecord) => `${t(plan.name)} · ${member.username}`
  return (
    <Page>
      <PageHeader
        title={t('Subscriptions')}
        titleId="subscriptions-title"
        text={t('Who has which plan, since when, and until when.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setGranting(true)}
          >
            {t('Grant a plan')}
          </Button>
        }
      />
      <DataTable
        {...{ list: subscriptionList, data, search, onSearch, cells, nameOf }}
        words={useSubscriptionWords()}
        labelledBy="subscriptions-title"
        nameColumn="member"
        searchLabel={t('Search by username')}
        csvAddress={csvAddress(
          subscriptionList,
          subscriptionRecordEndpoints.exportSubscriptions,
          search,
        )}
        rowActions={(row) => (
          <>
            <HistoryButton
              of={{ kind: 'subscription', id: String(row.id), name: nameOf(row) }}
              isSmall
            />
            <SubscriptionActions
              of={row}
              onExtend={() => setExtended(row)}
              onEnd={() => setEnded(row)}
            />
          </>
        )}
      />
      <GrantDialog isOpen={isGranting} onClose={() => setGranting(false)} />
      {extended && <ExtendDialog of={extended} onClose={() => setExtended(undefined)} />}
      {ended && <EndDialog of={ended} onClose={() => setEnded(undefined)} />}
    </Page>
  )
}
