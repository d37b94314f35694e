import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder, and those above it, unless it is there. The library's own way never ends below `/proc`, where the system
 * says of each folder that what is above it is missing.
 * @throws as the library does
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    fs.mkdirSync(folder, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = path.dirname(folder)
    if (code === 'ENOENT' && parent !== folder && !fs.existsSync(parent)) {
      makeFolder(parent, mode)
      fs.mkdirSync(folder, { mode })
    } else if (code !== 'EEXIST' || !isFolder(folder)) throw error
  }
}

const isFolder = (folder: string) =>
  fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
