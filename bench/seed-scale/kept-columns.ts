import { SEASON_COLUMNS, TITLE_COLUMNS } from './write-titles.ts'

/** Where titles and seasons wait until what is kept beside them can be computed: each row is written once. */
export const STAGE = 'scale_stage'

export const MAKE_STAGE = `
  create schema ${STAGE};
  create unlogged table ${STAGE}.titles as select ${TITLE_COLUMNS.join(', ')} from titles with no data;
  create unlogged table ${STAGE}.seasons as select ${SEASON_COLUMNS.join(', ')} from seasons with no data`

export const DROP_STAGE = `drop schema ${STAGE} cascade`

/**
 * Titles with the columns that triggers keep (see the migrations catalogue and links), computed for a range of ids at
 * once instead of row by row. A test compares the result with what the triggers make of the same rows.
 */
export const INSERT_TITLES = `
  insert into titles (${TITLE_COLUMNS.join(', ')}, genre_ids, country_codes, quality_ids, language_ids, best_quality_id, seasons_count,
    episodes_count, links_count, active_links_count, pending_links_count, dead_links_count, last_link_at)
  select ${TITLE_COLUMNS.map((column) => `t.${column}`).join(', ')},
    coalesce(g.ids, '{}'), coalesce(c.codes, '{}'), coalesce(l.quality_ids, '{}'), coalesce(s.language_ids, '{}'), l.best_quality_id,
    coalesce(n.count, 0), coalesce(e.count, 0), coalesce(l.total, 0), coalesce(l.active, 0), coalesce(l.pending, 0), coalesce(l.dead, 0), l.last_link_at
  from ${STAGE}.titles t
  left join (select title_id, array_agg(genre_id order by genre_id) ids from title_genres
             where title_id between $1 and $2 group by title_id) g on g.title_id = t.id
  left join (select title_id, array_agg(country_code::text order by country_code) codes from title_countries
             where title_id between $1 and $2 group by title_id) c on c.title_id = t.id
  left join (select title_id, count(*) from ${STAGE}.seasons where title_id between $1 and $2 group by title_id) n on n.title_id = t.id
  left join (select title_id, count(*) from episodes where title_id between $1 and $2 group by title_id) e on e.title_id = t.id
  left join (
    select x.title_id, count(*) total, count(*) filter (where x.status = 'active') active, count(*) filter (where x.status = 'pending') pending,
      count(*) filter (where x.status = 'dead') dead,
      array_agg(distinct x.quality_id order by x.quality_id) filter (where x.status = 'active') quality_ids,
      (array_agg(x.quality_id order by q.rank desc, x.quality_id) filter (where x.status = 'active'))[1] best_quality_id,
      max(x.created_at) filter (where x.status = 'active') last_link_at
    from links x join qualities q on q.id = x.quality_id
    where x.title_id between $1 and $2 group by x.title_id) l on l.title_id = t.id
  left join (
    select x.title_id, array_agg(distinct language order by language) language_ids
    from links x, unnest(x.language_ids) language
    where x.title_id between $1 and $2 and x.status = 'active' group by x.title_id) s on s.title_id = t.id
  where t.id between $1 and $2
  order by t.id`

export const INSERT_SEASONS = `
  insert into seasons (${SEASON_COLUMNS.join(', ')}, episodes_count, active_links_count)
  select ${SEASON_COLUMNS.map((column) => `s.${column}`).join(', ')}, coalesce(e.count, 0), coalesce(l.count, 0)
  from ${STAGE}.seasons s
  left join (select season_id, count(*) from episodes group by season_id) e on e.season_id = s.id
  left join (select title_id, season_number, count(*) from links where status = 'active' and season_number is not null
             group by title_id, season_number) l on l.title_id = s.title_id and l.season_number = s.number
  order by s.id`
