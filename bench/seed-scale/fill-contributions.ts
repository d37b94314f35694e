import type pg from 'pg'

/** Links between two that have a newsgroup file beside them; torrents, reports and threads lie as far apart. */
const APART = 10
const THREADS_OF_THE_BUSIEST = 2000
const REPLIES_OF_THE_LONGEST = 500

const RELEASE_COLUMNS = `title_id, season_number, is_full_season, name, file_key, size_bytes, quality_id,
  language_ids, subtitle_ids, user_id, status, views, checked_at, validated_at, created_at, updated_at`
const releasesBeside = (remainder: number, columns: string, values: string, episodes: string) => `
  insert into ${columns} select title_id, season_number, is_full_season, 'Release ' || id, 'bench/' || id,
    coalesce(size_bytes, 0), quality_id, language_ids, subtitle_ids, user_id, status, views, checked_at, validated_at,
    created_at, updated_at, ${episodes}${values} from links where id % ${APART} = ${remainder}`
/** Every third comment was: many more than anybody decides about in a day. */
const reported = (number: string, moment: string) =>
  `(${number} % 3 = 1)::int, case when ${number} % 3 = 1 then ${moment} end`
const EPISODES = `case when episode_number is null then '{}' else array[episode_number] end`

const STEPS = [
  releasesBeside(3, `nzbs (${RELEASE_COLUMNS}, episode_numbers)`, '', EPISODES),
  releasesBeside(
    7,
    `torrents (${RELEASE_COLUMNS}, episode_numbers, infohash)`,
    `, md5(id::text) || '00000000'`,
    EPISODES,
  ),
  ...['link', 'nzb', 'torrent'].map(
    (kind) => `insert into reports (item_type, item_id, user_id, reason, created_at)
      select '${kind}', id, user_id, 'It no longer answers', created_at from ${kind}s where id % ${APART * 50} = 3`,
  ),
  ...['link', 'nzb', 'torrent'].map(
    (kind) => `update ${kind}s x set reports_count = 1
      from reports r where r.item_type = '${kind}' and r.item_id = x.id`,
  ),
  // One thread for every tenth title, and very many for one, of which the first is very long.
  `insert into comments (commentable_type, commentable_id, user_id, content, upvotes, created_at, reports_count, last_reported_at)
    select 'title', t.id, u.id, 'A comment on ' || t.name, t.id % 50, t.created_at, ${reported('t.id', 't.created_at')}
    from titles t, users u where t.id % ${APART} = 5 and u.username = 'contributor' || (1 + t.id % 2000)`,
  `insert into comments (commentable_type, commentable_id, content, upvotes, created_at, reports_count, last_reported_at)
    select 'title', 1, 'Comment ' || n, n % 70, timestamptz '2026-01-01' + n * interval '1 minute', ${reported('n', `timestamptz '2026-02-01'`)}
    from generate_series(1, ${THREADS_OF_THE_BUSIEST}) n`,
  `insert into comments (commentable_type, commentable_id, parent_id, root_id, depth, content, created_at)
    select 'title', 1, c.id, c.id, 1, 'Reply ' || n, c.created_at + n * interval '1 second'
    from (select id, created_at, row_number() over (order by id) as place from comments
          where commentable_type = 'title' and commentable_id = 1) c,
      generate_series(1, case when c.place = 1 then ${REPLIES_OF_THE_LONGEST} else 3 end) n`,
  `insert into reports (item_type, item_id, user_id, reason, created_at)
    select 'comment', id, user_id, 'An advertisement', last_reported_at from comments where reports_count > 0`,
]
const TABLES = ['links', 'nzbs', 'torrents', 'reports', 'comments']
const QUEUES = ['link_queue', 'nzb_queue', 'torrent_queue']

/**
 * Newsgroup files, torrents, reports and comments beside the links of a filled database, once. The counters that titles
 * keep of them stay as they are: lists do not read them.
 */
export async function fillContributions(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    'select exists (select from nzbs) as is_there',
  )
  if (rows[0]?.is_there) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    for (const step of STEPS) await client.query(step)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
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
