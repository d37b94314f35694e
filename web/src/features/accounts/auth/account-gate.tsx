import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { whyClosed } from './closed-account.ts'
import { ClosedScreen } from './closed-screen.tsx'
import type { VerificationForm } from './verification-form.tsx'

/** In place of the whole application for accounts that are suspended or whose address is not verified. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { user, settings } = useSession()
  const why = whyClosed({ user, settings })
  if (why === 'suspended') {
    return (
      <ClosedScreen
        heading={t('Your account is suspended')}
        message={t(
          'Please get in touch with the people who run this site if you think this is a mistake.',
        )}
      />
    )
  }
  if (user && why === 'unverified') {
    return (
      <ClosedScreen
        heading={t('Verify your email address')}
        message={t(
          'We have sent a code of 6 digits to :email. Enter it here, and your account opens.',
          { email: user.email },
        )}
      >
        <LoadedForm email={user.email} />
      </ClosedScreen>
    )
  }
  return children
}

/** The form with what it is made of comes when it is wanted: this file is part of every page. */
function LoadedForm({ email }: { email: string }) {
  const [loaded, setLoaded] = useState<{ Form: typeof VerificationForm }>()
  useEffect(() => {
    void import('./verification-form.tsx').then((module) =>
      setLoaded({ Form: module.VerificationForm }),
    )
  }, [])
  return loaded ? <loaded.Form email={email} /> : null
}
