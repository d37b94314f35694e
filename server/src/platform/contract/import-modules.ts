import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export interface ImportedModule {
  /** Relative to the folder that was searched. */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Imports every file below a folder whose name ends so, in the order of their paths, tests left out. */
export async function importModules(folder: string, ending: RegExp): Promise<ImportedModule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => ending.test(file) && !file.includes('node_modules/'))
    .toSorted()
  return Promise.all(
    files.map(async (file) => ({
      file,
      exports: (await import(
        pathToFileURL(path.join(folder, file)).href
      )) as ImportedModule['exports'],
    })),
  )
}
