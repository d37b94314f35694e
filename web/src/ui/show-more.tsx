import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toastError } from '../lib/toast.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import classes from './show-more.module.css'

/** How far below the window more is fetched, and how many pages by themselves: then the end of the page can be reached. */
const AHEAD = '600px'
const BY_THEMSELVES = 4

interface ShowMoreProps {
  label: string
  /** Pages that are shown. */
  pages: number
  /** How much is shown, said once there is more than the first page. */
  shown: string
  /** Fetches and shows the next page. What it throws is told. */
  onMore(): Promise<void>
}

/** At the end of a list: more of it as somebody comes near, and after some pages when they ask. */
export function ShowMore({ label, pages, shown, onMore }: ShowMoreProps) {
  const [isFetching, setFetching] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isByItself = pages < BY_THEMSELVES
  const fetchMore = async () => {
    if (isFetching) return
    setFetching(true)
    try {
      await onMore()
    } catch (error) {
      toastError(error)
    } finally {
      setFetching(false)
    }
  }
  const handleNear = useEffectEvent(fetchMore)
  useEffect(() => {
    if (!isByItself || !place.current) return
    // Who only just opened the page has not come near to its end.
    const observer = new IntersectionObserver(
      (entries) => {
        if (window.scrollY > 0 && entries.some((entry) => entry.isIntersecting)) void handleNear()
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isByItself, pages])
  return (
    <div ref={place} className={classes.more}>
      <Button variant="default" loading={isFetching} onClick={() => void fetchMore()}>
        {label}
      </Button>
      {pages > 1 && (
        <VisuallyHidden>
          <span aria-live="polite">{shown}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
