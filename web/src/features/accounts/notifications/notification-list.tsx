import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { IconBellZ } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { NotificationItem } from './notification-item.tsx'
import classes from './notifications.module.css'

interface NotificationListProps {
  notifications: readonly NotificationView[]
  onFollow?(): void
}

export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const t = useTranslate()
  if (notifications.length === 0) {
    return (
      <div className={classes.empty}>
        <IconBellZ size={36} stroke={1.25} aria-hidden />
        <p>{t('Hang tight! Notifications will start showing up here soon.')}</p>
      </div>
    )
  }
  return (
    <ul className={classes.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} {...(onFollow && { onFollow })} />
        </li>
      ))}
    </ul>
  )
}
