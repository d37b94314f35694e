/**
 * Gathers what the features add to the settings into one file that is committed, so that the types of all settings are
 * made of it. `--check` writes nothing and fails when the committed file differs.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { SettingsPart } from '../contract/src/site/settings/settings-part.ts'
import { SETTINGS_TABS, type SettingsTabName } from '../contract/src/site/settings/settings-tabs.ts'
import { importContract } from '../server/src/platform/contract/contract-modules.ts'
import type { ImportedModule } from '../server/src/platform/contract/import-modules.ts'

const READERS = ['public', 'private', 'secret'] as const
type Reader = (typeof READERS)[number]

interface PlacedPart {
  readonly name: string
  /** Relative to the contract. */
  readonly file: string
  readonly part: SettingsPart
}

/**
 * What files of settings export, in the order of the files.
 * @throws when one of them exports nothing that adds to the settings
 */
export function readParts(modules: readonly ImportedModule[]): PlacedPart[] {
  return modules.flatMap(({ file, exports }) => {
    const parts = Object.entries(exports).flatMap(([name, part]) =>
      isPart(part) ? [{ name, file, part }] : [],
    )
    if (parts.length === 0) throw new Error(`${file} exports no part of the settings`)
    return parts
  })
}

const isPart = (value: unknown): value is SettingsPart =>
  typeof value === 'object' &&
  value !== null &&
  ['tab', ...READERS].every((key) => Object.hasOwn(value, key))

/** One line for each group that is defined twice, and for each tab that nothing is in. */
export function findFaults(
  parts: readonly PlacedPart[],
  tabs: readonly string[] = SETTINGS_TABS,
): string[] {
  const groups = parts.flatMap(({ file, part }) =>
    READERS.flatMap((reader) => Object.keys(part[reader]).map((group) => ({ file, group }))),
  )
  const twice = groups.flatMap(({ file, group }, index) => {
    const first = groups.findIndex((other) => other.group === group)
    return first < index ? [`${file} defines ${group}, which ${groups[first]?.file} does too`] : []
  })
  const filled = new Set<string>(parts.map(({ part }) => part.tab))
  const empty = tabs.filter((tab) => !filled.has(tab))
  return [...twice, ...empty.map((tab) => `Nothing is in the tab ${tab}`)]
}

/** The file that has them all, by tab and by who may see them. */
export function describeParts(parts: readonly PlacedPart[]): string {
  const filled = SETTINGS_TABS.filter((tab) => parts.some(({ part }) => part.tab === tab))
  return [
    `/** What every feature adds to the settings. Written by scripts/generate-settings.ts from the files *.settings.ts; do not edit. */`,
    ...parts.map(({ name, file }) => `import { ${name} } from './${file}'`),
    `import type { SettingsByReader } from './site/settings/settings-part.ts'`,
    `import type { SettingsTabName } from './site/settings/settings-tabs.ts'`,
    '',
    'export const settingsTabs = {',
    ...filled.flatMap((tab) => describeTab(tab, parts)),
    '} satisfies Record<SettingsTabName, SettingsByReader>',
    ...READERS.flatMap((reader) => [
      '',
      `export const ${reader}Groups = {`,
      ...filled.map((tab) => `  ...settingsTabs${memberOf(tab)}.${reader},`),
      '}',
    ]),
    '',
  ].join('\n')
}

const isName = (tab: string) => /^[a-z]+$/.test(tab)
const memberOf = (tab: string) => (isName(tab) ? `.${tab}` : `['${tab}']`)

function describeTab(tab: SettingsTabName, parts: readonly PlacedPart[]): string[] {
  const spreads = (reader: Reader) =>
    parts.filter(({ part }) => part.tab === tab).map(({ name }) => `      ...${name}.${reader},`)
  return [
    `  ${isName(tab) ? tab : `'${tab}'`}: {`,
    ...READERS.flatMap((reader) => [`    ${reader}: {`, ...spreads(reader), '    },']),
    '  },',
  ]
}

if (import.meta.main) {
  const target = path.resolve(import.meta.dirname, '../contract/src/settings.generated.ts')
  const parts = readParts(await importContract('settings'))
  const faults = findFaults(parts)
  const text = describeParts(parts)
  const isStale = !fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text
  const isCheck = process.argv.includes('--check')
  if (isCheck && isStale)
    faults.push(`${path.basename(target)} is not what the features say: npm run generate:settings`)
  if (!isCheck) fs.writeFileSync(target, text)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
