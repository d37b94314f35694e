import type { Manifest } from '@tanstack/react-router'
import { whenIdle } from './when-idle.ts'

/** Id of the element that names the page's first script. */
const ENTRY_ID = 'page-entry'

type Route = Manifest['routes'][string] & { modules?: readonly string[] }

const changed = new WeakMap<Manifest, Manifest>()

/** The same files, but for scripts: those to come later are `modules`, and the entry leaves only its address. */
export function beginLater(manifest: Manifest): Manifest {
  const known = changed.get(manifest)
  if (known) return known
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, laterRoute(route)]),
  )
  const made = { ...manifest, routes }
  changed.set(manifest, made)
  return made
}

function laterRoute({ preloads = [], scripts, ...rest }: Manifest['routes'][string]): Route {
  return {
    ...rest,
    modules: preloads.map((link) => (typeof link === 'string' ? link : link.href)),
    ...(scripts && {
      scripts: scripts.map((script) =>
        script.attrs?.['src']
          ? { attrs: { id: ENTRY_ID, type: 'text/plain' }, children: script.attrs['src'] as string }
          : script,
      ),
    }),
  }
}

/** Addresses of the modules of these routes, from a manifest that {@link beginLater} made. */
export function modulesOf(manifest: Manifest | undefined, routeIds: readonly string[]): string[] {
  return [
    ...new Set(
      routeIds.flatMap((id) => (manifest?.routes[id] as Route | undefined)?.modules ?? []),
    ),
  ]
}

/**
 * An inline script that fetches these after the first paint and the first pictures, a second later at the latest; or at
 * once when somebody touches the page or it has a form to fill in. What is to be seen does not share the line with what
 * makes it move, and links work without it.
 * @param linesSrc address of the language lines, which the entry waits for
 * @param modules addresses of the modules that the page consists of
 */
export function beginScripts(linesSrc: string, modules: readonly string[]): string {
  return `(${keepInput.toString()})();(${begin.toString()})(${JSON.stringify([linesSrc, ENTRY_ID, modules]).replaceAll('<', '\\u003c')})`
}

/** Tells that the page is alive: what was typed and sent before is now typed and sent. Its parts come alive one after the other, without a pause. */
export function sayAlive(): void {
  whenIdle(() => {
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event('hydrated'))
  })
}

/**
 * Runs in the browser as text, as the next does: what is typed, ticked, pressed and sent before its part of the page is
 * alive is kept until it is. Links need nobody to keep them.
 */
function keepInput(): void {
  const LOOK_AGAIN_MS = 50
  const LONGEST_WAIT_MS = 10_000
  const typed = new Map<EventTarget | null, string>()
  /** Buttons, and boxes with what their reader made of them. */
  const pressed = new Map<HTMLElement, boolean>()
  let sent: SubmitEvent | undefined
  const isBox = (element: Element): element is HTMLInputElement =>
    element.matches('[type=checkbox], [type=radio]')
  const note = ({ target }: Event) => {
    const isTyped =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement &&
        !target.matches('[type=checkbox], [type=radio], [type=file]'))
    if (isTyped) typed.set(target, target.value)
  }
  // A form that the browser sent by itself would put a password into the address.
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    sent = event
  }
  // A part that is alive carries its properties, by a name of React's own.
  const isAlive = (element: HTMLElement) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const pressAgain = () => {
    for (const [element, wanted] of pressed) {
      if (!isAlive(element)) continue
      pressed.delete(element)
      // A box that shows already what was wanted would be no change: it is told of the contrary first.
      if (isBox(element)) element.checked = !wanted
      element.click()
    }
  }
  const make = () => {
    removeEventListener('input', note, true)
    removeEventListener('submit', hold, true)
    for (const [field, text] of typed) {
      // Through the prototype: React watches the field's own setter, and would see no change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    pressAgain()
    const form = sent?.target
    if (form instanceof HTMLFormElement && form.isConnected)
      setTimeout(() => form.requestSubmit(sent?.submitter))
  }
  // Heard last of all: what React woke on the way heard it, too. What the browser does by itself needs nobody.
  const press = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element)) return
    const element = isBox(target)
      ? target
      : target.closest<HTMLButtonElement>('button:not([popovertarget])')
    if (!element || isAlive(element) || (element.type === 'submit' && element.form)) return
    const isFirst = pressed.size === 0
    pressed.set(element, isBox(element) && element.checked)
    if (!isFirst) return
    const timer = setInterval(() => {
      if ('hydrated' in document.documentElement.dataset) pressAgain()
      if (performance.now() > timeStamp + LONGEST_WAIT_MS) pressed.clear()
      if (pressed.size === 0) clearInterval(timer)
    }, LOOK_AGAIN_MS)
  }
  addEventListener('input', note, true)
  addEventListener('submit', hold, true)
  addEventListener('click', press)
  addEventListener('hydrated', make, { once: true })
}

/** Runs in the browser as text: it may use nothing from around it. */
function begin([linesSrc, entryId, modules]: [
  linesSrc: string,
  entryId: string,
  modules: string[],
]): void {
  const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin']
  const LONGEST_WAIT_MS = 1000
  const TRY_AGAIN_MS = 1000
  let hasBegun = false
  const add = (
    tag: 'link' | 'script',
    attributes: Record<string, string | boolean | (() => void)>,
  ) => {
    document.head.append(Object.assign(document.createElement(tag), attributes))
  }
  // It needs the lines and the end of the document, which may come long after the first paint. A page whose lines never
  // came speaks in keys, which is better than not at all. Each module runs as a script of its own, what others stand on
  // first: run by the entry they would be one long task, in which no tap is heard.
  const enter = () => {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', enter)
      return
    }
    const entry = document.getElementById(entryId)?.textContent
    if (!entry) return
    for (const src of [...modules.filter((href) => href !== entry).reverse(), entry])
      add('script', { type: 'module', src, async: false })
  }
  const fetchLines = (onerror: () => void) =>
    add('script', { src: linesSrc, onload: enter, onerror })
  const start = () => {
    if (hasBegun) return
    hasBegun = true
    for (const sign of SIGNS) removeEventListener(sign, heed, true)
    fetchLines(() => setTimeout(() => fetchLines(enter), TRY_AGAIN_MS))
    for (const href of modules) add('link', { rel: 'modulepreload', href })
  }
  // A browser says that a pointer moved, too, when the page came to lie under one that rests.
  const heed = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  for (const sign of SIGNS) addEventListener(sign, heed, { capture: true, passive: true })
  addEventListener(
    'DOMContentLoaded',
    () => document.querySelector('form:not([role=search])') && start(),
  )
  // On a slow line the first frame shows only a part of the page: the rest comes before the scripts, and so do the
  // pictures that matter most.
  const startOnceSeen = () => {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', startOnceSeen)
      return
    }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
      afterPaint(start),
    )
  }
  // The second frame begins when the first has been painted. Pages in the background have no frames.
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))
  // Frames come and go while the styles are still under way, and on a slow device a frame is shown long after it ended: the
  // browser says when something was really there to be seen.
  const onceShown = (then: () => void) => {
    const shown = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      shown.disconnect()
      then()
    })
    shown.observe({ type: 'paint', buffered: true })
  }
  onceShown(startOnceSeen)
  setTimeout(start, LONGEST_WAIT_MS)
}
