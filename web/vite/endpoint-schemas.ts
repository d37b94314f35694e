import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const ASKED = 'virtual:endpoint-schemas'
const TABLE = `\0${ASKED}`
/** Marks modules of the contract that come with their schemas. */
const WHOLE = '?whole'
const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')

/**
 * `virtual:endpoint-schemas`: for forms, which check what is typed with the schema that the server will read it by. The
 * pages themselves come without schemas (`schemas-stay-on-the-server.ts`); this module is loaded with the first key that
 * is pressed in a form, and of each endpoint only the file that declares it.
 */
export function endpointSchemas(): Plugin {
  return {
    name: 'endpoint-schemas',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === ASKED) return TABLE
      if (this.environment.name !== 'client' || !isWhole(importer)) return undefined
      // Zod itself is inert for everybody else.
      const from = source === 'zod' ? importer : importer.replace(WHOLE, '')
      const found = await this.resolve(source, from, { skipSelf: true })
      return found?.id.startsWith(CONTRACT) ? found.id + WHOLE : found
    },
    async load(id) {
      if (id === TABLE) return this.environment.name === 'client' ? table() : NO_TABLE
      if (!isWhole(id)) return undefined
      return { code: readFileSync(id.replace(WHOLE, ''), 'utf8'), moduleType: 'ts' }
    },
  }
}

/** Whether a module of the contract comes with its schemas. */
export const isWhole = (id: string | undefined): id is string => id?.endsWith(WHOLE) ?? false

/** While a page is rendered nobody types. */
const NO_TABLE = 'export const schemas = {}'

/** By method and path, how the endpoint that has them is loaded. */
async function table(): Promise<string> {
  const files = globSync('**/*.endpoints.ts', { cwd: CONTRACT }).toSorted()
  const entries = await Promise.all(files.map((file) => entriesOf(path.join(CONTRACT, file))))
  return `export const schemas = {\n${entries.flat().join(',\n')}\n}`
}

async function entriesOf(file: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  return Object.entries(exported).flatMap(([name, group]) =>
    Object.entries(group as Record<string, { method?: string; path?: string; body?: unknown }>)
      .filter(([, { method, path: address, body }]) => method && address && body)
      .map(
        ([endpoint, { method, path: address }]) =>
          `  ${JSON.stringify(`${method} ${address}`)}: () => import(${JSON.stringify(file + WHOLE)}).then((file) => file.${name}.${endpoint}.body)`,
      ),
  )
}
