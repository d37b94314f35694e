import { useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { ClosedScreen } from './closed-screen.tsx'
import type { VerificationForm } from './verification-form.tsx'

/** For an account whose address is not verified: asks for the code that was sent there. */
export function UnverifiedScreen({ email }: { email: string }) {
  const t = useTranslate()
  return (
    <ClosedScreen
      heading={t('Verify your email address')}
      message={t(
        'We have sent a code of 6 digits to :email. Enter it here, and your account opens.',
        { email },
      )}
    >
      <LoadedForm email={email} />
    </ClosedScreen>
  )
}

/** The form with what it is made of comes when it is wanted. */
function LoadedForm({ email }: { email: string }) {
  const [loaded, setLoaded] = useState<{ Form: typeof VerificationForm }>()
  useEffect(() => {
    void import('./verification-form.tsx').then((module) =>
      setLoaded({ Form: module.VerificationForm }),
    )
  }, [])
  return loaded ? <loaded.Form email={email} /> : null
}
