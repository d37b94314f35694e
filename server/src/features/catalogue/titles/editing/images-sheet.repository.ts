import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

export interface TitleImage {
  readonly id: number
  readonly kind: string
  readonly url: string
}

/** Of the title itself, in their order; those of its episodes stand with them. */
const OWN = (titleId: number) => sql`i.title_id = ${titleId} and i.episode_id is null`

export async function listTitleImages(db: Database, titleId: number): Promise<TitleImage[]> {
  const { rows } = await sql<TitleImage>`select i.id, i.kind, i.url from images i
    where ${OWN(titleId)} order by i.position, i.id`.execute(db)
  return rows
}

type Written = Omit<TitleImage, 'id'> & { readonly id?: number | undefined }

/** These in this order, and no others. One at another address is another picture, whose size nobody knows yet. */
export async function writeTitleImages(
  tx: Database,
  titleId: number,
  images: readonly Written[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(images.map((image, position) => ({ ...image, position })))}::jsonb)
    as w (id bigint, kind text, url text, position integer)`
  await sql`delete from images i where ${OWN(titleId)}
    and not exists (select 1 from ${wanted} where w.id = i.id and w.url = i.url)`.execute(tx)
  await sql`update images i set kind = w.kind, position = w.position from ${wanted}
    where ${OWN(titleId)} and w.id = i.id`.execute(tx)
  await sql`insert into images (title_id, kind, url, position)
    select ${titleId}::bigint, w.kind, w.url, w.position from ${wanted}
    where not exists (select 1 from images i where ${OWN(titleId)} and i.id = w.id)
    order by w.position`.execute(tx)
}
