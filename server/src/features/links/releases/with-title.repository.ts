import type { Database } from '../../../platform/database/database.ts'

/** What belongs to a title, by kind. */
export async function listContributions(
  db: Database,
  titleId: number,
): Promise<Record<'link' | 'nzb' | 'torrent', number[]>> {
  const idsIn = async (table: 'links' | 'nzbs' | 'torrents') =>
    (await db.selectFrom(table).select('id').where('title_id', '=', titleId).execute()).map(
      ({ id }) => id,
    )
  return { link: await idsIn('links'), nzb: await idsIn('nzbs'), torrent: await idsIn('torrents') }
}
