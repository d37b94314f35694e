import { importContract } from './contract-modules.ts'
import { gatherLines } from './gather-lines.ts'

/** Every language line that ships, by its key. */
export const shippedLines = gatherLines(await importContract('lines'))
