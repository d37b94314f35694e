import type {
  CouponRecord,
  CouponRedemption,
} from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { formatMoney } from '@mediatheque/contract/billing/money.ts'
import { Button, Group, Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import classes from './coupons.module.css'
import { redemptionsQuery } from './coupons.queries.ts'

/** Who used a coupon, for what and when; and who has a page open on which they may. */
export function RedemptionsDialog({ of, onClose }: { of: CouponRecord; onClose(): void }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(redemptionsQuery(of.id, page))
  const found = data?.pagination
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Who used :code', { code: of.code })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {error && (
        <ErrorState
          title={t('The coupons could not be loaded')}
          text={error.message}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!found && !error && <Loader aria-label={t('Loading')} />}
      {found?.data.length === 0 && <p>{t('Nobody used it yet.')}</p>}
      {found && found.data.length > 0 && (
        <ul className={classes.redemptions}>
          {found.data.map((one) => (
            <Redemption key={one.id} of={one} />
          ))}
        </ul>
      )}
      {found && (page > 1 || found.next_page !== null) && (
        <Group justify="space-between" mt="md">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Previous')}
          </Button>
          <Button
            variant="default"
            disabled={found.next_page === null}
            onClick={() => setPage(page + 1)}
          >
            {t('Next')}
          </Button>
        </Group>
      )}
    </Modal>
  )
}

function Redemption({ of }: { of: CouponRedemption }) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { member, plan, off, currency, redeemed_at, held_at } = of
  const at = redeemed_at ?? held_at
  return (
    <li>
      <MemberLink member={member} />
      <span className={classes.facts}>
        <span>
          {plan && t(plan)} {redeemed_at === null && <Chip tone="warn">{t('Paying now')}</Chip>}
        </span>
        <span className={classes.dim}>
          {currency &&
            t(':amount off each payment', { amount: formatMoney(off, currency, language) })}{' '}
          <DayCell at={at} />
        </span>
      </span>
    </li>
  )
}
