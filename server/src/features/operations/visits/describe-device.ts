import bowser from 'bowser'
import { LRUCache } from 'lru-cache'

const MOST_KNOWN = 2_000
const known = new LRUCache<string, string>({ max: MOST_KNOWN })

const CLASSES: Readonly<Record<string, string>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  tv: 'tv',
}

/** `phone`, `tablet`, `desktop`, `tv` or `other`, as a browser says what it runs on. */
export function deviceOf(browser: string): string {
  const found = known.get(browser)
  if (found) return found
  const type = bowser.parse(browser).platform.type ?? ''
  const device = CLASSES[type] ?? 'other'
  known.set(browser, device)
  return device
}
