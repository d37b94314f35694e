import { sql } from 'kysely'

/** What active links and newsgroup files cover of a season `s`; for use in a lateral join. */
export const seasonProgress = sql`
  select max(x.episode) as last_episode, coalesce(bool_or(x.is_full), false) as has_full_season, count(distinct x.episode)::int as linked_episodes
  from (
    select k.episode_number as episode, k.is_full_season as is_full from links k
    where k.title_id = s.title_id and k.season_number = s.number and k.status = 'active'
    union all
    select e.number, n.is_full_season from nzbs n left join unnest(n.episode_numbers) e (number) on true
    where n.title_id = s.title_id and n.season_number = s.number and n.status = 'active'
  ) x`

/**
 * Has every season of the title `t` all its episodes? Specials (season 0) do not count. Looks for one that has not: most
 * titles are incomplete, and a season without links is known by its counters.
 */
export const hasAllSeasons = sql<boolean>`
  case when t.seasons_count > 0 and t.episodes_count > 0 and t.active_links_count + t.active_nzbs_count > 0 then
    exists (select from seasons s where s.title_id = t.id and s.number > 0 and s.episodes_count > 0)
    and not exists (
      select from seasons s
      where s.title_id = t.id and s.number > 0 and s.episodes_count > 0 and (
        s.active_links_count + s.active_nzbs_count = 0
        or not (
          exists (select from links k where k.title_id = s.title_id and k.season_number = s.number and k.status = 'active' and k.is_full_season)
          or (select count(distinct k.episode_number) from links k
              where k.title_id = s.title_id and k.season_number = s.number and k.status = 'active') >= s.episodes_count
          or (s.active_nzbs_count > 0 and (select p.has_full_season or p.linked_episodes >= s.episodes_count from (${seasonProgress}) p)))))
  else false end`
