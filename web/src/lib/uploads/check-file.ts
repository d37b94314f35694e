import {
  type FilePurpose,
  PICTURE_TYPES,
} from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { LineValues } from '@mediatheque/contract/site/localizations/format-line.ts'

/** What is wrong with a chosen file, as a language line, before a byte of it is sent; the server looks again, and closer. */
export function checkFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { purpose, mostBytes }: { purpose: FilePurpose; mostBytes: number },
  formatBytes: (bytes: number) => string,
): { key: string; values?: LineValues } | undefined {
  if (!isAllowed(type, purpose)) return { key: 'This file type is not allowed' }
  if (size <= mostBytes) return undefined
  return {
    key: '`:file` exceeds maximum allowed size of :size',
    values: { file: name, size: formatBytes(mostBytes) },
  }
}

const isPicture = (type: string) => (PICTURE_TYPES as readonly string[]).includes(type)

/** What the browser does not know may be anything. */
const isAllowed = (type: string, { types }: FilePurpose): boolean =>
  type === '' || (types?.includes(type) ?? (isPicture(type) || !type.startsWith('image/')))
