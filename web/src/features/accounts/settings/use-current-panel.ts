import { type RefObject, useEffect, useState } from 'react'

/** Where a panel counts as the one being read, as a part of the window's height. */
const READING_LINE = 0.3
const NEAR_END_PX = 8

/**
 * The id of the panel that is being read: the last one that begins above the reading line. At the page's end, where the
 * last panels cannot come up to it, the one that was asked for by name, else the last.
 */
export function useCurrentPanel(
  column: RefObject<HTMLElement | null>,
  ids: string,
): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0])
  useEffect(() => {
    const find = () => {
      const panels = [...(column.current?.querySelectorAll<HTMLElement>('section[id]') ?? [])]
      const isAtEnd =
        innerHeight + scrollY >= document.documentElement.scrollHeight - NEAR_END_PX && scrollY > 0
      const begun = panels.filter(
        (panel) => panel.getBoundingClientRect().top <= innerHeight * READING_LINE,
      )
      const wanted = panels.find(
        (panel) => `#${panel.id}` === location.hash && panel.getBoundingClientRect().top >= 0,
      )
      setCurrent(((isAtEnd && wanted) || (isAtEnd ? panels : begun).at(-1))?.id ?? panels[0]?.id)
    }
    find()
    addEventListener('scroll', find, { passive: true })
    addEventListener('resize', find)
    return () => {
      removeEventListener('scroll', find)
      removeEventListener('resize', find)
    }
  }, [column, ids])
  return current
}
