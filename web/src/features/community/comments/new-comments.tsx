import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './comments.module.css'
import type { Commentable } from './comments.queries.ts'

/** How often a page in sight asks whether others have written. */
const ASKS_AGAIN_MS = 15_000

interface NewCommentsProps {
  on: Commentable
  /** How many there were when the list was read. */
  known: number
  onShow(): void
}

/** Says that others have written since the list was read. They come when the reader wants them, so that nothing moves under their eyes. */
export function NewComments({ on, known, onShow }: NewCommentsProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const section = place.current?.parentElement
    if (!section) return
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])
  const { data: count } = useQuery({
    queryKey: ['how many comments', on.type, on.id],
    queryFn: async ({ signal }) => {
      const query = { commentable_type: on.type, commentable_id: on.id, perPage: 1 }
      return (await call(commentEndpoints.listComments, { query }, signal)).comments_count
    },
    // What was asked for a moment ago, the list itself, is not asked for again at once.
    initialData: known,
    staleTime: ASKS_AGAIN_MS,
    enabled: isInSight,
    refetchInterval: ASKS_AGAIN_MS,
  })
  const news = count - known
  return (
    <div ref={place} className={classes.news} role="status">
      {news > 0 && (
        <button type="button" onClick={onShow}>
          <IconArrowUp size={16} stroke={1.5} aria-hidden />
          {t('[one Show 1 new comment|other Show :count new comments]', { count: news })}
        </button>
      )}
    </div>
  )
}
