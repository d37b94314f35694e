import { useEffect, useState } from 'react'
import { getPageData } from './page-data.ts'

const MINUTE_MS = 60_000

/** The time for "3 minutes ago": first that of the page, the same on the server and in the browser, then that of the clock. */
export function useCurrentTime(): string {
  const [now, setNow] = useState(() => getPageData().now)
  useEffect(() => {
    const update = () => setNow(new Date().toISOString())
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
