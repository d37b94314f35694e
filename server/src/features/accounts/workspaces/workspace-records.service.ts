import type { workspaceRecordList } from '@mediatheque/contract/accounts/workspaces/workspace-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findRecordPage,
  findWorkspaceRow,
  readRecords,
  type WorkspaceRecord,
} from './workspace-records.repository.ts'

export type { WorkspaceRecord } from './workspace-records.repository.ts'

type Call = ListCall<typeof workspaceRecordList>
type ToList = Needs<'db' | 'clock'>

export const listWorkspaceRecords = (
  { db, clock }: ToList,
  call: Call,
): Promise<RowPage<WorkspaceRecord>> => findRecordPage(db, clock.now(), call)

/** All of them, some at a time. @throws AppError validation when there are too many for a file */
export const readWorkspaceRecords = (
  { db, clock }: ToList,
  call: Call,
): AsyncGenerator<readonly WorkspaceRecord[]> => readRecords(db, clock.now(), call)

/** @throws AppError notFound */
export async function getWorkspaceRow(
  { db }: Needs<'db'>,
  id: number,
): Promise<{ readonly id: number }> {
  const row = await findWorkspaceRow(db, id)
  if (!row) throw new AppError('notFound')
  return row
}
