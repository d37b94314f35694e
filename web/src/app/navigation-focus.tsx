import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusOn } from '../lib/focus-on.ts'

/** After a navigation, focus goes to the page's main heading, where a screen reader goes on reading. */
export function NavigationFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        const heading = document.querySelector<HTMLElement>('main h1')
        if (!document.activeElement?.closest('[data-keep-focus]')) focusOn(heading)
      }),
    [router],
  )
  return null
}
