import type { SessionView } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import type { SessionRow } from './sessions.repository.ts'

const PLATFORMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/CrOS/, 'ChromeOS'], [/Mac OS X|Macintosh/, 'macOS'], [/Linux/, 'Linux'],
]
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'], [/OPR\/|Opera/, 'Opera'], [/SamsungBrowser/, 'Samsung Internet'], [/Firefox\/|FxiOS/, 'Firefox'], [/Chrome\/|CriOS/, 'Chrome'], [/Safari\//, 'Safari'],
]

const match = (userAgent: string, table: readonly (readonly [RegExp, string])[]) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

function deviceType(userAgent: string): SessionView['device_type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/.test(userAgent) ? 'mobile' : 'computer'
}

export function presentSession(session: SessionRow, currentId: number | undefined): SessionView {
  const userAgent = session.user_agent ?? ''
  return {
    id: session.id,
    device_type: deviceType(userAgent),
    platform: match(userAgent, PLATFORMS),
    browser: match(userAgent, BROWSERS),
    city: null,
    country: null,
    ip_address: session.ip_address,
    token: null,
    last_active: session.last_active_at.toISOString(),
    is_current_device: session.id === currentId,
  }
}
