import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The button that had the focus goes with the state of its file: the one in its place takes over, or the next in the list. */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const had = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!had.current || document.activeElement !== document.body) return
    const inPlace = had.current.isConnected && had.current.querySelector('button')
    const next = inPlace || frame.current?.querySelector('button')
    if (next) next.focus()
    else frame.current?.focus()
  })
  return {
    ref: frame,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      had.current = target.closest('[role=group]') ?? frame.current
    },
    // What was taken off the page says nothing: who says it goes elsewhere by themselves.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!frame.current?.contains(relatedTarget as Node | null)) had.current = null
    },
  }
}
