import { Button, Pagination } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { notificationsQuery, useMarkAsRead } from './notifications.queries.ts'

interface NotificationsPageProps {
  page: number
  onPageChange(page: number): void
}

/** All own notifications, thirty a page. */
export function NotificationsPage({ page, onPageChange }: NotificationsPageProps) {
  const t = useTranslate()
  const { user } = useSession()
  const { markAllAsRead, isMarkingAll } = useMarkAsRead()
  const { data } = useSuspenseQuery(notificationsQuery(page))
  const { pagination } = data
  const lastPage = pagination.last_page ?? 1
  return (
    <div className={classes.page}>
      <div className={classes.pageHead}>
        <h1 className={classes.pageTitle}>{t('Notifications')}</h1>
        {(user?.unread_notifications_count ?? 0) > 0 && (
          <Button variant="default" size="sm" onClick={markAllAsRead} loading={isMarkingAll}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <div className={classes.sheet}>
        <NotificationList notifications={pagination.data} />
      </div>
      {lastPage > 1 && (
        <Pagination
          className={classes.pages}
          value={page}
          total={lastPage}
          onChange={onPageChange}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? t('Next page') : t('Previous page') })}
          getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
        />
      )}
    </div>
  )
}
