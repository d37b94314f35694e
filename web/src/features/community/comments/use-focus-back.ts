import { useEffect, useRef } from 'react'

/** For the button that opened something in its place: whoever closed that, and is nowhere since, goes on at the button. */
export function useFocusBack<Opener extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Opener>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
