import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { fileAddress } from './file-addresses.ts'
import type { FileRow } from './files.repository.ts'

export function viewOfFile(
  platform: Needs<'config' | 'clock' | 'secrets'>,
  file: FileRow,
  readerId: number,
): FileEntryView {
  return {
    id: file.id,
    name: file.name,
    url: fileAddress(platform, file, readerId),
    file_size: file.size_bytes,
    mime: file.mime,
    extension: file.extension,
    path: file.key,
    updated_at: file.updated_at.toISOString(),
  }
}
