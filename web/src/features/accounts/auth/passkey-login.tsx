import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { passkeyRefusal, signWithPasskey, useCanUsePasskeys } from '../../../lib/passkeys.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { useAfterLogin } from './use-after-login.ts'

interface PasskeyLoginProps {
  isRemembered: boolean
  /** Where to go afterwards. */
  redirect?: string | undefined
}

/** The way in without a password; the device knows whose passkey it is. */
export function PasskeyLogin({ isRemembered, redirect }: PasskeyLoginProps) {
  const t = useTranslate()
  const isOffered = useCanUsePasskeys()
  const afterLogin = useAfterLogin()
  const [isBusy, setBusy] = useState(false)
  if (!isOffered) return null

  const logIn = async () => {
    setBusy(true)
    try {
      const { options } = await call(passkeyEndpoints.getPasskeyLoginOptions)
      const credential = await signWithPasskey(options)
      const { bootstrapData } = await call(passkeyEndpoints.logInWithPasskey, {
        body: { credential, remember: isRemembered },
      })
      await afterLogin(bootstrapData, redirect)
    } catch (error) {
      const refusal = passkeyRefusal(error)
      if (refusal) toast.danger(t(refusal))
      else toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      loading={isBusy}
      leftSection={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
      onClick={logIn}
    >
      {t('Log in with a passkey')}
    </Button>
  )
}
