import type { Lines } from '@mediatheque/contract/core/lines.ts'
import type { ImportedModule } from './import-modules.ts'

/**
 * The lines of these files, by key.
 * @throws when a key has different texts in two of them, or a file of lines exports none
 */
export function gatherLines(modules: readonly ImportedModule[]): Lines {
  const found = new Map<string, { file: string; line: Lines[string] }>()
  for (const { file, exports } of modules) {
    const lists = Object.entries(exports).filter(([name]) => name.endsWith('Lines'))
    if (lists.length === 0) throw new Error(`${file} exports no …Lines`)
    for (const [key, line] of lists.flatMap(([, list]) => Object.entries(list as Lines))) {
      const other = found.get(key)
      if (other && (other.line.en !== line.en || other.line.fr !== line.fr))
        throw new Error(`The line “${key}” reads otherwise in ${file} than in ${other.file}`)
      found.set(key, { file, line })
    }
  }
  return Object.fromEntries([...found].map(([key, { line }]) => [key, line]))
}
