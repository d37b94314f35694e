import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from '../../catalogue/titles/titles.service.ts'

export type DownloadTitleRow = NonNullable<Awaited<ReturnType<typeof findDownloadTitle>>>
export type DownloadSeasonRow = Awaited<ReturnType<typeof listDownloadSeasons>>[number]
export type DownloadEpisodeRow = NonNullable<Awaited<ReturnType<typeof findDownloadEpisode>>>

/** A title with the counts of its contributions; `own_` are those of this user. */
export function findDownloadTitle(
  db: Database,
  id: number,
  reader: { userId: number; language: Language },
) {
  const translated = (column: 'name' | 'plot') =>
    sql<
      string | null
    >`coalesce((select ${sql.ref(`tr.${column}`)} from title_translations tr where tr.title_id = titles.id and tr.language = ${reader.language}), ${sql.ref(`titles.${column}`)})`
  const ownHidden = (table: 'links' | 'nzbs' | 'torrents') =>
    sql<number>`(select count(*)::int from ${sql.table(table)} o
      where o.user_id = ${reader.userId} and o.title_id = titles.id and o.status <> 'active')`
  return db
    .selectFrom('titles')
    .select([
      'id',
      'year',
      'type',
      'is_series',
      'original_name',
      'poster_url',
      'backdrop_url',
      'runtime_minutes',
      'seasons_count',
      'links_count',
      'active_links_count',
      'nzbs_count',
      'active_nzbs_count',
      'torrents_count',
      'active_torrents_count',
      sql<string>`${translated('name')}`.as('name'),
      translated('plot').as('plot'),
      ownHidden('links').as('own_hidden_links_count'),
      ownHidden('nzbs').as('own_hidden_nzbs_count'),
      ownHidden('torrents').as('own_hidden_torrents_count'),
      sql<number>`(select count(*)::int from links o where o.user_id = ${reader.userId} and o.title_id = titles.id)`.as(
        'own_links_count',
      ),
      sql<number>`(select count(*)::int from nzbs o where o.user_id = ${reader.userId} and o.title_id = titles.id)`.as(
        'own_nzbs_count',
      ),
      sql<number>`(select count(*)::int from torrents o where o.user_id = ${reader.userId} and o.title_id = titles.id)`.as(
        'own_torrents_count',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Seasons with how far their active links reach. */
export function listDownloadSeasons(db: Database, titleId: number) {
  return db
    .selectFrom('seasons')
    .select([
      'number',
      'episodes_count',
      'active_links_count',
      'active_nzbs_count',
      'active_torrents_count',
      sql<number[]>`array(select e.episode_number from episodes e
        where e.title_id = seasons.title_id and e.season_number = seasons.number order by 1)`.as(
        'episode_numbers',
      ),
      sql<number>`(select coalesce(max(l.episode_number), 0) from links l
        where l.title_id = seasons.title_id and l.season_number = seasons.number and l.status = 'active')`.as(
        'last_episode',
      ),
      sql<number>`(select count(distinct l.episode_number)::int from links l
        where l.title_id = seasons.title_id and l.season_number = seasons.number and l.status = 'active')`.as(
        'linked_episodes_count',
      ),
      sql<boolean>`exists (select from links l
        where l.title_id = seasons.title_id and l.season_number = seasons.number and l.status = 'active' and l.is_full_season)`.as(
        'has_full_season',
      ),
    ])
    .where('title_id', '=', titleId)
    .orderBy('number')
    .execute()
}

export function findDownloadEpisode(
  db: Database,
  titleId: number,
  { season, episode }: { readonly season: number; readonly episode: number },
  language: Language,
) {
  return db
    .selectFrom('episodes')
    .select(['id', 'season_number', 'episode_number'])
    .select([
      translatedPart<string>('episodes', 'name', language).as('name'),
      translatedPart<string | null>('episodes', 'plot', language).as('plot'),
    ])
    .where('title_id', '=', titleId)
    .where('season_number', '=', season)
    .where('episode_number', '=', episode)
    .executeTakeFirst()
}
