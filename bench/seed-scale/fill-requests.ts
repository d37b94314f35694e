import type pg from 'pg'

/** Titles between two that somebody asked for. */
const APART = 5
/** Since then most requests wait still; nearly all that are older are resolved. */
const RECENT = `timestamptz '2026-01-01'`
/** Of a title, a number from 0 to below 1 that looks like chance. */
const chance = (factor: number) => `(t.id * ${factor} % 100003) / 100003.0`

const STEPS = [
  `insert into workspaces (name) values ('Bench requests')`,
  `insert into workspace_members (workspace_id, user_id, role)
    select w.id, u.id, 'owner' from workspaces w, users u where w.name = 'Bench requests' and u.username = 'contributor1'`,
  // Every second is about the title, the others name something like it; one of fifty was made in the workspace.
  `insert into requests (user_id, workspace_id, name, title_id, title_type, is_series, season_number, wish, status,
      resolver_id, resolved_at, fitting_at, supporters_count, created_at, updated_at)
    select u.id, case when t.id % ${APART * 50} = 2 then w.id end, case when t.id % 2 = 0 then t.name else t.name || ' again' end,
      case when t.id % 2 = 0 then t.id end, t.type, t.is_series, case when t.is_series then 1 + t.id % 3 end,
      case when t.id % 2 = 0 then '#' else t.type || ':' end || t.id, t.status,
      case when t.status <> 'pending' then r.id end, case when t.status = 'resolved' then t.created_at + interval '3 days' end,
      case when t.id % 2 = 0 and ${chance(101)} < 0.2 then t.created_at + interval '1 day' end,
      1 + floor(40 * (${chance(7919)}) ^ 9), t.created_at, t.created_at
    from (
      select t.*, case
        when ${chance(31)} < case when t.created_at > ${RECENT} then 0.6 else 0.05 end then 'pending'
        when ${chance(31)} < case when t.created_at > ${RECENT} then 0.7 else 0.055 end then 'processing'
        else 'resolved' end as status
      from titles t where t.id % ${APART} = 2) t
    join users u on u.username = 'contributor' || (1 + t.id % 2000)
    join users r on r.username = 'contributor' || (1 + t.id % 7)
    join workspaces w on w.name = 'Bench requests'
    order by t.id`,
  // The steps from one to the next have no divisor in common with the number of contributors: nobody comes twice.
  `insert into request_supporters (request_id, user_id, created_at)
    select r.id, u.id, r.created_at from requests r cross join generate_series(1, r.supporters_count) n
    join users u on u.username = 'contributor' || (1 + (r.id * 31 + n * 17) % 2000)`,
]
const TABLES = ['requests', 'request_supporters']

/** What members ask for of a filled database, one for every fifth title, once. */
export async function fillRequests(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    'select exists (select from requests) as is_there',
  )
  if (rows[0]?.is_there) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    for (const step of STEPS) await client.query(step)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query(`vacuum (full, analyze) ${TABLES.join(', ')}`)
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    client.release()
  }
}
