import path from 'node:path'
import { importModules } from './import-modules.ts'

const CONTRACT = path.resolve(import.meta.dirname, '../../../../contract/src')

/** The files of one role in the contract (`endpoints`, `lines`, `list`, `settings`), wherever they lie. */
export const importContract = (role: 'endpoints' | 'lines' | 'list' | 'settings') =>
  importModules(CONTRACT, new RegExp(`\\.${role}\\.ts$`))
