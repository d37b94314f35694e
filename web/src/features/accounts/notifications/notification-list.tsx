import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { useId } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { groupByAge } from './group-by-age.ts'
import { NotificationItem, type RenderInvitation } from './notification-item.tsx'
import classes from './notifications.module.css'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useCurrentTime } from '../../../lib/use-current-time.ts'

interface NotificationListProps {
  notifications: readonly NotificationView[]
  /** Level of the headings of the groups: one below the list's own. */
  headingLevel: 2 | 3
  onFollow?(): void
  renderInvitation?: RenderInvitation
}

export function NotificationList({ notifications, headingLevel, ...item }: NotificationListProps) {
  const t = useTranslate()
  const id = useId()
  const now = useCurrentTime()
  const Heading = `h${headingLevel}` as const
  if (notifications.length === 0) {
    return <EmptyState title={t('Hang tight! Notifications will start showing up here soon.')} />
  }
  return groupByAge(notifications, now).map((group) => (
    <section key={group.title} aria-labelledby={`${id}${group.title}`} className={classes.group}>
      <Heading id={`${id}${group.title}`} className={classes.groupTitle}>
        {t(group.title)}
      </Heading>
      <ul className={classes.list}>
        {group.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} now={now} {...item} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
