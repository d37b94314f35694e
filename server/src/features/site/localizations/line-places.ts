import path from 'node:path'
import { importContract } from '../../../platform/contract/contract-modules.ts'

/** Areas and features whose files have a line, by its key: `links/links`. */
export const linePlaces: ReadonlyMap<string, readonly string[]> = gather(
  await importContract('lines'),
)

function gather(
  modules: readonly { readonly file: string; readonly exports: object }[],
): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { file, exports } of modules) {
    const folder = path.posix.dirname(file)
    const lists = Object.entries(exports).filter(([name]) => name.endsWith('Lines'))
    for (const key of lists.flatMap(([, list]) => Object.keys(list as object))) {
      const known = places.get(key) ?? []
      if (!known.includes(folder)) places.set(key, [...known, folder])
    }
  }
  return places
}
