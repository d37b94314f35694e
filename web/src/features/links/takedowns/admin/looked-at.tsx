import type { ClaimView } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import { IconEye } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './desk.module.css'

/** Who else has a notice open. */
export function LookedAt({ claim }: { claim: ClaimView | undefined }) {
  const t = useTranslate()
  if (!claim) return null
  return (
    <span className={classes.claim}>
      <IconEye size={16} stroke={1.5} aria-hidden />
      {t('Looked at by :name', { name: claim.user.name })}
    </span>
  )
}
