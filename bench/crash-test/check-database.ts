import pg from 'pg'
import type { Acknowledged, Target } from './writing-clients.ts'

/** Counters and lists that differ from a recount; the same rules as the triggers', said once more. */
const WRONG_COUNTERS = `
  select 'title ' || t.id as what from titles t
  left join (
    select title_id, count(*) total, count(*) filter (where status = 'active') active, count(*) filter (where status = 'pending') pending,
      count(*) filter (where status = 'dead') dead
    from links group by title_id) l on l.title_id = t.id
  left join (
    select title_id, max(created_at) last_link_at, array_agg(distinct quality_id order by quality_id) quality_ids
    from (select title_id, status, quality_id, created_at from links union all select title_id, status, quality_id, created_at from nzbs
          union all select title_id, status, quality_id, created_at from torrents) every
    where status = 'active' group by title_id) a on a.title_id = t.id
  where (t.links_count, t.active_links_count, t.pending_links_count, t.dead_links_count, t.quality_ids)
      is distinct from (coalesce(l.total, 0), coalesce(l.active, 0), coalesce(l.pending, 0), coalesce(l.dead, 0), coalesce(a.quality_ids, '{}'))
    or t.last_link_at is distinct from a.last_link_at
  union all
  select 'season ' || s.id from seasons s
  where s.active_links_count <> (select count(*) from links x where x.title_id = s.title_id and x.season_number = s.number and x.status = 'active')
  union all
  select 'link ' || l.id || ' has ' || count(p.link_id) || ' parts' from links l left join link_parts p on p.link_id = l.id
  group by l.id having count(p.link_id) = 0
  union all
  select 'title ' || t.id || ' cannot be searched' from titles t where not exists (select from title_search s where s.title_id = t.id)`

export interface Findings {
  links: number
  /** Acknowledged links that are not there, or with another address. */
  lost: number[]
  /** Removed links that are back. */
  risen: number[]
  wrongCounters: string[]
}

export async function checkDatabase(
  databaseUrl: string,
  acknowledged: Acknowledged,
): Promise<Findings> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'crash test' })
  await client.connect()
  try {
    const { rows: found } = await client.query<{ id: string; url: string }>(
      'select id, url from links',
    )
    const addresses = new Map(found.map(({ id, url }) => [Number(id), url]))
    const { rows: wrong } = await client.query<{ what: string }>(WRONG_COUNTERS)
    return {
      links: found.length,
      lost: [...acknowledged.links]
        .filter(([id, url]) => addresses.get(id) !== url)
        .map(([id]) => id),
      risen: [...acknowledged.deleted].filter((id) => addresses.has(id)),
      wrongCounters: wrong.map(({ what }) => what),
    }
  } finally {
    await client.end()
  }
}

/** Where clients write: a few titles, so that they meet on the same counters, and the seasons of some series. */
export async function findTargets(databaseUrl: string): Promise<Target[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'crash test' })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; season: number | null }>(`
      (select id, null::int as season from titles where not is_series order by id limit 3)
      union all (select title_id, number from seasons where episodes_count > 0 order by title_id, number limit 3)`)
    return rows.map(({ id, season }) => ({
      title_id: Number(id),
      ...(season !== null && { saison: season, episode: 1 }),
    }))
  } finally {
    await client.end()
  }
}
