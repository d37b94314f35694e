import type { AnyRouter } from '@tanstack/react-router'
import { getPageData } from './page-data.ts'

/** Given to links that many of stand on one page: they are elements and nothing else, and all of them are followed in one place. */
export const PLAIN_LINK = { 'data-plain-link': '' } as const

const INTENT_MS = 50

/** Follows such links without loading the page anew, and fetches what somebody points at. */
export function followPlainLinks(router: AnyRouter): void {
  const { basePath } = getPageData()
  const pathOf = (event: Event): string | undefined => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-plain-link]')
        : null
    return link ? link.pathname.slice(basePath.length) : undefined
  }
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 &&
      !event.defaultPrevented &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const to = isPlain ? pathOf(event) : undefined
    if (to === undefined) return
    event.preventDefault()
    void router.navigate({ to })
  })
  let intent: ReturnType<typeof setTimeout> | undefined
  const preload = (event: Event) => {
    clearTimeout(intent)
    const to = pathOf(event)
    if (to !== undefined)
      intent = setTimeout(() => void router.preloadRoute({ to }).catch(() => undefined), INTENT_MS)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, preload, { passive: true })
}
