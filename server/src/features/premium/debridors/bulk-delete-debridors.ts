import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import { defineBulkAction } from '../../../platform/bulk-action.ts'
import { canManageDebridors } from './debridors.policy.ts'
import {
  type DebridorRow,
  deleteDebridorRows,
  findDebridorRows,
  findListedDebridors,
} from './debridors.repository.ts'
import { nameOfDebridor } from './debridors.presenter.ts'

/** Deletes all own accounts that the list finds. */
export const bulkDeleteDebridors = defineBulkAction({
  name: 'delete',
  list: debridorList.name,
  from: debridorEndpoints.listDebridors,
  as: debridorEndpoints.deleteDebridors,
  find: ({ db }, actor, query, most) => findListedDebridors(db, actor.user!.id, query, most),
  load: (tx, ids) => findDebridorRows(tx, ids),
  policy: (actor, account: DebridorRow) => canManageDebridors(actor, [account]),
  nameOf: nameOfDebridor,
  run: async (_platform, tx, _actor, { record: { id } }) =>
    void (await deleteDebridorRows(tx, [id])),
})
