import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../lib/i18n.ts'
import { toast, toastStore } from '../lib/toast.ts'
import classes from './toaster.module.css'

const NONE = () => null

/** The one visible toast, at the bottom in the middle. */
export function Toaster() {
  const t = useTranslate()
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.get, NONE)
  useEffect(() => {
    if (!current?.durationMs) return
    const timer = setTimeout(
      () => toastStore.get()?.id === current.id && toast.close(),
      current.durationMs,
    )
    return () => clearTimeout(timer)
  }, [current])
  return (
    <div className={classes.place} aria-live="polite" role="status">
      {current && (
        <div className={classes.toast} data-type={current.type} key={current.id}>
          <span className={classes.icon} aria-hidden>
            {current.type === 'danger' ? (
              <IconAlertTriangle size={20} stroke={1.5} />
            ) : current.type === 'positive' ? (
              <IconCheck size={20} stroke={2} />
            ) : (
              <span className={classes.spinner} />
            )}
          </span>
          <span className={classes.message}>{current.message}</span>
          {current.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                current.action?.run()
                toast.close()
              }}
            >
              {current.action.label}
            </button>
          )}
          <button
            type="button"
            className={classes.close}
            onClick={toast.close}
            aria-label={t('Close')}
          >
            <IconX size={16} stroke={1.5} />
          </button>
        </div>
      )}
    </div>
  )
}
