import type { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import type {
  FileEntryView,
  ListedFileView,
} from '@mediatheque/contract/operations/files/files.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { Needs } from '../../../platform/platform.ts'
import { fileAddress } from './file-addresses.ts'
import type { FileRow } from './files.repository.ts'
import type { ListedFile } from './list-files.ts'

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

/** Of each file. */
const USES_SHOWN = 20

export const viewOfListedFile = (
  platform: Needs<'config' | 'clock' | 'secrets'>,
  file: ListedFile,
  readerId: number,
): ListedFileView => ({
  ...viewOfFile(platform, file, readerId),
  owner: file.owner,
  disk: file.disk,
  is_public: file.is_public,
  in_use: file.uses.length > 0,
  used_by: file.uses.slice(0, USES_SHOWN).map(({ kind, name }) => ({ kind, name })),
  created_at: file.created_at.toISOString(),
})

/** The columns of the list in a file. */
export const fileCells: CsvCells<typeof fileList, ListedFile> = {
  name: ({ name }) => name,
  owner: ({ owner }) => owner,
  mime: ({ mime }) => mime,
  file_size: ({ size_bytes }) => size_bytes,
  disk: ({ disk }) => disk,
  is_public: ({ is_public }) => is_public,
  in_use: ({ uses }) => uses.length > 0,
  created_at: ({ created_at }) => created_at.toISOString(),
}
