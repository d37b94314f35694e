import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import type { Database } from '../../../platform/database/database.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { archiveDeletedTitle } from './deleted-titles.service.ts'
import { keysOf } from './withdrawal-keys.ts'
import { archiveRecord, insertWithdrawal } from './withdrawals.repository.ts'

/** Withdraws something without a notice. @returns the number of the withdrawal */
export const withdraw = (db: Database, kind: Withdrawable, id: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const archive = (await archiveRecord(tx, kind, id))!
    return insertWithdrawal(tx, archive, {
      item_type: kind,
      item_id: id,
      title_id: id,
      title_name: 'Withdrawn',
      name: 'Withdrawn',
      public_reason: 'Asked for',
      keys: keysOf(archive),
    })
  })

const buildArchivedTitle = (db: Database, isHidden: boolean): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { id, name } = await buildTitle(tx)
    const { id: by } = await buildUser(tx)
    await archiveDeletedTitle(tx, { id, name, by, at: new Date(), isHidden })
    return id
  })

/** A title that was deleted. @returns its number */
export const buildDeletedTitle = (db: Database): Promise<number> => buildArchivedTitle(db, false)

/** A title that is hidden. @returns its number */
export const buildHiddenTitle = (db: Database): Promise<number> => buildArchivedTitle(db, true)

/** Hides a title that is there. */
export const hide = (db: Database, { id, name }: { id: number; name: string }): Promise<void> =>
  db
    .transaction()
    .execute((tx) =>
      archiveDeletedTitle(tx, { id, name, by: null, at: new Date(), isHidden: true }),
    )
