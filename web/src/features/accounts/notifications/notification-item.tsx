import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { IconBell } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { focusOn } from '../../../lib/focus-on.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './notifications.module.css'
import { useMarkAsRead } from './notifications.queries.ts'

/** The buttons of an invitation; filled in by the routes, where features meet. */
export type RenderInvitation = (notification: NotificationView, onDone: () => void) => ReactNode

interface NotificationItemProps {
  notification: NotificationView
  /** ISO 8601. */
  now: string
  /** Called when the notification leads somewhere else. */
  onFollow?(): void
  renderInvitation?: RenderInvitation
}

const isPath = (action: string) => /^\/(?![/\\])/.test(action)
/** Pictures and icons of this site are paths, as actions are. */
const addressOf = (source: string) => (isPath(source) ? siteUrl(source) : source)
const isWebAddress = (action: string) => /^https?:\/\//.test(action)

/** One notification: a click marks it as read and goes where it leads. Its buttons stand beside, each with its own way. */
export function NotificationItem({
  notification,
  now,
  onFollow,
  renderInvitation,
}: NotificationItemProps) {
  const { markAsRead } = useMarkAsRead()
  const { data, read_at, id } = notification
  const articleId = useId()
  const handleRead = () => {
    if (read_at) return
    // The button just pressed goes, and was disabled before it went: then nothing has the focus.
    const { activeElement } = document
    const article = document.getElementById(articleId)
    if (activeElement === document.body || article?.contains(activeElement)) focusOn(article)
    void markAsRead(id).catch(() => undefined)
  }
  const further = [
    ...data.lines.flatMap(({ action }) => action ?? []),
    ...(data.buttonActions ?? []),
  ]
  const handlers = { isUnread: !read_at, onRead: handleRead, ...(onFollow && { onFollow }) }
  const invitation =
    data.inviteId && !read_at ? renderInvitation?.(notification, handleRead) : undefined
  return (
    <article id={articleId} className={classes.item} data-unread={!read_at || undefined}>
      <Way action={data.mainAction?.action} {...handlers} className={classes.main}>
        <NotificationWords notification={notification} now={now} />
      </Way>
      {(further.length > 0 || invitation) && (
        <div className={classes.buttons}>
          {invitation}
          {further.map(({ action, label }) => (
            <Way key={`${action} ${label}`} action={action} {...handlers} className={classes.way}>
              {label}
            </Way>
          ))}
        </div>
      )}
    </article>
  )
}

interface WayProps {
  action: string | undefined
  isUnread: boolean
  onRead(): void
  onFollow?(): void
  className: string | undefined
  children: ReactNode
}

/** A link where the action is an address, of this site or another; else a button that only marks as read. */
function Way({ action, isUnread, onRead, onFollow, className, children }: WayProps) {
  const router = useRouter()
  if (!action || !(isPath(action) || isWebAddress(action))) {
    return isUnread ? (
      <button type="button" className={className} onClick={onRead}>
        {children}
      </button>
    ) : (
      <div className={className}>{children}</div>
    )
  }
  const handleClick = (event: React.MouseEvent) => {
    onRead()
    if (!isPath(action) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ href: siteUrl(action) })
  }
  return (
    <a
      href={isPath(action) ? siteUrl(action) : action}
      {...(!isPath(action) && { target: '_blank', rel: 'noreferrer' })}
      className={className}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

function NotificationWords({
  notification: { data, created_at, read_at },
  now,
}: Pick<NotificationItemProps, 'notification' | 'now'>) {
  const t = useTranslate()
  const format = useFormat(now)
  return (
    <>
      <Picture image={data.image} />
      <span className={classes.lines}>
        {data.lines.map(({ type, content, icon }, index) => (
          <span key={index} className={type === 'primary' ? classes.primary : classes.secondary}>
            {icon && <img src={addressOf(icon)} alt="" className={classes.lineIcon} />}
            {content}
          </span>
        ))}
        <span className={classes.meta}>
          <time dateTime={created_at} title={format.dateTime(created_at)}>
            {format.age(created_at)}
          </time>
          {data.mainAction && <span className={classes.action}>{data.mainAction.label}</span>}
        </span>
      </span>
      {!read_at && (
        <span className={classes.dot}>
          <VisuallyHidden>{t('Unread')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

/** The picture of what it is about; a bell where there is none, or where it is gone since. */
function Picture({ image }: { image: string | undefined }) {
  const [isBroken, setBroken] = useState(false)
  if (image && !isBroken)
    return (
      <img
        src={addressOf(image)}
        alt=""
        className={classes.image}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  return (
    <span className={classes.sign} aria-hidden>
      <IconBell size={18} stroke={1.5} />
    </span>
  )
}
