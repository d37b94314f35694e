import type { Database } from '../../../platform/database/database.ts'
import type { FileUse } from '../../../platform/feature.ts'
import { listWithdrawnUses } from '../withdrawals/withdrawals.service.ts'
import { listArchivedPictures, listNamedPictures } from './picture-uses.repository.ts'

/** Pictures that records show, and those that would be shown again were what named them brought back. */
export const listPictureUses = async (db: Database, ids: readonly number[]): Promise<FileUse[]> => [
  ...(await listNamedPictures(db, ids)),
  ...(await listArchivedPictures(db, ids)),
  ...(await listWithdrawnUses(db, ids)),
]
