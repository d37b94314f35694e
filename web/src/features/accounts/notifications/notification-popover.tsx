import { Button, Loader } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { focusOn } from '../../../lib/focus-on.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import type { RenderInvitation } from './notification-item.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { NEWEST_COUNT, notificationsQuery, useMarkAsRead } from './notifications.queries.ts'

interface NotificationPopoverProps {
  headingId: string
  onClose(): void
  renderInvitation?: RenderInvitation
}

/** The newest notifications. Mounted when the popover opens: nothing is read before. */
export function NotificationPopover({
  headingId,
  onClose,
  ...invitation
}: NotificationPopoverProps) {
  const t = useTranslate()
  const { user, settings } = useSession()
  const { markAllAsRead, isMarkingAll } = useMarkAsRead()
  const { data, isPending, isError } = useQuery({
    ...notificationsQuery(1, NEWEST_COUNT),
    refetchOnMount: 'always',
  })
  const handleMarkAll = () => {
    // The button goes when nothing is unread any more.
    focusOn(document.getElementById(headingId))
    markAllAsRead()
  }
  return (
    <>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {t('Notifications')}
        </h2>
        {(user?.unread_notifications_count ?? 0) > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={handleMarkAll} loading={isMarkingAll}>
            {t('Mark all as read')}
          </Button>
        )}
        {settings.notif.subs.integrated && (
          <Link
            to="/notifications/settings"
            className={classes.gear}
            onClick={onClose}
            aria-label={t('Notification settings')}
            title={t('Notification settings')}
          >
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
          <NotificationList
            notifications={data.pagination.data}
            headingLevel={3}
            onFollow={onClose}
            {...invitation}
          />
        )}
      </div>
      <Link to="/notifications" className={classes.more} onClick={onClose}>
        {t('All notifications')}
      </Link>
    </>
  )
}
