import { LONG_PRESS_MS } from '@mediatheque/contract/core/constants.ts'

/** Pixels that a finger which rests may move. */
const STILL_WITHIN = 10

/** So soon after a finger has gone the browser makes a press of it, on whatever lies there by then. */
const PRESSED_WITHIN_MS = 400

/**
 * Does something when a finger rests on an element, in place of what the browser would offer there. One that moves scrolls,
 * two zoom, and a mouse and keys have the browser's menu as everywhere.
 * @returns how to end that
 */
export function onLongPress(element: HTMLElement, act: () => void): () => void {
  let timer: number | undefined
  let down: { x: number; y: number } | undefined
  let endIgnoring: (() => void) | undefined
  const end = () => {
    window.clearTimeout(timer)
    down = undefined
  }
  const press = () => {
    end()
    endIgnoring?.()
    endIgnoring = ignorePress()
    act()
  }
  const listeners = {
    pointerdown: (event: PointerEvent) => {
      end()
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
      if (!down) return
      press()
      event.preventDefault()
    },
  }
  const entries = Object.entries(listeners) as [keyof typeof listeners, EventListener][]
  for (const [name, listener] of entries)
    element.addEventListener(name, listener, { capture: true })
  element.style.setProperty('-webkit-touch-callout', 'none')
  return () => {
    end()
    endIgnoring?.()
    element.style.removeProperty('-webkit-touch-callout')
    for (const [name, listener] of entries)
      element.removeEventListener(name, listener, { capture: true })
  }
}

/** The finger leaves what it acted upon, which is no press of that, nor of what has come to lie beneath it. */
function ignorePress(): () => void {
  let timer: number | undefined
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') stop()
  }
  const letGo = () => {
    timer = window.setTimeout(stop, PRESSED_WITHIN_MS)
  }
  const listeners: Record<string, (event: Event) => void> = {
    click: ignore,
    contextmenu: ignore,
    pointerup: letGo,
    pointercancel: letGo,
    pointerdown: () => stop(),
  }
  const stop = () => {
    window.clearTimeout(timer)
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener, { capture: true })
  }
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener, { capture: true })
  return stop
}
