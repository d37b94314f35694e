import { Button, Loader } from '@mantine/core'
import { IconBell, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useLiveNotifications } from './live/use-live-notifications.ts'
import type { RenderInvitation } from './notification-item.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { NEWEST_COUNT, notificationsQuery, useMarkAsRead } from './notifications.queries.ts'

const MOST_SHOWN = 99

/** The bell of the navigation bar: how many are unread, always up to date, and the newest in a popover of the browser's own. */
export function NotificationBell({ renderInvitation }: { renderInvitation?: RenderInvitation }) {
  const t = useTranslate()
  const { user } = useSession()
  const arrived = useLiveNotifications()
  const [isOpen, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const count = user?.unread_notifications_count ?? 0
  const label = count > 0 ? `${t('Notifications')}: ${t('[one 1 unread notification|other :count unread notifications]', { count })}` : t('Notifications')
  const close = () => popover.current?.hidePopover()
  return (
    <>
      <button type="button" className={classes.bell} popoverTarget={id} aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen}>
        <IconBell size={22} stroke={1.5} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      <span aria-live="polite">
        <VisuallyHidden>{arrived && t('New notification: :text', { text: arrived })}</VisuallyHidden>
      </span>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-heading`}
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <NotificationPopover headingId={`${id}-heading`} onClose={close} {...(renderInvitation && { renderInvitation })} />}
      </div>
    </>
  )
}

interface NotificationPopoverProps {
  headingId: string
  onClose(): void
  renderInvitation?: RenderInvitation
}

/** Mounted when the popover opens: nothing is read before. */
function NotificationPopover({ headingId, onClose, ...invitation }: NotificationPopoverProps) {
  const t = useTranslate()
  const { user, settings } = useSession()
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
        {settings.notif.subs.integrated && (
          <Link to="/notifications/settings" className={classes.gear} onClick={onClose} aria-label={t('Notification settings')} title={t('Notification settings')}>
            <IconSettings size={20} stroke={1.5} aria-hidden />
          </Link>
        )}
      </div>
      <div className={classes.body}>
        {isPending ? (
          <div className={classes.empty}>
            <Loader size="sm" role="status" aria-label={t('Loading')} />
          </div>
        ) : isError ? (
          <p className={classes.empty}>{t('Notifications could not be loaded.')}</p>
        ) : (
          <NotificationList notifications={data.pagination.data} headingLevel={3} onFollow={onClose} {...invitation} />
        )}
      </div>
      <Link to="/notifications" className={classes.more} onClick={onClose}>
        {t('All notifications')}
      </Link>
    </>
  )
}
