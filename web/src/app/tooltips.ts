import { TOOLTIP_COOLDOWN_MS, TOOLTIP_DELAY_MS } from '@mediatheque/contract/core/constants.ts'
import classes from './tooltips.module.css'

/** Pixels between a button and its name, and between that and the edge of the window. */
const GAP = 6
/** For the way of a pointer from the button onto its name. */
const GRACE_MS = 150
/** What ends a tooltip, or the wait for it: something is done. */
const ENDS = ['pointerdown', 'keydown', 'blur'] as const

/**
 * Shows the names of buttons that show nothing but a picture to who rests on one with a mouse or comes to one by keys.
 * Those who hear the page hear the name already. Its pointer may go onto the name, and Escape takes it away.
 */
export function startTooltips(): void {
  const tip = document.createElement('div')
  tip.className = classes.tip ?? ''
  tip.popover = 'manual'
  tip.setAttribute('aria-hidden', 'true')
  document.body.append(tip)
  let named: Element | undefined
  let timer: number | undefined
  let leaving: number | undefined
  let isShown = false
  let hiddenAt = Number.NEGATIVE_INFINITY

  const hide = () => {
    window.clearTimeout(timer)
    named = undefined
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    tip.hidePopover()
  }
  const show = (button: Element) => {
    if (!button.isConnected) return
    tip.textContent = button.getAttribute('aria-label')
    tip.showPopover()
    isShown = true
    placeAt(tip, button.getBoundingClientRect())
  }
  const come = ({ target, type }: Event) => {
    window.clearTimeout(leaving)
    if (target instanceof Node && tip.contains(target)) return
    const button = findNamed(target, type === 'focusin')
    if (button && button === named) return
    if (!button && isShown) {
      leaving = window.setTimeout(hide, GRACE_MS)
      return
    }
    hide()
    if (!button) return
    named = button
    const isNext = performance.now() - hiddenAt < TOOLTIP_COOLDOWN_MS
    timer = window.setTimeout(() => show(button), isNext ? 0 : TOOLTIP_DELAY_MS)
  }
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && come(event))
  addEventListener('focusin', come)
  document.documentElement.addEventListener('pointerleave', hide)
  for (const end of ENDS) addEventListener(end, hide, { capture: true, passive: true })
  // What it points at moves away. Before it is there, the page may only scroll to what the keys came to.
  addEventListener('scroll', () => isShown && hide(), { capture: true, passive: true })
}

/** More than a count or somebody's initials. */
const WORDS = /\p{L}{3}/u

/** The button or link at this place, if its name is nowhere to be read. */
function findNamed(target: EventTarget | null, isByKeys: boolean): Element | undefined {
  const button = target instanceof Element && target.closest('button, a, [role=button]')
  if (
    !button ||
    !button.hasAttribute('aria-label') ||
    (isByKeys && !button.matches(':focus-visible'))
  )
    return
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  return isOpen || WORDS.test((button as HTMLElement).innerText) ? undefined : button
}

/** Below it, or above where there is no room; within the window. */
function placeAt(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const middle = button.left + (button.width - width) / 2
  const isRoom = button.bottom + GAP + height + GAP < window.innerHeight
  const left = Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP))
  const top = isRoom ? button.bottom + GAP : button.top - GAP - height
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}
