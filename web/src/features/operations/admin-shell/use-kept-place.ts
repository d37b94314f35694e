import { useEffect } from 'react'
import { focusOn } from '../../../lib/focus-on.ts'

/** Whoever knows better where to go on, a table or a dialog, goes first. */
const OTHERS_FIRST_MS = 60
const DIALOG = '[role=dialog]'
const WIDGETS = 'button:not(:disabled), a[href], input:not(:disabled), select, [tabindex="0"]'

interface Place {
  readonly widget: HTMLElement
  /** What it lies in, the nearest first. */
  readonly around: readonly Element[]
}

/**
 * Who works by keys goes on where they were: a button that waits loses the focus and gets it back, and in place of one
 * that went by what it did, its neighbours or the heading of the page have it; never the beginning of the page.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    const keeper = createPlaceKeeper()
    document.addEventListener('keydown', keeper.handleKey, true)
    document.addEventListener('pointerdown', keeper.handlePointer, true)
    document.addEventListener('focusin', keeper.handleFocus)
    const observer = new MutationObserver(keeper.handleChange)
    const attributeFilter = ['disabled']
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
    return () => {
      observer.disconnect()
      keeper.stop()
      document.removeEventListener('keydown', keeper.handleKey, true)
      document.removeEventListener('pointerdown', keeper.handlePointer, true)
      document.removeEventListener('focusin', keeper.handleFocus)
    }
  }, [])
}

function createPlaceKeeper() {
  let isByKeys = false
  /** In the page or in a dialog, and in the page below that. */
  let here: Place | undefined
  let below: Place | undefined
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    here = placeOf(target)
    isWaiting = false
    if (!target.closest(DIALOG)) below = here
  }
  const look = () => {
    if (!here || document.activeElement !== document.body) return
    const isOff = here.widget.matches(':disabled')
    if (!here.widget.isConnected) void (goOn(here) || (below && goOn(below)))
    // Enabled all along: its reader left it.
    else if (isWaiting && !isOff) here.widget.focus({ preventScroll: true })
    isWaiting = here.widget.isConnected && isOff
  }
  return {
    // Who used the pointer before goes on by keys from what it pressed.
    handleKey: () => {
      isByKeys = true
      if (!here) note(document.activeElement)
    },
    handlePointer: () => {
      isByKeys = false
      here = undefined
      below = undefined
    },
    handleFocus: ({ target }: FocusEvent) => {
      if (isByKeys) note(target)
    },
    // The browser takes the focus away a moment after this.
    handleChange: () => {
      if (!here) return
      isWaiting ||= here.widget.matches(':disabled')
      if (!isWaiting && here.widget.isConnected) return
      clearTimeout(timer)
      timer = setTimeout(look, OTHERS_FIRST_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

function placeOf(widget: HTMLElement): Place {
  const around: Element[] = []
  const end = widget.closest(DIALOG)?.parentElement ?? document.body
  for (let at = widget.parentElement; at && at !== end; at = at.parentElement) around.push(at)
  return { widget, around }
}

/** @returns whether there was anything to go on with */
function goOn({ widget, around }: Place): boolean {
  if (widget.isConnected && !widget.matches(':disabled')) {
    widget.focus()
    return true
  }
  const left = around.filter((one) => one.isConnected)
  const nearest = left.find((one) => one.querySelector('h1') ?? one.querySelector(WIDGETS))
  const heading = nearest?.querySelector<HTMLElement>('h1')
  const next = heading ?? nearest?.querySelector<HTMLElement>(WIDGETS)
  if (heading) focusOn(heading)
  else next?.focus()
  return next !== undefined && next !== null
}
