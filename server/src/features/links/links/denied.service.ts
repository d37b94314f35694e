import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type DeniedReader, findWholeDenied, type OwnDenied } from './denied.repository.ts'

/** One of them whole. @throws notFound */
export async function getOwnDenied(
  db: Database,
  id: number,
  reader: DeniedReader,
): Promise<OwnDenied> {
  const found = await findWholeDenied(db, id, reader)
  if (!found) throw new AppError('notFound')
  return found
}

export {
  deleteDenied,
  type DeniedKind,
  type DeniedReader,
  type DeniedRow,
  type DeniedWhole,
  findDeniedRows,
  listDeniedRows,
  listDeniedUses,
  listOwnDenied,
  lockDenied,
  type OwnDenied,
} from './denied.repository.ts'
