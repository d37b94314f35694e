import type { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type Grants, grantsOf, listRoles } from '../roles/roles.service.ts'
import {
  findAllMembers,
  findListedMembers,
  findMemberPage,
  type ListedMember,
} from './list-members.repository.ts'

type Call = ListCall<typeof memberList>
type ToList = Needs<'db' | 'cache' | 'clock'>

/** An account with its roles, and all that they and it allow. */
export interface Member extends Grants {
  readonly row: ListedMember
}

export async function listMembers(platform: ToList, call: Call): Promise<RowPage<Member>> {
  const page = await findMemberPage(platform.db, platform.clock.now(), call)
  return { ...page, data: await readMembers(platform, page.data) }
}

/** The same accounts, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readAllMembers(
  platform: ToList,
  call: Call,
): AsyncGenerator<readonly Member[]> {
  const ids = await findAllMembers(platform.db, platform.clock.now(), call)
  yield* readBatches(ids, (some) => readMembers(platform, some))
}

/** In the order of the numbers; without those that are gone. */
export async function readMembers(platform: ToList, ids: readonly number[]): Promise<Member[]> {
  const [rows, all] = await Promise.all([
    findListedMembers(platform.db, platform.clock.now(), ids),
    listRoles(platform),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ row, ...grantsOf(all, row.role_ids, row.own_permissions) }] : []
  })
}
