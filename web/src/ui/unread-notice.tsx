import type { ReactNode } from 'react'
import { useTranslate } from '../lib/i18n.ts'
import classes from './unread-notice.module.css'

/** On pages whose address says something that is no filter of theirs. */
export function UnreadNotice() {
  const t = useTranslate()
  return <Notice>{t('A part of this address was not understood. You see everything.')}</Notice>
}

/** A word about what is shown, that needs no answer. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice} role="status">
      {children}
    </p>
  )
}
