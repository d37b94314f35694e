import type { MouseEvent } from 'react'

/** For a link that is followed on the spot, unless another tab or window was meant. */
export const inPlace = (follow: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
