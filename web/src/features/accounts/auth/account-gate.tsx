import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { whyClosed } from './closed-account.ts'
import type { VerificationForm } from './verification-form.tsx'
import './auth.module.css'
// The bar is in the document from the beginning, so its styles are too: they come with no script.
import '../view-as/view-as.module.css'

// This file is part of every page, and very few readers find it closed, or have something to read first.
const SuspendedScreen = import.meta.env.SSR
  ? (await import('./suspended-screen.tsx')).SuspendedScreen
  : lazy(async () => ({ default: (await import('./suspended-screen.tsx')).SuspendedScreen }))
const AccountNotices = import.meta.env.SSR
  ? (await import('./account-notices.tsx')).default
  : lazy(() => import('./account-notices.tsx'))
const ClosedScreen = import.meta.env.SSR
  ? (await import('./closed-screen.tsx')).ClosedScreen
  : lazy(async () => ({ default: (await import('./closed-screen.tsx')).ClosedScreen }))

/** In place of the whole application for accounts that are suspended or whose address is not verified. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { bootstrap } = useSession()
  const { user } = bootstrap
  const why = whyClosed(bootstrap)
  if (why === 'suspended') {
    return (
      <Suspense>
        <SuspendedScreen />
      </Suspense>
    )
  }
  if (user && why === 'unverified') {
    return (
      <Suspense>
        <ClosedScreen
          heading={t('Verify your email address')}
          message={t(
            'We have sent a code of 6 digits to :email. Enter it here, and your account opens.',
            { email: user.email },
          )}
        >
          <LoadedForm email={user.email} />
        </ClosedScreen>
      </Suspense>
    )
  }
  return (
    <>
      {Boolean(user?.open_notices_count || bootstrap.viewed_as) && (
        <Suspense>
          <AccountNotices />
        </Suspense>
      )}
      {children}
    </>
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
