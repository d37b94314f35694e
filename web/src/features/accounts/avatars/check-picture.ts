import { AVATAR_MIME_TYPES } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'
import { IMAGE_MAX_BYTES } from '@mediatheque/contract/core/constants.ts'
import type { LineValues } from '@mediatheque/contract/site/localizations/format-line.ts'

/** What is wrong with a chosen file, as a language line; the server looks again, and closer. */
export function checkPicture(
  file: Pick<File, 'name' | 'type' | 'size'>,
  formatBytes: (bytes: number) => string,
): { key: string; values?: LineValues } | undefined {
  if (!(AVATAR_MIME_TYPES as readonly string[]).includes(file.type))
    return { key: 'This file type is not allowed' }
  if (file.size <= IMAGE_MAX_BYTES) return undefined
  return {
    key: '`:file` exceeds maximum allowed size of :size',
    values: { file: file.name, size: formatBytes(IMAGE_MAX_BYTES) },
  }
}
