import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type FileRow, listFiles, type UploadRow } from './files.repository.ts'

/**
 * What somebody else made of an upload while this call waited for it: the same page in two tabs, or a client that asked again.
 * @throws AppError conflict while it is not made
 */
export async function getMadeFile(
  { db }: Needs<'db'>,
  { key, user_id }: Pick<UploadRow, 'key' | 'user_id'>,
): Promise<FileRow> {
  const [file] = await listFiles(db, { ids: [], keys: [key] })
  if (!file || file.user_id !== user_id) throw new AppError('conflict')
  return file
}
