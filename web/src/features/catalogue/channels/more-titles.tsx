import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { toastError } from '../../../lib/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './channel-page.module.css'
import { keptPageQuery, type ListOfPages } from './use-more-pages.ts'

/** How far below the window more is fetched, and how many pages by themselves: then the end of the page can be reached. */
const AHEAD = '600px'
const BY_THEMSELVES = 4

export interface MoreTitlesProps {
  list: ListOfPages
  nextPage: number
  /** Pages and titles that are shown. */
  pages: number
  count: number
  onFetched(page: number): void
}

/** At the end of a list: more of it as somebody comes near, and after some pages when they ask. */
export default function MoreTitles({ list, nextPage, pages, count, onFetched }: MoreTitlesProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [isFetching, setFetching] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isByItself = pages < BY_THEMSELVES
  const fetchMore = async () => {
    if (isFetching) return
    setFetching(true)
    try {
      await queries.ensureQueryData(keptPageQuery(list, nextPage))
      onFetched(nextPage)
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
        {t('Show more titles')}
      </Button>
      {pages > 1 && (
        <VisuallyHidden>
          <span aria-live="polite">
            {t('[one 1 title shown|other :count titles shown]', { count })}
          </span>
        </VisuallyHidden>
      )}
    </div>
  )
}
