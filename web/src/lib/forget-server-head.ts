import type { AnyRouter } from '@tanstack/react-router'

/**
 * What the server alone writes into the head of a document (`pageHead`). No page may write any of it in the browser as well:
 * React takes away what it wrote, and fails where it has gone.
 */
const SERVER_ONLY =
  'head > :is(link[rel="alternate"], meta[name="description"], meta[name^="twitter:"], meta[property], script[type="application/ld+json"])'

/** What was written of the page that the browser began with is not true of the next one. */
export function forgetServerHead(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    for (const element of document.querySelectorAll(SERVER_ONLY)) element.remove()
    stop()
  })
}
