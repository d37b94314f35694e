import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { IconBell } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import classes from './notifications.module.css'
import { useMarkAsRead } from './notifications.queries.ts'

interface NotificationItemProps {
  notification: NotificationView
  /** Called when the notification leads somewhere else. */
  onFollow?(): void
}

const isPath = (action: string) => /^\/(?![/\\])/.test(action)

/** One notification: a click marks it as read and goes where it leads. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const t = useTranslate()
  const format = useFormat()
  const router = useRouter()
  const { markAsRead } = useMarkAsRead()
  const { data, read_at, created_at, id } = notification
  const target = data.mainAction?.action

  const handleClick = (event: React.MouseEvent) => {
    if (!read_at) void markAsRead(id).catch(() => undefined)
    if (!target || !isPath(target) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ href: siteUrl(target) })
  }

  const content = (
    <>
      {data.image ? <img src={data.image} alt="" className={classes.image} loading="lazy" /> : <span className={classes.sign} aria-hidden><IconBell size={18} stroke={1.5} /></span>}
      <span className={classes.lines}>
        {data.lines.map((line, index) => (
          <span key={index} className={line.type === 'primary' ? classes.primary : classes.secondary}>
            {line.content}
          </span>
        ))}
        <span className={classes.meta}>
          <time dateTime={created_at}>{format.age(created_at)}</time>
          {data.mainAction && <span className={classes.action}>{data.mainAction.label}</span>}
        </span>
      </span>
      {!read_at && (
        <span className={classes.dot}>
          <span className={classes.hidden}>{t('Unread')}</span>
        </span>
      )}
    </>
  )
  const isLink = target !== undefined && (isPath(target) || /^https?:\/\//.test(target))
  return isLink ? (
    <a href={isPath(target) ? siteUrl(target) : target} {...(!isPath(target) && { target: '_blank', rel: 'noreferrer' })} className={classes.item} data-unread={!read_at || undefined} onClick={handleClick}>
      {content}
    </a>
  ) : (
    <button type="button" className={classes.item} data-unread={!read_at || undefined} onClick={handleClick}>
      {content}
    </button>
  )
}
