import type { OwnDenialForm } from '@mediatheque/contract/links/own-denials/own-denials.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './denied-notice.module.css'

/** Why what is filled in was denied. */
export function DeniedNotice({ denied: { raison, form, typefile } }: { denied: OwnDenialForm }) {
  const t = useTranslate()
  const isGone = typefile !== 'DDL' && form.url === null
  return (
    <div className={classes.notice} role="note">
      <strong>{t('This was denied: :reason', { reason: raison })}</strong>
      <span>
        {t('Everything that was denied is filled in below. Correct it and send it again.')}
      </span>
      {isGone && <span>{t('Its file is no longer there. Please send it again.')}</span>}
    </div>
  )
}
