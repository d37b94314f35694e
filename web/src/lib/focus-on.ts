import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to something that cannot have it otherwise: where a reader goes on after a navigation, or after the button
 * just pressed is gone.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** As `ref` of a field that a press opened: whoever pressed goes on in it. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()

/** A button that waits loses the focus. Once it can be pressed again, whoever pressed it goes on from there. */
export function useFocusAfterWait(isWaiting: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !isWaiting && document.activeElement === document.body)
      button.current?.focus()
    waited.current = isWaiting
  }, [isWaiting])
  return button
}
