import { importContract } from './contract-modules.ts'
import { gatherLines } from './gather-lines.ts'

const areOfAdministration = (file: string) => file.endsWith('.admin.lines.ts')
const modules = await importContract('lines')

/** Every language line that ships, by its key. */
export const shippedLines = gatherLines(modules)

const publicKeys = new Set(
  Object.keys(gatherLines(modules.filter(({ file }) => !areOfAdministration(file)))),
)

/** Lines that stand on pages of the administration alone: a visitor's browser need not load them. */
export const isAdministrationLine = (key: string): boolean =>
  key in shippedLines && !publicKeys.has(key)
