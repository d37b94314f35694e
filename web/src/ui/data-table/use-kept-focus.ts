import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const WIDGETS = 'button:not(:disabled), a[href], input:not(:disabled), select, [tabindex="0"]'
const ROWS = '[role=grid] [tabindex="0"]'

const widgetsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(WIDGETS)]

/**
 * What has the focus may go by what is done with it: a chip, the bar over chosen rows, "Show all". Then its neighbour
 * takes over, or the rows, or whatever the table still has; never the beginning of the page.
 */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const had = useRef<{ readonly place: Element | null; readonly at: number }>(undefined)
  const goToRows = () => {
    const rows = frame.current?.querySelector<HTMLElement>(ROWS)
    ;(rows ?? (frame.current && widgetsOf(frame.current)[0]) ?? frame.current)?.focus()
  }
  useLayoutEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    const { place, at } = had.current
    const beside = place?.isConnected ? widgetsOf(place) : []
    if (beside.length > 0) beside[Math.min(at, beside.length - 1)]!.focus()
    else goToRows()
  })
  return {
    frame,
    goToRows,
    props: {
      ref: frame,
      tabIndex: -1,
      onFocus: ({ target }: FocusEvent) => {
        const place = target.closest('[role=group]')
        had.current = { place, at: place ? widgetsOf(place).indexOf(target as HTMLElement) : 0 }
      },
      // What was taken off the page says nothing: who says it goes elsewhere by themselves.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!frame.current?.contains(relatedTarget)) had.current = undefined
      },
    },
  }
}
