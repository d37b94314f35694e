import { Button, Loader } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { NEWEST_COUNT, notificationsQuery, useMarkAsRead } from './notifications.queries.ts'

const MOST_SHOWN = 99

/** The bell of the navigation bar: how many are unread, and the newest in a popover of the browser's own. */
export function NotificationBell() {
  const t = useTranslate()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const count = user?.unread_notifications_count ?? 0
  const label = count > 0 ? `${t('Notifications')}: ${t('[one 1 unread notification|other :count unread notifications]', { count })}` : t('Notifications')
  return (
    <>
      <button type="button" className={classes.bell} popoverTarget={id} aria-label={label}>
        <IconBell size={22} stroke={1.5} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-heading`}
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <NotificationPopover headingId={`${id}-heading`} onClose={() => popover.current?.hidePopover()} />}
      </div>
    </>
  )
}

/** Mounted when the popover opens: nothing is read before. */
function NotificationPopover({ headingId, onClose }: { headingId: string; onClose(): void }) {
  const t = useTranslate()
  const { user } = useSession()
  const { markAllAsRead, isMarkingAll } = useMarkAsRead()
  const { data, isPending, isError } = useQuery({ ...notificationsQuery(1, NEWEST_COUNT), refetchOnMount: 'always' })
  return (
    <>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {t('Notifications')}
        </h2>
        {(user?.unread_notifications_count ?? 0) > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={markAllAsRead} loading={isMarkingAll}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <div className={classes.body}>
        {isPending ? (
          <div className={classes.empty}>
            <Loader size="sm" aria-label={t('Loading')} />
          </div>
        ) : isError ? (
          <p className={classes.empty}>{t('Notifications could not be loaded.')}</p>
        ) : (
          <NotificationList notifications={data.pagination.data} onFollow={onClose} />
        )}
      </div>
      <Link to="/notifications" className={classes.more} onClick={onClose}>
        {t('All notifications')}
      </Link>
    </>
  )
}
