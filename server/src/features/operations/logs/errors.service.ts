import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { errorList } from '@mediatheque/contract/operations/logs/errors.list.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  deleteErrorGroups,
  type ErrorGroupRow,
  findErrorGroup,
  listErrorGroups,
  settleErrorGroups,
} from '../../../platform/log/error-groups.repository.ts'
import type { Needs } from '../../../platform/platform.ts'

export type { ErrorGroupRow } from '../../../platform/log/error-groups.repository.ts'

export const listErrors = ({ db }: Needs<'db'>, call: ListCall<typeof errorList>) =>
  listErrorGroups(db, call)

/** @throws AppError notFound */
export async function getError({ db }: Needs<'db'>, id: number): Promise<ErrorGroupRow> {
  const group = await findErrorGroup(db, id)
  if (!group) throw new AppError('notFound')
  return group
}

/** @returns how many of them are still known */
export const settleErrors = (
  { db, clock }: Needs<'db' | 'clock'>,
  { ids, is_solved }: { readonly ids: readonly number[]; readonly is_solved: boolean },
): Promise<number> => settleErrorGroups(db, ids, is_solved ? clock.now() : null)

export const deleteErrors = ({ db }: Needs<'db'>, ids: readonly number[]): Promise<number> =>
  deleteErrorGroups(db, ids)
