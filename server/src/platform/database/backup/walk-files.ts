import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

export interface FoundFile {
  /** On this machine. */
  readonly path: string
  /** Within the folder, with slashes. */
  readonly name: string
  readonly sizeBytes: number
  readonly modifiedAt: Date
}

/** Files of a folder and of those in it, always in the same order. What is neither, such as a symbolic link, is passed over. */
export async function* walkFiles(folder: string, within = ''): AsyncGenerator<FoundFile> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const name = within ? `${within}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* walkFiles(folder, name)
    if (!entry.isFile()) continue
    const file = path.join(folder, name)
    const { size, mtime } = await lstat(file)
    yield { path: file, name, sizeBytes: size, modifiedAt: mtime }
  }
}
