import { LONG_PRESS_MS } from '@mediatheque/contract/core/constants.ts'

/** Pixels that a finger which rests may move. */
const STILL_WITHIN = 10

/**
 * Does something when a finger rests on an element, in place of what the browser would offer there. One that moves scrolls,
 * two zoom, and a mouse and keys have the browser's menu as everywhere.
 * @returns how to end that
 */
export function onLongPress(element: HTMLElement, act: () => void): () => void {
  let timer: number | undefined
  let down: { x: number; y: number } | undefined
  let hasActed = false
  const end = () => {
    window.clearTimeout(timer)
    down = undefined
  }
  const press = () => {
    end()
    hasActed = true
    act()
  }
  const listeners = {
    pointerdown: (event: PointerEvent) => {
      end()
      hasActed = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      down = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(press, LONG_PRESS_MS)
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (down && Math.hypot(clientX - down.x, clientY - down.y) > STILL_WITHIN) end()
    },
    pointerup: end,
    pointercancel: end,
    // Some browsers are quicker than we are.
    contextmenu: (event: Event) => {
      if (down) press()
      if (hasActed) event.preventDefault()
    },
    // The finger leaves what it acted upon, which is no press of it.
    click: (event: Event) => {
      if (!hasActed) return
      hasActed = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const entries = Object.entries(listeners) as [keyof typeof listeners, EventListener][]
  for (const [name, listener] of entries)
    element.addEventListener(name, listener, { capture: true })
  element.style.setProperty('-webkit-touch-callout', 'none')
  return () => {
    end()
    element.style.removeProperty('-webkit-touch-callout')
    for (const [name, listener] of entries)
      element.removeEventListener(name, listener, { capture: true })
  }
}
