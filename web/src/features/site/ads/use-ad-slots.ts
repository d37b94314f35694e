import type { FilledAdSlot } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { useSession } from '../../../lib/session.tsx'

const NONE: readonly FilledAdSlot[] = []

/** The advertisements that this visitor sees: subscribers none. */
export function useAdSlots(): readonly FilledAdSlot[] {
  const { settings, isSubscribed } = useSession()
  return isSubscribed ? NONE : settings.ad_slots
}
