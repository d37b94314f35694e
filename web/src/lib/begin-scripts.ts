import type { Manifest } from '@tanstack/react-router'
import { keepPressed, keepTyped } from './keep-input.ts'
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

interface Beginning {
  /** Address of the language lines, which the entry waits for. */
  readonly linesSrc: string
  /** Where the results of a search are, before its words. */
  readonly searchPath: string
  /** Addresses of the modules that the page consists of. */
  readonly modules: readonly string[]
}

/**
 * An inline script that fetches these after the first paint and the first pictures, a second later at the latest; or at
 * once when somebody touches the page or it has a form to fill in. What is to be seen does not share the line with what
 * makes it move, and links work without it.
 */
export function beginScripts({ linesSrc, searchPath, modules }: Beginning): string {
  return [
    `(${keepTyped.toString()})(${written(searchPath)})`,
    `(${keepPressed.toString()})()`,
    `(${begin.toString()})(${written([linesSrc, ENTRY_ID, modules])})`,
  ].join(';')
}

const written = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Tells that the page is alive: what was typed and sent before is now typed and sent. Its parts come alive one after the other, without a pause. */
export function sayAlive(): void {
  whenIdle(() => {
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event('hydrated'))
  })
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
  const MOST_TRIES = 3
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
      run(src, MOST_TRIES)
  }
  // What is on its way when a phone changes its network fails.
  const run = (src: string, triesLeft: number) => {
    const onerror = () => {
      if (triesLeft > 1) setTimeout(run, TRY_AGAIN_MS, src, triesLeft - 1)
    }
    add('script', { type: 'module', src, async: false, onerror })
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
