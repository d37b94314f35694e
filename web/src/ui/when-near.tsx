import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import classes from './when-near.module.css'

/** How far below the window something begins to be fetched. */
const AHEAD = '400px'

/** What most readers never scroll to: fetched and shown once somebody comes near it, or by an address of a part of the page. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    if (location.hash) {
      setNear(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={isNear ? undefined : classes.reserved}>
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  )
}
