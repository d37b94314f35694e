import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { ImportedModule } from './import-modules.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

/**
 * The endpoints of these files, by name.
 * @throws when a name stands for two, or a file of endpoints exports something else
 */
export function gatherEndpoints(modules: readonly ImportedModule[]): Record<string, Endpoint> {
  const found: Record<string, Endpoint> = {}
  for (const { file, exports } of modules) {
    const lists = Object.entries(exports).filter(([name]) => name.endsWith('Endpoints'))
    if (lists.length === 0) throw new Error(`${file} exports no …Endpoints`)
    for (const [list, value] of lists)
      for (const [name, endpoint] of Object.entries(value as object)) {
        if (!isEndpoint(endpoint)) throw new Error(`${file}: ${list}.${name} is no endpoint`)
        if (found[name]) throw new Error(`${file}: another file has an endpoint ${name} too`)
        found[name] = endpoint
      }
  }
  return found
}
