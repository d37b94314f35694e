import { useEffect, useRef, useState } from 'react'

/** After so many clicks the button offers everything, and after one more it need not be clicked again. */
const CLICKS_UNTIL_ALL = 2
const CLICKS_UNTIL_SCROLL = 3

/** A list that grows by its button, and once somebody clearly wants all of it, by scrolling. */
export function useLoadMore({
  hasMore,
  isLoading,
  load,
}: {
  hasMore: boolean
  isLoading: boolean
  load(): void
}) {
  const [clicks, setClicks] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  const isByScrolling = clicks >= CLICKS_UNTIL_SCROLL
  useEffect(() => {
    const element = end.current
    if (!element || !isByScrolling || !hasMore || isLoading) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return {
    end,
    isAll: clicks >= CLICKS_UNTIL_ALL,
    hasButton: hasMore && !isByScrolling,
    handleClick: () => {
      setClicks(clicks + 1)
      load()
    },
  }
}
