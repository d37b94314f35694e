import type { Plugin } from 'vite'

const INERT = '\0inert-zod'
const CONTRACT = /\/contract\/src\/.*\.ts$/
/** What `lib/api.ts` needs of an endpoint. */
const KEPT_BY_BROWSERS: ReadonlySet<string> = new Set(['method', 'path'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/**
 * The pages import endpoints for their method, path and types; only the server checks input with their schemas.
 * In the browser's bundle an endpoint is its method and path, and `zod` a value that swallows every call, for the
 * constants that stand beside schemas. Saves the weight of Zod and of every schema on every page.
 */
export function schemasStayOnTheServer(): Plugin {
  return {
    name: 'schemas-stay-on-the-server',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { order: 'pre', handler: (source) => (source === 'zod' ? INERT : undefined) },
    load: (id) =>
      id === INERT
        ? `const inert = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : inert), apply: () => inert, construct: () => inert });
export const z = inert;`
        : undefined,
    transform(code, id) {
      if (!CONTRACT.test(id)) return undefined
      // Nothing in the contract acts when it is imported: what a page does not use goes.
      if (!code.includes('defineEndpoint(')) return { code, map: null, moduleSideEffects: false }
      return { code: withoutSchemas(code, this.parse(code) as unknown as Node), map: null, moduleSideEffects: false }
    },
  }
}

function withoutSchemas(code: string, program: Node): string {
  let result = ''
  let done = 0
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as { name?: string }).name !== 'defineEndpoint') return
    const properties = ((node['arguments'] as Node[])[0]?.['properties'] ?? []) as Node[]
    const kept = properties.filter(({ key }) => KEPT_BY_BROWSERS.has((key as { name?: string } | undefined)?.name ?? ''))
    result += `${code.slice(done, node.start)}{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
    done = node.end
  })
  return result + code.slice(done)
}

/** Goes through a tree in the order of the text. */
function visit(node: Node, handle: (node: Node) => void): void {
  handle(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visit(child as Node, handle)
    }
  }
}
