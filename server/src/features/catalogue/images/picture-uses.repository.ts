import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FileUse } from '../../../platform/feature.ts'

interface Use {
  readonly id: number
  readonly kind: string
  readonly name: string
}

const asUses = (rows: readonly Use[]): FileUse[] =>
  rows.map(({ id, kind, name }) => ({ fileId: Number(id), kind, name }))

/** Which of these files titles, their parts and people name. */
export async function listNamedPictures(
  db: Database,
  fileIds: readonly number[],
): Promise<FileUse[]> {
  const of = (column: 'backdrop_url' | 'poster_url' | 'url') =>
    sql`file_of_address(x.${sql.ref(column)}) = any (${[...fileIds]}::bigint[]) and x.${sql.ref(column)} like '/files/%'`
  const id = (column: string) => sql`file_of_address(x.${sql.ref(column)}) as id`
  const { rows } = await sql<Use>`
    select ${id('poster_url')}, 'Title' as kind, x.name from titles x where ${of('poster_url')}
    union select ${id('backdrop_url')}, 'Title', x.name from titles x where ${of('backdrop_url')}
    union select ${id('url')}, case when t.id is null then 'Person' else 'Title' end, coalesce(t.name, p.name)
      from images x left join titles t on t.id = x.title_id left join people p on p.id = x.person_id where ${of('url')}
    union select ${id('poster_url')}, 'Title', t.name from seasons x join titles t on t.id = x.title_id where ${of('poster_url')}
    union select ${id('poster_url')}, 'Title', t.name from episodes x join titles t on t.id = x.title_id where ${of('poster_url')}
    union select ${id('poster_url')}, 'Person', x.name from people x where ${of('poster_url')}`.execute(
    db,
  )
  return asUses(rows)
}

/** Those that deleted people and merged records had. */
export async function listArchivedPictures(
  db: Database,
  fileIds: readonly number[],
): Promise<FileUse[]> {
  const { rows } = await sql<Use>`
    select f.id, 'Deleted person' as kind, d.name from deleted_people d cross join lateral unnest(d.file_ids) f (id)
    where d.restored_at is null and d.file_ids && ${[...fileIds]}::bigint[] and f.id = any (${[...fileIds]}::bigint[])
    union
    select f.id, 'Merged record', m.gone_name from merges m cross join lateral unnest(m.file_ids) f (id)
    where m.undone_at is null and m.file_ids && ${[...fileIds]}::bigint[] and f.id = any (${[...fileIds]}::bigint[])`.execute(
    db,
  )
  return asUses(rows)
}
