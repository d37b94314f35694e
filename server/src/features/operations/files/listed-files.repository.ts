import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import type { FileRow } from './files.repository.ts'

export interface ListedFileRow extends FileRow {
  readonly owner: string | null
}

const sourceOf = (db: Database, actor: Actor): ListSql<typeof fileList, ListedFileRow> => ({
  rows: db
    .selectFrom('file_entries')
    .selectAll('file_entries')
    .select(authorName('file_entries.user_id', actor).as('owner'))
    .where('purge_at', 'is', null),
  id: sql<number>`file_entries.id`,
  search: (words) => sql<SqlBool>`file_entries.name ilike ${`%${literally(words)}%`}`,
  orders: {
    name: sql`lower(file_entries.name)`,
    file_size: sql`file_entries.size_bytes`,
    created_at: sql`file_entries.created_at`,
  },
  filters: {
    created_at: sql`file_entries.created_at`,
    disk: sql`file_entries.disk`,
    is_public: sql`file_entries.is_public`,
  },
})

export function listFileRows(
  db: Database,
  actor: Actor,
  call: ListCall<typeof fileList>,
): Promise<RowPage<ListedFileRow>> {
  return paginate(db, call, listedRows(fileList, sourceOf(db, actor), call))
}

export function readFileRows(
  db: Database,
  actor: Actor,
  call: ListCall<typeof fileList>,
): AsyncGenerator<readonly ListedFileRow[]> {
  return listBatches(fileList, sourceOf(db, actor), call)
}
