/** For the `ref` of a row of links that scrolls sideways on a phone: the one that is shown is not left beyond its edge. */
export function showCurrent(row: HTMLElement | null): (() => void) | undefined {
  return row ? bringIntoSight(row, '[aria-current]') : undefined
}

/**
 * Scrolls what is chosen in a row into its middle where it lies beyond the edge; sideways only, the page stays where it is.
 * Once the row has a place: a page that still waits for something else has none. @returns how to stop
 */
export function bringIntoSight(row: HTMLElement, selector: string): () => void {
  const observer = new ResizeObserver(() => {
    const chosen = row.querySelector(selector)
    if (!chosen) return
    const [around, own] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (own.left >= around.left && own.right <= around.right) return
    row.scrollLeft += own.left - around.left - (around.width - own.width) / 2
  })
  observer.observe(row)
  return () => observer.disconnect()
}
