import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../lib/i18n.ts'
import { type Toast, toast, toastStore } from '../lib/toast.ts'
import classes from './toaster.module.css'

const NOTHING: readonly Toast[] = []
const getNothing = () => NOTHING

/** What happened, at the bottom in the middle: the last of it lowest. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, getNothing)
  return (
    <div className={classes.place} aria-live="polite" aria-atomic={false} role="status">
      {shown.map((one) => (
        <ShownToast key={one.id} shown={one} />
      ))}
    </div>
  )
}

function ShownToast({ shown: { id, type, message, durationMs, action } }: { shown: Toast }) {
  const t = useTranslate()
  const close = () => toast.close(id)
  useEffect(() => {
    if (!durationMs) return
    // It counts from when it can be seen: a page that is busy, or in a tab behind, shows nothing.
    let timer: ReturnType<typeof setTimeout> | undefined
    const drawn = requestAnimationFrame(() => {
      timer = setTimeout(() => toast.close(id), durationMs)
    })
    return () => {
      cancelAnimationFrame(drawn)
      clearTimeout(timer)
    }
  }, [id, durationMs])
  return (
    <div className={classes.toast} data-type={type}>
      <span className={classes.icon} aria-hidden>
        {type === 'danger' ? (
          <IconAlertTriangle size={20} stroke={1.5} />
        ) : type === 'positive' ? (
          <IconCheck size={20} stroke={2} />
        ) : (
          <span className={classes.spinner} />
        )}
      </span>
      <span className={classes.message}>{message}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            close()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={close} aria-label={t('Close')}>
        <IconX size={16} stroke={1.5} />
      </button>
    </div>
  )
}
