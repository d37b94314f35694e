import { type FilledAdSlot, isAdFor } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { useSession } from '../../../lib/session.tsx'
import { useCurrentTime } from '../../../lib/use-current-time.ts'

const NONE: readonly FilledAdSlot[] = []

/** The advertisements that this visitor sees now: subscribers none. */
export function useAdSlots(): readonly FilledAdSlot[] {
  const { settings, isSubscribed, bootstrap } = useSession()
  const at = Date.parse(useCurrentTime())
  if (isSubscribed) return NONE
  const own = (bootstrap.user?.roles ?? [bootstrap.guest_role]).map(({ id }) => id)
  return settings.ad_slots.filter((slot) => isAdFor(slot, { at, own }))
}
