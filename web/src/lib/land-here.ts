/** As long as what stands above a place may still come and push it down. */
const SETTLES_WITHIN_MS = 3_000
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a part of a page that came later than the page, where the address names it (`#comments`): again while what
 * stands above it comes in, until the reader does something. @returns how to stop
 */
export function landHere(element: HTMLElement): () => void {
  if (!element.id || location.hash !== `#${element.id}`) return () => undefined
  const observer = new ResizeObserver(() => element.scrollIntoView())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, stop)
  }
  const timer = setTimeout(stop, SETTLES_WITHIN_MS)
  for (const sign of SIGNS) addEventListener(sign, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
