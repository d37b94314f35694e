import type pg from 'pg'

const TABLES = ['links', 'nzbs', 'torrents'] as const
const QUEUES = ['link_queue', 'nzb_queue', 'torrent_queue']

/** Columns that a copy has besides those that all kinds have. */
const OWN_COLUMNS = {
  links: 'host_id, url, episode_number',
  nzbs: 'name, episode_numbers',
  torrents: 'name, episode_numbers, infohash',
}
const OWN_VALUES = {
  links: OWN_COLUMNS.links,
  nzbs: OWN_COLUMNS.nzbs,
  torrents: `name, episode_numbers, md5(random()::text) || '00000000'`,
}
const COMMON = `title_id, size_bytes, season_number, is_full_season, quality_id, language_ids, subtitle_ids, user_id, views,
  created_at, updated_at`

export interface QueueSizes {
  readonly pending: number
  readonly reported: number
}

/**
 * Fills the queues of a database up to these sizes with copies of what it has, without the counters of titles.
 * @returns what takes them away again
 */
export async function fillQueues(pool: pg.Pool, sizes: QueueSizes): Promise<() => Promise<void>> {
  const { rows } = await pool.query<Record<(typeof TABLES)[number], number>>(
    `select ${TABLES.map((table) => `(select max(id) from ${table})::int as ${table}`).join(', ')}`,
  )
  const last = rows[0]!
  const takeAway = () =>
    withTriggersAside(
      pool,
      TABLES.map((table) => `delete from ${table} where id > ${last[table]}`),
    )
  try {
    await withTriggersAside(
      pool,
      TABLES.flatMap((table) => [
        copies(table, `'pending', 0, 0`, sizes.pending, `status = 'pending'`),
        copies(table, `'active', 1 + id % 9, id % 5`, sizes.reported, 'reports_count > 0'),
      ]),
    )
  } catch (fault) {
    await takeAway()
    throw fault
  }
  return takeAway
}

/** As many as are missing. */
const copies = (table: (typeof TABLES)[number], values: string, count: number, such: string) =>
  `insert into ${table} (${COMMON}, ${OWN_COLUMNS[table]}, status, reports_count, dead_reports_count)
    select ${COMMON}, ${OWN_VALUES[table]}, ${values} from ${table}
    where status = 'active' and reports_count = 0 
    limit greatest(0, ${count} - (select count(*) from ${table} where ${such}))`

async function withTriggersAside(pool: pg.Pool, steps: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    for (const step of steps) await client.query(step)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query(`truncate ${QUEUES.join(', ')}`)
    await client.query('select fill_queues()')
    await client.query('commit')
    await client.query(`vacuum (analyze) ${[...TABLES, ...QUEUES].join(', ')}`)
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    client.release()
  }
}
