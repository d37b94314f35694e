import type { Plugin } from 'vite'
import { isWhole } from './endpoint-schemas.ts'

const INERT = '\0inert-zod'
const CONTRACT = /\/contract\/src\/.*\.ts$/
/** What `lib/api.ts` and forms need of an endpoint. */
const KEPT_BY_BROWSERS: ReadonlySet<string> = new Set(['method', 'path', 'defaults'])

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
    resolveId: {
      order: 'pre',
      handler: (source, importer) => (source === 'zod' && !isWhole(importer) ? INERT : undefined),
    },
    load: (id) =>
      id === INERT
        ? `const inert = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : inert), apply: () => inert, construct: () => inert });
export const z = inert;`
        : undefined,
    transform(code, id) {
      if (!CONTRACT.test(id)) return undefined
      // Nothing in the contract acts when it is imported: what a page does not use goes.
      return {
        code: withoutSchemas(code, this.parse(code) as unknown as Node),
        map: null,
        moduleSideEffects: false,
      }
    },
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function withoutSchemas(code: string, program: Node): string {
  const edits = [...endpointsAsAddresses(code, program), ...constantsThatMayGo(program)].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
  let result = ''
  let done = 0
  for (const { start, end, text } of edits) {
    result += code.slice(done, start) + text
    done = end
  }
  return result + code.slice(done)
}

const isEndpoint = (node: Node) =>
  node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'defineEndpoint'

function endpointsAsAddresses(code: string, program: Node): Edit[] {
  return find(program, isEndpoint).map(({ start, end, arguments: given }) => {
    const properties = ((given as Node[])[0]?.['properties'] ?? []) as Node[]
    const kept = properties.filter(({ key }) =>
      KEPT_BY_BROWSERS.has((key as { name?: string } | undefined)?.name ?? ''),
    )
    return {
      start,
      end,
      text: `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }`,
    }
  })
}

/** The bundler cannot know that a chain of calls does nothing else than make a schema: it is told so of each constant. */
function constantsThatMayGo(program: Node): Edit[] {
  const statements = (program['body'] as Node[]).map((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? (statement['declaration'] as Node | null)
      : statement,
  )
  const constants = statements
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement?.['declarations'] as Node[])
  return constants.flatMap(({ init }) => {
    const value = init as Node | null
    if (
      !value ||
      /Function/.test(value.type) ||
      isEndpoint(value) ||
      find(value, (node) => node.type === 'CallExpression' && !isEndpoint(node), isEndpoint)
        .length === 0
    )
      return []
    return [
      { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
      { start: value.end, end: value.end, text: '))()' },
    ]
  })
}

/** The outermost nodes of a tree that fit, in the order of the text, leaving out what lies in `barred` ones. */
function find(
  node: Node,
  fits: (node: Node) => boolean,
  barred: (node: Node) => boolean = () => false,
): Node[] {
  if (fits(node)) return [node]
  if (barred(node)) return []
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((child) =>
      child && typeof child === 'object' && 'type' in child
        ? find(child as Node, fits, barred)
        : [],
    ),
  )
}
