import { expect, it } from 'vitest'
import { useTestDatabase } from '../../../../platform/database/test-database.ts'

const database = useTestDatabase()

/** What names a title, a season or an episode and does not go along with a merge, and why. */
const STAYS: Readonly<Record<string, string>> = {
  audit_events: 'says what was done to the title that went',
  record_versions: 'says what was done to the title that went',
  bulk_run_records: 'says what was done to the title that went',
  takedown_items: 'says what was decided about the title that went',
  withdrawals: 'says what was withdrawn, and of what',
  deleted_titles: 'lies where what is deleted lies',
  deleted_videos: 'lies where what is deleted lies',
  title_countries: 'describes the title that went',
  title_genres: 'describes the title that went',
  title_keywords: 'describes the title that went',
  title_locks: 'describes the title that went',
  title_translations: 'describes the title that went',
  title_search: 'is made of what stands in other tables',
  follow_counts: 'is counted anew',
  link_queue: 'is kept by triggers of links',
  nzb_queue: 'is kept by triggers of newsgroup files',
  torrent_queue: 'is kept by triggers of torrents',
  follow_news: 'was told to those who followed the title that went',
  follow_digests: 'was told to those who followed the title that went',
  page_visits: 'counts what was looked at while it was a title of its own',
  play_sittings: 'counts what was played while it was a title of its own',
  counted_downloads: 'counts what was downloaded while it was a title of its own',
}
/** Points at contributions, at what members wrote, at people: these go along, and it stays with them. */
const OF_OTHERS = [
  'contribution_claims',
  'postponed_contributions',
  'recent_downloads',
  'reports',
  'votes',
]

it('everything that names a title, a season or an episode goes along with a merge, or is said to stay', async () => {
  const { rows } = await database.pool.query<{ table: string; moves: boolean }>(`
    with merging as (select string_agg(prosrc, ' ') as source from pg_proc
      where proname in ('merge_titles', 'move_favourites') and pronamespace = current_schema()::regnamespace)
    select c.relname as table, bool_or(m.source ~ format('\\m%s\\M', c.relname)) as moves
    from merging m, pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
      and (a.attname ~ '(^|_)(title|season|episode)_ids?$' or a.attname in ('item_id', 'commentable_id', 'record_id'))
      and a.attname !~ 'subtitle'
    group by 1 order by 1`)
  expect(rows.length).toBeGreaterThan(40)
  const named = rows.map(({ table }) => table)
  const forgotten = rows
    .filter(({ table, moves }) => !moves && !(table in STAYS) && !OF_OTHERS.includes(table))
    .map(({ table }) => table)
  expect(forgotten).toEqual([])
  // Nothing is excused that is not there, or goes along after all.
  const excused = [...Object.keys(STAYS), ...OF_OTHERS]
  expect(excused.filter((table) => !named.includes(table))).toEqual([])
  expect(rows.filter(({ table, moves }) => moves && excused.includes(table))).toEqual([])
})
