/** How features stand on each other: no cycles between them, and nothing above the two lowest layers is asked by them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Each may import those of its own layer and of the ones before. All others stand above and are free of order. */
const LAYERS: readonly (readonly string[])[] = [
  ['site/settings', 'site/localizations'],
  ['accounts/users', 'accounts/roles', 'accounts/sessions', 'billing/plan-rights'],
]

const NO_SOURCE = /\.(test|factory)\.ts$|\/test-[a-z-]+\.ts$/
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Which features each one imports, types included. */
export function readImports(folder: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !NO_SOURCE.test(file))
  for (const file of files) {
    const feature = featureOf(file)
    const found = imports.get(feature) ?? new Set<string>()
    imports.set(feature, found)
    for (const [, target = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      IMPORTED,
    )) {
      const imported = path.posix.join(path.posix.dirname(file), target)
      if (!imported.startsWith('../') && featureOf(imported) !== feature)
        found.add(featureOf(imported))
    }
  }
  return imports
}

const featureOf = (file: string) => file.split('/').slice(0, 2).join('/')

/** One line for each group of features that reach each other, with a way around. */
export function findCycles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles = new Map<string, string>()
  for (const start of [...imports.keys()].toSorted()) {
    const way = wayBack(imports, start)
    const members = way.toSorted().join()
    if (way.length > 0 && !cycles.has(members)) cycles.set(members, [...way, start].join(' → '))
  }
  return [...cycles.values()]
}

/** The shortest way from a feature to itself; empty where there is none. */
function wayBack(imports: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways)
    for (const next of [...(imports.get(way.at(-1) ?? '') ?? [])].toSorted()) {
      if (next === start) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return []
}

export function findClimbs(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  layers: readonly (readonly string[])[] = LAYERS,
): string[] {
  return layers.flatMap((layer, height) => {
    const below = new Set(layers.slice(0, height + 1).flat())
    return layer.flatMap((feature) =>
      [...(imports.get(feature) ?? [])]
        .filter((imported) => !below.has(imported))
        .map((imported) => `${feature} imports ${imported}, which stands above it`),
    )
  })
}

if (import.meta.main) {
  const imports = readImports(path.resolve(import.meta.dirname, '../server/src/features'))
  const missing = LAYERS.flat().filter((feature) => !imports.has(feature))
  const faults = [
    ...missing.map((feature) => `There is no feature ${feature}`),
    ...findCycles(imports).map((cycle) => `Features in a circle: ${cycle}`),
    ...findClimbs(imports),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
