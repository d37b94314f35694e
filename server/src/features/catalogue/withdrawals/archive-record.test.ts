import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../platform/database/test-database.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { withdraw as withdrawFrom } from './withdrawals.factory.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'
import { archiveRecord, forgetAccountInArchives, restoreContent } from './withdrawals.repository.ts'

const database = useTestDatabase()
const run = (text: string) => database.pool.query(text)

/** What tells of other moments. */
const LEFT_OUT = new Set(['withdrawals', 'record_versions', 'archived_references'])

/** Every row of every table that has some, without when it was last touched. */
async function wholeDatabase(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await run(
    `select c.relname as name from pg_class c where c.relkind = 'r' and not c.relispartition
      and c.relnamespace = current_schema()::regnamespace order by 1`,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables as { name: string }[]) {
    if (LEFT_OUT.has(name)) continue
    const { rows } = await run(
      `select to_jsonb(x) - 'updated_at' as row from ${name} x order by (to_jsonb(x) - 'updated_at')::text`,
    )
    if (rows.length > 0) all[name] = rows.map(({ row }) => row)
  }
  return all
}

let titleId = 0
let member = 0
let linkId = 0

/** A series with something in every table that can belong to a title. */
async function plant(): Promise<void> {
  const { db } = database
  member = (await buildUser(db)).id
  titleId = (
    await buildTitle(db, {
      type: 'series',
      is_series: true,
      name: 'Fantômas',
      import_key: `imdb:tt${Math.random()}`,
    })
  ).id
  const season = await buildSeason(db, titleId, { number: 1, episodes: 2 })
  const person = await buildPerson(db)
  await buildCredit(db, { title_id: titleId, person_id: person.id, department: 'cast' })
  linkId = await buildLink(db, { title_id: titleId, user_id: member })
  const waiting = await buildLink(db, { title_id: titleId, user_id: member, status: 'pending' })
  await run(`
    insert into credits (title_id, season_id, episode_id, person_id, department)
      select ${titleId}, ${season.id}, min(id), ${person.id}, 'cast' from episodes where title_id = ${titleId};
    insert into title_translations (title_id, language, name) values (${titleId}, 'fr', 'Fantômas (fr)');
    insert into title_alternative_names (title_id, name) values (${titleId}, 'Fantomas');
    insert into title_external_ids (title_id, provider, value) values (${titleId}, 'imdb', 'tt${titleId}');
    insert into title_genres (title_id, genre_id) select ${titleId}, id from genres limit 2;
    insert into title_countries (title_id, country_code) select ${titleId}, code from countries limit 2;
    insert into keywords (name, slug) values ('k${titleId}', 'k${titleId}');
    insert into title_keywords (title_id, keyword_id) select ${titleId}, max(id) from keywords;
    insert into link_nfos (link_id, nfo) values (${linkId}, 'made by hand');
    insert into reports (item_type, item_id, user_id, reason, kind) values ('link', ${linkId}, ${member}, 'It is dead.', 'dead');
    insert into nzbs (title_id, user_id, name, file_key, quality_id, status) values (${titleId}, ${member}, 'n', 'k', 16, 'active');
    insert into torrents (title_id, user_id, name, infohash, size_bytes, quality_id, status)
      values (${titleId}, ${member}, 't', lpad('${titleId}', 40, '0'), 5, 16, 'active');
    insert into videos (title_id, name, type, url) values (${titleId}, 'Trailer', 'embed', 'https://archive.org/v');
    insert into images (title_id, url, kind) values (${titleId}, 'https://archive.org/i', 'backdrop');
    insert into reviews (title_id, user_id, score, body) values (${titleId}, ${member}, 7, 'Good');
    insert into comments (commentable_type, commentable_id, user_id, content) values ('title', ${titleId}, ${member}, 'First');
    insert into comments (commentable_type, commentable_id, user_id, content, parent_id, root_id, depth)
      select 'title', ${titleId}, ${member}, 'Reply', id, id, 1 from comments where commentable_id = ${titleId};
    insert into comments (commentable_type, commentable_id, user_id, content)
      select 'episode', min(id), ${member}, 'Of an episode' from episodes where title_id = ${titleId};
    insert into votes (item_type, item_id, user_id, vote) select 'comment', id, ${member}, 1 from comments where content = 'Reply';
    insert into votes (item_type, item_id, user_id, vote) select 'review', id, ${member}, -1 from reviews;
    insert into reports (item_type, item_id, user_id, reason) select 'comment', id, ${member}, 'Rude words' from comments where content = 'First';
    insert into lists (user_id, name) values (${member}, 'Mine');
    insert into list_items (list_id, title_id, position) select max(id), ${titleId}, 0 from lists;
    insert into channel_items (channel_id, item_type, item_id) select min(id), 'title', ${titleId} from channels;
    insert into news_articles (title, slug, body, published_at) values ('n', 'n${titleId}', '', now());
    insert into news_titles (article_id, title_id) select max(id), ${titleId} from news_articles;
    insert into requests (user_id, name, title_id, title_type, is_series, wish) values (${member}, 'More of it', ${titleId}, 'series', true, 'w${titleId}');
    insert into request_supporters (request_id, user_id) select id, ${member} from requests where title_id = ${titleId};
    insert into denied_contributions (item_type, item_id, title_id, user_id, name, content, reason)
      values ('link', 99, ${titleId}, ${member}, 'https://a.example', '{}', 'dead');
    insert into postponed_contributions (item_type, item_id, until) values ('link', ${waiting}, now() + interval '1 day');
    update link_checks set failures = 2 where link_id = ${linkId};
    update links set views = 12 where id in (${linkId}, ${waiting});
  `)
}

const withdraw = (kind: 'title' | 'link', id: number) => withdrawFrom(database.db, kind, id)

beforeEach(plant)

describe('a title that is archived', () => {
  it('leaves no trace in any table, and comes back as it was with everything that belongs to it', async () => {
    const before = await wholeDatabase()
    const id = await withdraw('title', titleId)
    const without = await wholeDatabase()
    for (const [table, rows] of Object.entries(without))
      for (const row of rows as Record<string, unknown>[]) {
        expect(row['title_id'] ?? 0, table).not.toBe(titleId)
        expect(row['content'], table).not.toBe('First')
      }
    const emptied = Object.keys(before).filter((table) => !(table in without))
    expect(emptied).toEqual(
      expect.arrayContaining([
        'comments',
        'link_nfos',
        'link_parts',
        'link_queue',
        'postponed_contributions',
        'requests',
        'request_supporters',
        'title_search',
        'titles',
        'votes',
      ]),
    )
    await restoreContent(database.db, id)
    const after = await wholeDatabase()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table])
  })

  it('waits for who changes something of it, and lets them end what they began', async () => {
    const other = await database.pool.connect()
    const isWaiting = async () =>
      (
        await run(`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query not like '%pg_stat_activity%'`)
      ).rows.length > 0
    try {
      for (const [table, lock] of [
        ['links', `id = ${linkId}`],
        ['comments', `content = 'Of an episode'`],
        ['reviews', `title_id = ${titleId}`],
      ]) {
        await other.query('begin')
        await other.query(`select from ${table} where ${lock} for update`)
        const going = withdraw('title', titleId)
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
        // As the triggers do that count.
        await other.query(`update titles set views = views + 1 where id = ${titleId}`)
        await other.query('commit')
        await restoreContent(database.db, await going)
        await run(`update withdrawals set restored_at = now(), content = null`)
      }
    } finally {
      other.release()
    }
  })

  it('comes back without what belonged to an account that was deleted meanwhile', async () => {
    const id = await withdraw('title', titleId)
    await database.db.transaction().execute(async (tx) => {
      await forgetAccountInArchives(tx, member)
      await sql`delete from users where id = ${member}`.execute(tx)
    })
    const { rows } = await run(
      `select content::text as kept, account_ids from withdrawals where id = ${id}`,
    )
    expect(rows[0].kept).not.toContain('"body": "Good"')
    expect(rows[0].account_ids).toEqual([])
    await restoreContent(database.db, id)
    expect((await run(`select user_id, views from links where id = ${linkId}`)).rows).toEqual([
      { user_id: null, views: 12 },
    ])
    expect((await run(`select 1 from reviews where title_id = ${titleId}`)).rows).toEqual([])
  })

  it('comes back without an account that was deleted behind its back', async () => {
    const id = await withdraw('title', titleId)
    await run(`delete from users where id = ${member}`)
    await restoreContent(database.db, id)
    expect((await run(`select 1 from reviews where title_id = ${titleId}`)).rows).toEqual([])
    expect((await run(`select user_id from links where id = ${linkId}`)).rows).toEqual([
      { user_id: null },
    ])
  })
})

describe('a link that is archived', () => {
  it('leaves its title as if it had never been, and comes back as it was', async () => {
    const before = await wholeDatabase()
    const id = await withdraw('link', linkId)
    const { rows } = await run(
      `select links_count, active_links_count from titles where id = ${titleId}`,
    )
    expect(rows).toEqual([{ links_count: 1, active_links_count: 0 }])
    await restoreContent(database.db, id)
    const after = await wholeDatabase()
    // Of those who asked for it, it is said that something fits.
    for (const table of Object.keys(before).filter((name) => name !== 'requests'))
      expect(after[table], table).toEqual(before[table])
  })

  it('is not there twice', async () => {
    await withdraw('link', linkId)
    expect(
      await database.db.transaction().execute((tx) => archiveRecord(tx, 'link', linkId)),
    ).toBeUndefined()
  })
})

describe('what is archived', () => {
  /** So few rows that nobody minds reading them all. */
  const FEW = ['channel_items']

  it('is found along an index in every table, however long it is', async () => {
    const { rows } = await run(`
      select distinct p.child::text as child, p.child_column as column, p.kind_column as kind
      from (select * from archive_plan('titles') union all select * from archive_plan('links')) p
      where not exists (
        select from pg_index i
        where i.indrelid = p.child and (pg_get_expr(i.indpred, i.indrelid) is null
            or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', p.child_column))
          and (select array_agg(a.attname::text order by k.place) from unnest(i.indkey::int2[]) with ordinality k (attnum, place)
                join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where k.place <= case when p.kind_column is null then 1 else 2 end)
            = array_remove(array[p.kind_column, p.child_column::text], null))`)
    expect(rows.filter(({ child }) => !FEW.includes(child))).toEqual([])
  })
})
