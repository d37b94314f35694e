import { useTranslate } from '../lib/i18n.ts'
import classes from './unread-notice.module.css'

/** On pages whose address says something that is no filter of theirs. */
export function UnreadNotice() {
  const t = useTranslate()
  return (
    <p className={classes.notice} role="status">
      {t('A part of this address was not understood. You see everything.')}
    </p>
  )
}
