import { createHash } from 'node:crypto'
import path from 'node:path'

const pages = path.resolve(import.meta.dirname, '..')
const files = new Map<string, string>()

/**
 * The name of a class of a file of styles in the pages: its own, and a mark of four signs of its file. It stands in scripts,
 * styles and documents by the hundred; Vite's has the line and a longer mark, too.
 * @throws where two files have the same mark: one of them needs another name
 */
export function nameClass(local: string, file: string): string {
  const place = path.relative(pages, file.replace(/\?.*/, ''))
  const mark = BigInt(`0x${createHash('sha256').update(place).digest('hex')}`)
    .toString(36)
    .slice(-4)
  const other = files.get(mark) ?? place
  if (other !== place)
    throw new Error(`${place} and ${other} are both "${mark}" in names of classes.`)
  files.set(mark, place)
  return `${local}_${mark}`
}
