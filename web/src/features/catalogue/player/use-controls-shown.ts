import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

const AFTER_MOVE_MS = 3500
const AFTER_LEAVE_MS = 2500

/**
 * Whether the controls are shown: always while it stands still or a panel is open; while it plays for some seconds after
 * the pointer moved over it, and for fewer after the pointer left.
 */
export function useControlsShown(isHeld: boolean) {
  const [isShown, setShown] = useState(true)
  const timer = useRef(0)
  const hideIn = useCallback((ms: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(false), ms)
  }, [])
  const show = useCallback(() => {
    setShown(true)
    hideIn(AFTER_MOVE_MS)
  }, [hideIn])
  useEffect(() => {
    if (isHeld) window.clearTimeout(timer.current)
    else hideIn(AFTER_MOVE_MS)
    return () => window.clearTimeout(timer.current)
  }, [isHeld, hideIn])
  return {
    isShown: isHeld || isShown,
    show,
    /** A finger on the picture shows what is hidden, and hides what is shown. */
    toggle: () => (isShown ? setShown(false) : show()),
    handlers: {
      onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && hideIn(AFTER_LEAVE_MS),
      onFocus: show,
    },
  }
}
