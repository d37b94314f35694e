import { workspaceRecordList } from '@mediatheque/contract/accounts/workspaces/workspace-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

interface WorkspacePerson {
  readonly id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
}

export interface WorkspaceRecord {
  readonly id: number
  readonly name: string
  readonly created_at: Date
  readonly owner: WorkspacePerson | null
  readonly members_count: number
  readonly invites_count: number
}

type List = typeof workspaceRecordList

const sourceOf = (db: Database, now: Date): ListSql<List, WorkspaceRecord> => ({
  rows: db.selectFrom('workspaces').select([
    'workspaces.id',
    'workspaces.name',
    'workspaces.created_at',
    sql<WorkspacePerson | null>`(
        select jsonb_build_object('id', u.id, 'username', u.username, 'first_name', u.first_name,
          'last_name', u.last_name, 'image', u.image)
        from workspace_members m join users u on u.id = m.user_id
        where m.workspace_id = workspaces.id and m.role = 'owner' limit 1)`.as('owner'),
    sql<number>`(select count(*)::int from workspace_members m
        where m.workspace_id = workspaces.id)`.as('members_count'),
    sql<number>`(select count(*)::int from workspace_invites i
        where i.workspace_id = workspaces.id and i.expires_at > ${now})`.as('invites_count'),
  ]),
  id: sql<number>`workspaces.id`,
  search: (words) => sql`lower(workspaces.name) like ${`%${literally(words.toLowerCase())}%`}`,
  orders: { name: sql`lower(workspaces.name)`, created_at: sql`workspaces.created_at` },
  filters: { created_at: sql`workspaces.created_at` },
})

export const findRecordPage = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): Promise<RowPage<WorkspaceRecord>> =>
  paginate(db, call, listedRows(workspaceRecordList, sourceOf(db, now), call))

export const readRecords = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): AsyncGenerator<readonly WorkspaceRecord[]> =>
  listBatches(workspaceRecordList, sourceOf(db, now), call)

export function findWorkspaceRow(db: Database, id: number): Promise<{ id: number } | undefined> {
  return db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst()
}
