import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { keepFiles } from '../../operations/files/stored-files.service.ts'
import { restoredRow, type Restoring, type WholeContribution } from '../links/links.service.ts'
import { guardSameReleases, refuseLateReleases } from './guard-same-releases.ts'
import type { ReleaseKind } from './release-kind.ts'

export { readWholeReleases } from './releases-history.repository.ts'

const TABLES = { nzb: 'nzbs', torrent: 'torrents' } as const
const HASHES = ['content_hash', 'infohash', 'infohash_v2']

/** @throws 422 where its file was deleted meanwhile: there would be nothing to give out */
export async function restoreRelease(
  tx: Database,
  by: Restoring,
  kind: ReleaseKind,
  item: WholeContribution,
): Promise<void> {
  const { name, file_id: fileId } = item
  const { row } = item.content
  const isThere =
    fileId === null ? row['file_key'] !== null : (await keepFiles(tx, [fileId])).length > 0
  if (!isThere)
    throw fieldError(
      'ids',
      by.t('The file of “:name” is no longer there. Its uploader has to send it again.', { name }),
    )
  const hashes = HASHES.flatMap((column) => (row[column] as string | null | undefined) ?? [])
  await guardSameReleases(tx, by, { kind, titleId: item.title_id, files: [{ name, hashes }] })
  await refuseLateReleases(by.t, () => restoredRow(tx, TABLES[kind], item))
}
