import { couponEndpoints } from '@mediatheque/contract/billing/coupons/coupons.endpoints.ts'
import { couponList } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import type { CouponRecord } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArchive, IconPencil, IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { useCouponCells, useCouponWords } from './coupon-cells.tsx'
import { archiveCoupon, type CouponSearch, couponsQuery } from './coupons.queries.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { MakeCouponDialog } from './make-coupon-dialog.tsx'
import { RedemptionsDialog } from './redemptions-dialog.tsx'

interface CouponsPageProps {
  search: CouponSearch
  onSearch: OnSearch<CouponSearch>
}

type Doing = 'limits' | 'archive' | 'redemptions'
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Codes that make plans cheaper, for those who look after subscriptions. */
export function CouponsPage({ search, onSearch }: CouponsPageProps) {
  const t = useTranslate()
  const { data } = useList(couponsQuery(search))
  const cells = useCouponCells()
  const [isMaking, setMaking] = useState(false)
  const [{ of, doing }, setOpened] = useState<{ of?: CouponRecord; doing?: Doing }>({})
  const close = () => setOpened({})
  return (
    <Page>
      <PageHeader
        title={t('Coupons')}
        titleId="coupons-title"
        text={t('Each makes plans cheaper for whoever types it where they pay, once.')}
        actions={
          <Button leftSection={<IconPlus {...ICON} />} onClick={() => setMaking(true)}>
            {t('Make a coupon')}
          </Button>
        }
      />
      <DataTable
        {...{ list: couponList, data, search, onSearch, cells }}
        nameOf={({ code }: CouponRecord) => code}
        words={useCouponWords()}
        labelledBy="coupons-title"
        nameColumn="code"
        searchLabel={t('Search by code or remark')}
        csvAddress={csvAddress(couponList, couponEndpoints.exportCoupons, search)}
        rowActions={(row) => (
          <RowActions of={row} onOpen={(what) => setOpened({ of: row, doing: what })} />
        )}
      />
      <MakeCouponDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      {of && doing === 'limits' && <LimitDialog of={of} onClose={close} />}
      {of && doing === 'redemptions' && <RedemptionsDialog of={of} onClose={close} />}
      {of && doing === 'archive' && <ArchiveDialog of={of} onClose={close} />}
    </Page>
  )
}

function RowActions({ of, onOpen }: { of: CouponRecord; onOpen(what: Doing): void }) {
  const t = useTranslate()
  const { id, code, state } = of
  const act = (what: Doing, name: string, icon: typeof IconPencil) => {
    const Icon = icon
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={name}
        title={name}
        onClick={() => onOpen(what)}
      >
        <Icon {...ICON} />
      </ActionIcon>
    )
  }
  return (
    <>
      {act('redemptions', t('Who used :code', { code }), IconUsers)}
      <HistoryButton of={{ kind: 'coupon', id: String(id), name: code }} isSmall />
      {state !== 'archived' &&
        act('limits', t('Change end and limit of :code', { code }), IconPencil)}
      {state !== 'archived' && act('archive', t('Archive :code?', { code }), IconArchive)}
    </>
  )
}

function ArchiveDialog({ of: { id, code }, onClose }: { of: CouponRecord; onClose(): void }) {
  const t = useTranslate()
  const archive = useWrite(archiveCoupon, {
    onSuccess: () => {
      toast.positive(t('Coupon archived'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Archive :code?', { code })}
      text={t('Nobody can use it any more. Who used it keeps what it takes off.')}
      confirmLabel={t('Archive coupon')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={archive.isPending}
      onConfirm={() => archive.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
