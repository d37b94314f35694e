import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import classes from './media-row.module.css'

export type RowLook = 'wide' | 'large' | 'ranked' | undefined

interface MediaRowProps {
  title: string
  /** A link to all of it. */
  more?: ReactNode
  labels: { previous: string; next: string }
  children: ReactNode
  /** Wide pictures in place of posters, large posters, or posters with their places in large figures. */
  look?: RowLook
}

/** One shelf of cards: snaps under a finger, moves by its arrows, and follows the focus of the keyboard. */
export function MediaRow({ title, more, labels, children, look }: MediaRowProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} data-look={look}>
      <Shelf
        labels={labels}
        head={
          <>
            <h2 id={id}>{title}</h2>
            {more}
          </>
        }
      >
        {children}
      </Shelf>
    </section>
  )
}

/** A shelf within a section that has a head of its own: wide pictures, named for those who hear it. */
export function MediaTrack({
  name,
  labels,
  isWide = false,
  children,
}: Pick<MediaRowProps, 'labels' | 'children'> & { name: string; isWide?: boolean }) {
  return (
    <div
      className={classes.within}
      role="group"
      aria-label={name}
      data-look={isWide ? 'wide' : undefined}
    >
      <Shelf labels={labels}>{children}</Shelf>
    </div>
  )
}

function Shelf({
  head,
  labels,
  children,
}: Pick<MediaRowProps, 'labels' | 'children'> & { head?: ReactNode }) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const measure = useCallback(() => {
    const element = track.current
    if (!element) return
    const next = {
      start: element.scrollLeft < 8,
      end: element.scrollLeft + element.clientWidth > element.scrollWidth - 8,
    }
    setEnds((current) =>
      current.start === next.start && current.end === next.end ? current : next,
    )
  }, [])
  // Told once the page is laid out, and whenever its width changes; to ask by oneself lays it out for each shelf.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure, children])
  const move = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' })
  }
  return (
    <>
      <div className={classes.head}>
        {head}
        <div className={classes.arrows} hidden={ends.start && ends.end}>
          <button
            type="button"
            className={classes.arrow}
            aria-label={labels.previous}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={18} stroke={1.5} />
          </button>
          <button
            type="button"
            className={classes.arrow}
            aria-label={labels.next}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <IconChevronRight size={18} stroke={1.5} />
          </button>
        </div>
      </div>
      <ul
        ref={track}
        className={classes.track}
        data-start={ends.start || undefined}
        data-end={ends.end || undefined}
        onScroll={measure}
      >
        {children}
      </ul>
    </>
  )
}

/** The same head over content that does not scroll. */
export function StillRow({
  title,
  more,
  children,
}: Pick<MediaRowProps, 'title' | 'more' | 'children'>) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** Class of the 'See all' link of a row. */
export const mediaRowMoreClass = classes.more
