import type { AdSlotName, FilledAdSlot } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { lazy, Suspense } from 'react'
import { useIdle } from '../../../lib/when-idle.ts'
import classes from './ad-slot.module.css'
import { useAdSlots } from './use-ad-slots.ts'

const AdFrame = lazy(async () => ({ default: (await import('./ad-frame.tsx')).AdFrame }))

/**
 * A place for an advertisement: nothing where none is set and for subscribers, else a frame of the height that the
 * settings give it, so that nothing moves when it comes.
 */
export function AdSlot({ name }: { name: AdSlotName }) {
  const slot = useAdSlots().find((filled) => filled.name === name)
  return slot ? <Place key={slot.version} slot={slot} /> : null
}

/** Filled once the page is alive and nothing else waits. */
function Place({ slot }: { slot: FilledAdSlot }) {
  const { isIdle } = useIdle()
  return (
    <div
      className={classes.slot}
      style={{ height: slot.heightPx }}
      data-ad-slot={slot.name}
      data-device={slot.device}
    >
      <Suspense>{isIdle && <AdFrame slot={slot} />}</Suspense>
    </div>
  )
}
