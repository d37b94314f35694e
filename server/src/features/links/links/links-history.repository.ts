import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WholeContribution } from './contribution-kind.ts'

/** Links with all that their history keeps, in the order of their ids. */
export async function readLinkStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('links')
    .innerJoin('titles', 'titles.id', 'links.title_id')
    .leftJoin('link_nfos', 'link_nfos.link_id', 'links.id')
    .select([
      'links.id',
      'links.version',
      'links.title_id',
      'links.user_id',
      'links.quality_id',
      'links.language_ids',
      'links.subtitle_ids',
      'links.size_bytes',
      'links.season_number',
      'links.is_full_season',
      'links.episode_number',
      'links.status',
      'links.created_at',
      'link_nfos.nfo',
      'titles.name as title',
    ])
    .select(
      sql<
        string[]
      >`array(select p.url from link_parts p where p.link_id = links.id order by p.position)`.as(
        'urls',
      ),
    )
    .where('links.id', '=', sql<number>`any (${sql.val([...ids])}::bigint[])`)
    .orderBy('links.id')
    .execute()
  return rows.map(({ id, version, title, ...values }) => ({
    id,
    version,
    name: title + placeOf(values),
    ownerId: values.user_id,
    values,
  }))
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** ` S01E02`, as release names have it. */
function placeOf(link: { season_number: number | null; episode_number: number | null }): string {
  const { season_number: season, episode_number: episode } = link
  const parts = [
    season === null ? '' : `S${twoDigits(season)}`,
    episode === null ? '' : `E${twoDigits(episode)}`,
  ]
  const place = parts.join('')
  return place && ` ${place}`
}

/** Links with everything that is kept of them, in the order of the ids. */
export async function readWholeLinks(
  tx: Database,
  ids: readonly number[],
): Promise<readonly WholeContribution[]> {
  const { rows } =
    await sql<WholeContribution>`select l.id, l.title_id, l.user_id, null as file_id, l.url as name,
      jsonb_build_object('row', to_jsonb(l), 'nfo', (select n.nfo from link_nfos n where n.link_id = l.id), 'parts',
        (select coalesce(jsonb_agg(jsonb_build_object('url', p.url, 'normalisedUrl', p.normalised_url) order by p.position), '[]')
          from link_parts p where p.link_id = l.id)) as content
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place) join links l on l.id = asked.id
    order by asked.place`.execute(tx)
  return rows
}
