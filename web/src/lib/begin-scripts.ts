import type { Manifest } from '@tanstack/react-router'

/** Id of the element that names the page's first script. */
const ENTRY_ID = 'page-entry'

type Route = Manifest['routes'][string] & { modules?: readonly string[] }

const changed = new WeakMap<Manifest, Manifest>()

/** The same files, but for scripts: those to come later are `modules`, and the entry leaves only its address. */
export function beginLater(manifest: Manifest): Manifest {
  const known = changed.get(manifest)
  if (known) return known
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, laterRoute(route)]))
  const made = { ...manifest, routes }
  changed.set(manifest, made)
  return made
}

function laterRoute({ preloads = [], scripts, ...rest }: Manifest['routes'][string]): Route {
  return {
    ...rest,
    modules: preloads.map((link) => (typeof link === 'string' ? link : link.href)),
    ...(scripts && { scripts: scripts.map((script) => (script.attrs?.['src'] ? { attrs: { id: ENTRY_ID, type: 'text/plain' }, children: script.attrs['src'] as string } : script)) }),
  }
}

/** Addresses of the modules of these routes, from a manifest that {@link beginLater} made. */
export function modulesOf(manifest: Manifest | undefined, routeIds: readonly string[]): string[] {
  return [...new Set(routeIds.flatMap((id) => (manifest?.routes[id] as Route | undefined)?.modules ?? []))]
}

/**
 * An inline script that fetches these after the first paint, or at once when somebody touches the page. What is to be
 * seen does not share the line with what makes it move, and links work without it.
 * @param lines address of the language lines, which the entry waits for
 * @param modules addresses of the modules that the page consists of
 */
export function beginScripts(lines: { id: string; src: string }, modules: readonly string[]): string {
  return `(${begin.toString()})(${JSON.stringify([lines, ENTRY_ID, modules]).replaceAll('<', '\\u003c')})`
}

/** Runs in the browser as text: it may use nothing from around it. */
function begin([lines, entryId, modules]: [lines: { id: string; src: string }, entryId: string, modules: string[]]): void {
  const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin']
  const HIDDEN_PAGES_WAIT_MS = 1000
  let hasBegun = false
  const add = (tag: 'link' | 'script', attributes: Record<string, string>) => {
    document.head.append(Object.assign(document.createElement(tag), attributes))
  }
  const start = () => {
    if (hasBegun) return
    hasBegun = true
    for (const sign of SIGNS) removeEventListener(sign, start, true)
    add('script', lines)
    for (const href of modules) add('link', { rel: 'modulepreload', href })
    const src = document.getElementById(entryId)?.textContent
    if (src) add('script', { type: 'module', src })
  }
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
  // The second frame begins when the first has been painted. Pages in the background have no frames.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, HIDDEN_PAGES_WAIT_MS)
}
