import { giftCodeList } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import type { GiftCodeRecord } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useList } from '../../../../lib/lists/use-list.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { useGiftCodeCells, useGiftCodeWords } from './gift-code-cells.tsx'
import { type GiftCodeSearch, giftCodesQuery, withdrawGiftCode } from './gift-codes.queries.ts'
import { MakeCodesDialog } from './make-codes-dialog.tsx'

interface GiftCodesPageProps {
  search: GiftCodeSearch
  onSearch: OnSearch<GiftCodeSearch>
}

/** Codes that give a plan for a period, for those who look after subscriptions. */
export function GiftCodesPage({ search, onSearch }: GiftCodesPageProps) {
  const t = useTranslate()
  const { data } = useList(giftCodesQuery(search))
  const cells = useGiftCodeCells()
  const [isMaking, setMaking] = useState(false)
  const [withdrawn, setWithdrawn] = useState<GiftCodeRecord>()
  return (
    <Page>
      <PageHeader
        title={t('Gift codes')}
        titleId="gift-codes-title"
        text={t('Each gives whoever uses it a plan for one period, once. Nothing is paid.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t('Make gift codes')}
          </Button>
        }
      />
      <DataTable
        {...{ list: giftCodeList, data, search, onSearch, cells }}
        nameOf={({ hint }: GiftCodeRecord) => `… ${hint}`}
        words={useGiftCodeWords()}
        labelledBy="gift-codes-title"
        nameColumn="hint"
        searchLabel={t('Search by remark, last letters or username')}
        rowActions={(row) => (
          <>
            <HistoryButton
              of={{ kind: 'gift-code', id: String(row.id), name: `… ${row.hint}` }}
              isSmall
            />
            {row.state === 'open' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Withdraw the code that ends in :hint?', { hint: row.hint })}
                title={t('Withdraw')}
                onClick={() => setWithdrawn(row)}
              >
                <IconX size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </>
        )}
      />
      <MakeCodesDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      {withdrawn && <WithdrawDialog of={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Page>
  )
}

function WithdrawDialog({ of: { id, hint }, onClose }: { of: GiftCodeRecord; onClose(): void }) {
  const t = useTranslate()
  const withdraw = useWrite(withdrawGiftCode, {
    onSuccess: () => {
      toast.positive(t('Code withdrawn'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Withdraw the code that ends in :hint?', { hint })}
      text={t('Whoever has it can use it no more.')}
      confirmLabel={t('Withdraw')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
