import type { AnyRouter } from '@tanstack/react-router'
import { beginWorkTransition } from './work-transition.ts'
import { getPageData } from './page-data.ts'

/** Given to links that many of stand on one page: they are elements and nothing else, and all of them are followed in one place. */
export const PLAIN_LINK = { 'data-plain-link': '' } as const

const INTENT_MS = 50

/** Follows such links without loading the page anew, and fetches what somebody points at. */
export function followPlainLinks(router: AnyRouter): void {
  const { basePath } = getPageData()
  const linkOf = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[data-plain-link]')
      : null
  const pathOf = (link: HTMLAnchorElement) => link.pathname.slice(basePath.length)
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 &&
      !event.defaultPrevented &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const link = isPlain ? linkOf(event) : null
    if (!link) return
    event.preventDefault()
    const to = pathOf(link)
    const end = beginWorkTransition(link, to)
    void router.navigate({ to, viewTransition: end !== false }).finally(() => end && end())
  })
  let intent: ReturnType<typeof setTimeout> | undefined
  const preload = (event: Event) => {
    clearTimeout(intent)
    const link = linkOf(event)
    if (!link) return
    const to = pathOf(link)
    intent = setTimeout(() => void router.preloadRoute({ to }).catch(() => undefined), INTENT_MS)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, preload, { passive: true })
}
