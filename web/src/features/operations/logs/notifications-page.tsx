import {
  COUNTED_DAYS,
  type NotificationOverview,
  USUAL_DAYS,
} from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import { SegmentedControl } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LogsFrame } from './logs-frame.tsx'
import { NotificationKinds } from './notification-kinds.tsx'
import { notificationOverviewQuery, type NotificationSearch } from './notifications.queries.ts'
import classes from './notifications.module.css'

interface NotificationsPageProps {
  search: NotificationSearch
  onSearch(search: NotificationSearch): void
}

/** What the site tells its members, in numbers. */
export function NotificationsPage({ search, onSearch }: NotificationsPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    ...notificationOverviewQuery(search),
    placeholderData: keepPreviousData,
  })
  return (
    <LogsFrame
      text={t(
        'How many notifications members get, of which kind, and what becomes of them. Whose they are, and what they say, is not said here.',
      )}
    >
      {!data && !error && <Skeleton height={480} />}
      {!data && error && (
        <ErrorState
          title={t('The notifications could not be counted')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <Facts of={data} />
          <div className={classes.tools}>
            <SegmentedControl
              aria-label={t('Period')}
              data={COUNTED_DAYS.map((count) => ({
                value: String(count),
                label: t('[one 1 day|other :count days]', { count }),
              }))}
              value={String(search.days ?? USUAL_DAYS)}
              onChange={(chosen) => onSearch(searchFor(chosen))}
            />
            <p className={classes.quiet} role="status">
              <time dateTime={data.counted_at}>
                {t('Counted: :time', { time: format.dateTime(data.counted_at) })}
              </time>
            </p>
          </div>
          {isEmpty(data) ? (
            <EmptyState
              icon={<IconBell size={28} stroke={1.25} />}
              title={t('No notifications yet')}
              text={t('What the site tells members is counted here.')}
            />
          ) : (
            <NotificationKinds kinds={data.kinds} />
          )}
        </>
      )}
    </LogsFrame>
  )
}

/** What is usual is not written into the address. */
function searchFor(chosen: string): NotificationSearch {
  const days = COUNTED_DAYS.find((count) => String(count) === chosen)
  return days === undefined || days === USUAL_DAYS ? {} : { days }
}

/** Nothing was ever written, and nobody chose anything. */
const isEmpty = ({ kinds }: NotificationOverview) =>
  kinds.every((kind) => kind.last_written_at === null && kind.switched_off + kind.changed === 0)

function Facts({ of }: { of: NotificationOverview }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <dl className={classes.facts}>
      <Fact name={t('Unread in all')} value={format.number(of.unread)} />
      <Fact
        name={t('Members with browser notifications')}
        value={format.number(of.browser_members)}
      />
      <Way
        name={t('Notifications by e-mail')}
        isSetUp={of.is_mail_set_up}
        settings="/admin/settings/outgoing-email"
      />
      <Way
        name={t('Notifications in the browser')}
        isSetUp={of.is_push_set_up}
        settings="/admin/settings/general"
      />
    </dl>
  )
}

interface FactProps {
  name: string
  value: string
  isOff?: boolean
  children?: ReactNode
}

function Fact({ name, value, isOff = false, children }: FactProps) {
  return (
    <div className={classes.fact} data-is-off={isOff || undefined}>
      <dt className={classes.quiet}>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      {children && <dd className={classes.quiet}>{children}</dd>}
    </div>
  )
}

/** Whether a way is open, and where that is decided. */
function Way({ name, isSetUp, settings }: { name: string; isSetUp: boolean; settings: string }) {
  const t = useTranslate()
  const { can } = useSession()
  return (
    <Fact
      name={name}
      value={isSetUp ? t('They are sent') : t('They are not sent')}
      isOff={!isSetUp}
    >
      {can('settings.update') && (
        <Link to={settings as '/'} aria-label={t(':label: :name', { label: t('Settings'), name })}>
          {t('Settings')}
        </Link>
      )}
    </Fact>
  )
}
