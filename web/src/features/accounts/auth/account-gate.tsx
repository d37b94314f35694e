import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../../../lib/session.tsx'
import { whyClosed } from './closed-account.ts'
import './auth.module.css'
// The bar is in the document from the beginning, so its styles are too: they come with no script.
import '../view-as/view-as.module.css'

// This file is part of every page, and very few readers find it closed, or have something to read first.
const SuspendedScreen = import.meta.env.SSR
  ? (await import('./suspended-screen.tsx')).SuspendedScreen
  : lazy(async () => ({ default: (await import('./suspended-screen.tsx')).SuspendedScreen }))
const UnverifiedScreen = import.meta.env.SSR
  ? (await import('./unverified-screen.tsx')).UnverifiedScreen
  : lazy(async () => ({ default: (await import('./unverified-screen.tsx')).UnverifiedScreen }))
const AccountNotices = import.meta.env.SSR
  ? (await import('./account-notices.tsx')).default
  : lazy(() => import('./account-notices.tsx'))

/** In place of the whole application for accounts that are suspended or whose address is not verified. */
export function AccountGate({ children }: { children: ReactNode }) {
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
        <UnverifiedScreen email={user.email} />
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
