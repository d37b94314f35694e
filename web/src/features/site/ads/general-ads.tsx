import { lazy, type ReactNode, Suspense } from 'react'
import { useIdle } from '../../../lib/when-idle.ts'
import { AdSlot } from './ad-slot.tsx'
import classes from './general-ads.module.css'
import { useAdSlots } from './use-ad-slots.ts'

/** For few, and after everything else. */
const AdAlert = lazy(async () => ({ default: (await import('./ad-alert.tsx')).AdAlert }))

/** Pages that are read: not those of an account, of forms and of the administration. */
const GENERAL =
  /^\/_shell\/($|\$slugOrId|channel\/|lists\/\$slugOrId$|news|pages\/|people\/|search|titles\/|user\/)/
/** The page has the place at the top among its own parts. */
const HAS_OWN_TOP = /\/download$/

/** Around a page: the places at its top and its end, and a word to those whose browser blocks them. */
export function GeneralAds({ routeId, children }: { routeId: string; children: ReactNode }) {
  const hasSlots = useAdSlots().length > 0
  if (!hasSlots || !GENERAL.test(routeId)) return children
  return (
    <>
      {!HAS_OWN_TOP.test(routeId) && <Place name="general_top" />}
      {children}
      <Place name="general_bottom" />
      <WhenIdle>
        <AdAlert />
      </WhenIdle>
    </>
  )
}

function Place({ name }: { name: 'general_top' | 'general_bottom' }) {
  return (
    <div className={classes.place}>
      <AdSlot name={name} />
    </div>
  )
}

function WhenIdle({ children }: { children: ReactNode }) {
  const { isIdle } = useIdle()
  return isIdle && <Suspense>{children}</Suspense>
}
