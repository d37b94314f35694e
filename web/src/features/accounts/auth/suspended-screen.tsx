import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { toastError } from '../../../lib/toast.ts'
import { SuspensionWords } from '../../community/sanctions/suspension-words.tsx'
import { ClosedScreen } from './closed-screen.tsx'

/** In place of the site for an account that is suspended: why, until when, and the way out. */
export function SuspendedScreen() {
  const t = useTranslate()
  const { mutate } = useMutation({
    ...endpointMutation(authEndpoints.logOut),
    onError: toastError,
  })
  return (
    <ClosedScreen
      heading={t('Your account is suspended')}
      message={t(
        'Please get in touch with the people who run this site if you think this is a mistake.',
      )}
    >
      <SuspensionWords
        onLeave={(path) => mutate({}, { onSuccess: () => location.assign(siteUrl(path)) })}
      />
    </ClosedScreen>
  )
}
