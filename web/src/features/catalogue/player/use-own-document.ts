import { useEffect, useEffectEvent } from 'react'
import { siteUrl } from '../../../lib/page-data.ts'
import { originsOf } from './played-from.ts'
import type { PlayerItem } from './player-item.ts'

/** The path that the browser loaded this document for, wherever its reader went since. */
const loadedPath = (): string | undefined => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded && new URL(loaded.name).pathname
}

/**
 * A document may ask the sites where its videos lie, and keeps that while its reader goes from page to page. Where the
 * browser refuses what plays now, since it lies elsewhere, its own page is loaded: once, since that one may.
 */
export function useOwnDocument(
  { id, src, captions, marks: { storyboard } }: PlayerItem,
  open = (path: string) => window.location.assign(path),
): void {
  const handleRefused = useEffectEvent(({ blockedURI }: SecurityPolicyViolationEvent) => {
    const path = siteUrl(`/watch/${id}`)
    const asked = originsOf([src, ...captions.map((caption) => caption.src), storyboard ?? ''])
    const [origin] = originsOf([blockedURI])
    if (origin && asked.includes(origin) && loadedPath() !== path) open(path)
  })
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent) => handleRefused(event)
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [])
}
