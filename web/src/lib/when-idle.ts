import { startTransition, useEffect, useState } from 'react'

/** Calls back when the browser has nothing else to do, after `timeoutMs` milliseconds at the latest; the answer takes it back. */
export function whenIdle(callback: () => void, timeoutMs = 1000): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(callback, { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  // Safari knows no idle time.
  const id = setTimeout(callback, 50)
  return () => clearTimeout(id)
}

/** False while a page comes alive, true once it is and nothing else waits; `hurry` makes it true at once. */
export function useIdle(): { isIdle: boolean; hurry(): void } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return { isIdle, hurry: () => setIdle(true) }
}
