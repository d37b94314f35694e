import type { ImageKindOfRoute } from '@mediatheque/contract/catalogue/images/image-url.ts'
import { youtubePoster } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface ImageRecordRow {
  url: string | null
  /** What is drawn when the picture cannot be had. */
  id: number
  name: string
  type: string
  year: number | null
}

const SOURCES: Record<ImageKindOfRoute, RawBuilder<unknown>> = {
  poster: sql`select t.poster_url as url, t.id, t.name, t.type, t.year from titles t where t.id =`,
  backdrop: sql`select t.backdrop_url as url, t.id, t.name, t.type, t.year from titles t where t.id =`,
  season: sql`select s.poster_url as url, t.id, t.name, t.type, t.year from seasons s join titles t on t.id = s.title_id where s.id =`,
  episode: sql`select e.poster_url as url, t.id, t.name, t.type, t.year from episodes e join titles t on t.id = e.title_id where e.id =`,
  person: sql`select p.poster_url as url, p.id, p.name, 'person' as type, null::smallint as year from people p where p.id =`,
  image: sql`select i.url, coalesce(t.id, p.id) as id, coalesce(t.name, p.name) as name, coalesce(t.type, 'person') as type, t.year
    from images i left join titles t on t.id = i.title_id left join people p on p.id = i.person_id where i.id =`,
  video: sql`select v.thumbnail_url as url, v.url as source, t.id, t.name, t.type, t.year from videos v join titles t on t.id = v.title_id where v.id =`,
}

/** A stored picture by its place, by primary key; that of a film of YouTube where none is stored. */
export async function findImageRecord(
  db: Database,
  kind: ImageKindOfRoute,
  id: number,
): Promise<ImageRecordRow | undefined> {
  const { rows } = await sql<ImageRecordRow & { source?: string }>`${SOURCES[kind]} ${id}`.execute(
    db,
  )
  const [found] = rows
  if (!found) return undefined
  const { source, ...record } = found
  return { ...record, url: record.url ?? (source === undefined ? null : youtubePoster(source)) }
}
