import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import {
  SOCIAL_SERVICE_NAMES,
  type SocialResult,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { Modal } from '@mantine/core'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { PasswordForm } from '../../../lib/password-form.tsx'

interface LinkAccountDialogProps {
  /** The service that the visitor came from; undefined: nothing to link. */
  service: SocialService | undefined
  onResult(service: SocialService, result: SocialResult): Promise<void>
  onClose(): void
}

/** Asks for the password of the account that has the same email address as theirs elsewhere. */
export function LinkAccountDialog({ service, onResult, onClose }: LinkAccountDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={service !== undefined}
      onClose={onClose}
      title={t('You have an account already')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {service && (
        <PasswordForm
          text={t(
            'There is an account with the email address of your :service account. Enter its password to connect the two; afterwards you can log in either way.',
            { service: SOCIAL_SERVICE_NAMES[service] },
          )}
          submitLabel={t('Connect and log in')}
          submit={(body) => call(socialEndpoints.finishSocialLogin, { params: { service }, body })}
          onSuccess={async (result) => {
            onClose()
            await onResult(service, result)
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
