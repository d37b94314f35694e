import type { SessionView } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import bowser from 'bowser'
import type { Place } from '../../../platform/geo/locate-address.ts'
import type { AccessTokenRow } from '../access-tokens/access-tokens.service.ts'
import type { SessionRow } from '../sessions/sessions.service.ts'

/** What a browser says of itself: for people to recognise their devices by, and for nothing that matters. */
function describeDevice(
  userAgent: string | null,
): Pick<SessionView, 'device_type' | 'platform' | 'browser'> {
  if (!userAgent) return { device_type: 'computer', platform: null, browser: null }
  const { platform, os, browser } = bowser.parse(userAgent)
  return {
    device_type:
      platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'computer',
    platform: os.name || null,
    browser: browser.name || null,
  }
}

export function presentSession(
  session: SessionRow,
  place: Place,
  currentId: number | undefined,
): SessionView {
  return {
    id: session.id,
    ...describeDevice(session.user_agent),
    ...place,
    ip_address: session.ip_address,
    token: null,
    last_active: session.last_active_at.toISOString(),
    is_current_device: session.id === currentId,
  }
}

/** A token that was used is a session without an address. */
export function presentTokenSession({
  id,
  name,
  last_used_at,
  created_at,
}: AccessTokenRow): SessionView {
  return {
    id,
    device_type: 'computer',
    platform: null,
    browser: null,
    city: null,
    country: null,
    ip_address: null,
    token: name,
    last_active: (last_used_at ?? created_at).toISOString(),
    is_current_device: false,
  }
}
