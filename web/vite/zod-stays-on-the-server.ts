import type { Plugin } from 'vite'

const INERT = '\0inert-zod'

/**
 * The pages import endpoints for their method, path and types; only the server checks input with their schemas.
 * In the browser's bundle `zod` is a value that swallows every call, which saves its whole weight on every page.
 */
export function zodStaysOnTheServer(): Plugin {
  return {
    name: 'zod-stays-on-the-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'zod' ? INERT : undefined),
    load: (id) =>
      id === INERT
        ? `const inert = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : inert), apply: () => inert, construct: () => inert });
export const z = inert;`
        : undefined,
  }
}
