import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { focusOn } from '../../../lib/focus-on.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { RenderInvitation } from './notification-item.tsx'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { notificationsQuery, useMarkAsRead } from './notifications.queries.ts'

/** All own notifications, thirty a page. */
export function NotificationsPage({
  page,
  renderInvitation,
}: {
  page: number
  renderInvitation?: RenderInvitation
}) {
  const t = useTranslate()
  const { user, settings } = useSession()
  const { markAllAsRead, isMarkingAll } = useMarkAsRead()
  const { pagination } = useSuspenseQuery(notificationsQuery(page)).data
  const hasUnread = (user?.unread_notifications_count ?? 0) > 0
  const handleMarkAll = () => {
    // The button goes when nothing is unread any more.
    focusOn(document.querySelector<HTMLElement>('main h1'))
    markAllAsRead()
  }
  return (
    <Page narrow>
      <PageHeader
        title={t('Notifications')}
        actions={
          <>
            {hasUnread && (
              <Button variant="default" onClick={handleMarkAll} loading={isMarkingAll}>
                {t('Mark all as read')}
              </Button>
            )}
            {settings.notif.subs.integrated && (
              <Button
                component={Link}
                to="/notifications/settings"
                variant="subtle"
                leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
              >
                {t('Settings')}
              </Button>
            )}
          </>
        }
      />
      <div className={pagination.data.length > 0 ? classes.sheet : undefined}>
        <NotificationList
          notifications={pagination.data}
          headingLevel={2}
          {...(renderInvitation && { renderInvitation })}
        />
      </div>
      <Pagination
        page={page}
        lastPage={pagination.last_page}
        hasNext={pagination.next_page !== null}
        labels={{ navigation: t('Pages'), previous: t('Previous page'), next: t('Next page') }}
        link={(target, props) => (
          <Link to="/notifications" search={target > 1 ? { page: target } : {}} {...props} />
        )}
      />
    </Page>
  )
}
