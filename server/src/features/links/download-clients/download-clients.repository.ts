import type {
  ClientKindName,
  ClientPlace,
} from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DownloadClients } from '../../../platform/database/types.generated.ts'

export type ClientRow = Omit<Selectable<DownloadClients>, 'kind' | 'place'> & {
  readonly kind: ClientKindName
  readonly place: ClientPlace
}

/** Of one member, whose are few: the one that was chosen last first, then as they were added. */
export async function listClientRows(db: Database, userId: number): Promise<ClientRow[]> {
  const rows = await db
    .selectFrom('download_clients')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`chosen_at desc nulls last`)
    .orderBy('id')
    .execute()
  return rows as ClientRow[]
}

export async function countClients(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('download_clients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertClient(
  db: Granted<'download-clients'>,
  client: Insertable<DownloadClients>,
): Promise<number> {
  const { id } = await db
    .insertInto('download_clients')
    .values(client)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateClient(
  db: Database,
  id: number,
  values: Updateable<DownloadClients>,
): Promise<void> {
  await db.updateTable('download_clients').set(values).where('id', '=', id).execute()
}

export async function deleteClientRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('download_clients').where('id', '=', id).execute()
}

export async function deleteClientsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('download_clients').where('user_id', '=', userId).execute()
}

export function listExportedClients(db: Database, userId: number) {
  return db
    .selectFrom('download_clients')
    .select(['kind', 'name', 'place', 'address', 'username', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
