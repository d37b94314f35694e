import type { AnyRouter } from '@tanstack/react-router'
import { tellVisit } from '../lib/tell-visits.ts'

/** Begins with the first sign of a reader. */
export function followReader(router: AnyRouter, sign: Event): void {
  tellMoves(router)
  helpOnDesk(sign)
  // The editor of the appearance gives that sign itself, so that no page outside its frame weighs more for it.
  if (parent !== window)
    import('./follow-appearance.ts').then((it) => it.followAppearance(router), Boolean)
}

/** Documents are counted by the site; which pages follow without one, it is told. */
function tellMoves(router: AnyRouter) {
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) tellVisit(toLocation.pathname)
  })
  // The first sign may be the press of a link that has been followed meanwhile.
  const [opened] = performance.getEntriesByType('navigation')
  const isHere = !opened || new URL(opened.name).pathname === location.pathname
  if (!isHere && router.state.status === 'idle') tellVisit(router.state.location.pathname)
}

/** Names of buttons are for a mouse and for keys: who has but a finger never fetches them. */
function helpOnDesk(event: Event) {
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') {
    for (const sign of DESK_SIGNS) addEventListener(sign, retry, { passive: true })
    return
  }
  import('./desk-helps.ts').then(({ startDeskHelps }) => startDeskHelps(), Boolean)
}

function retry(event: Event) {
  for (const sign of DESK_SIGNS) removeEventListener(sign, retry)
  helpOnDesk(event)
}
const DESK_SIGNS = ['pointerover', 'keydown'] as const
