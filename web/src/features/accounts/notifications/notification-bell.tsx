import { Loader } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useLiveNotifications } from './live/use-live-notifications.ts'
import type { RenderInvitation } from './notification-item.tsx'
import classes from './notifications.module.css'

const MOST_SHOWN = 99

/** Fetched when the popover opens: most pages are read without it. */
const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.tsx')).NotificationPopover,
}))

/** The bell of the navigation bar: how many are unread, always up to date, and the newest in a popover of the browser's own. */
export function NotificationBell({ renderInvitation }: { renderInvitation?: RenderInvitation }) {
  const t = useTranslate()
  const { user } = useSession()
  const arrived = useLiveNotifications()
  const [isOpen, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const count = user?.unread_notifications_count ?? 0
  const label =
    count > 0
      ? t(':label: :name', {
          label: t('Notifications'),
          name: t('[one 1 unread notification|other :count unread notifications]', { count }),
        })
      : t('Notifications')
  const close = () => popover.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <IconBell size={22} stroke={1.5} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      <span aria-live="polite">
        <VisuallyHidden>
          {arrived && t('New notification: :text', { text: arrived })}
        </VisuallyHidden>
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
        {isOpen && (
          <Suspense fallback={<Opening />}>
            <NotificationPopover
              headingId={`${id}-heading`}
              onClose={close}
              {...(renderInvitation && { renderInvitation })}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

function Opening() {
  const t = useTranslate()
  return (
    <div className={classes.empty}>
      <Loader size="sm" role="status" aria-label={t('Loading')} />
    </div>
  )
}
