import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import type { PasskeyView } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showAnswer } from '../../../lib/queries.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { passkeysQuery } from './passkeys.queries.ts'

export function DeletePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: PasskeyView | undefined
  onClose(): void
}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const remove = async ({ id }: PasskeyView) => {
    // The dialog for the password may follow: one at a time.
    onClose()
    try {
      const answer = await confirmed(() => call(passkeyEndpoints.deletePasskey, { params: { id } }))
      if (!answer) return
      await showAnswer(queries, passkeysQuery(), answer)
      toast.positive(t('Passkey deleted'))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <ConfirmDialog
      isOpen={passkey !== undefined}
      title={t('Delete the passkey “:name”?', { name: passkey?.name ?? '' })}
      text={t('It no longer opens your account. Remove it from your device too.')}
      confirmLabel={t('Delete passkey')}
      cancelLabel={t('Cancel')}
      isDangerous
      onConfirm={() => passkey && remove(passkey)}
      onClose={onClose}
    />
  )
}
