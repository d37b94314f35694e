import pg from 'pg'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { createEmptyDatabase } from '../../../platform/database/test-database.ts'

const TAKES_IN = '202611270800-reported-comments'

/** One comment that stands, one that was deleted, and what was said of a third that is gone. */
const STOCK = `
  insert into users (id, username, email) overriding system value values (1, 'mona', 'm@test.example'), (2, 'ulla', 'u@test.example');
  insert into titles (id, type, name) overriding system value values (50, 'movie', 'Judex');
  insert into comments (id, commentable_type, commentable_id, user_id, content, deleted_at) overriding system value values
    (70, 'title', 50, 1, 'It stands', null), (71, 'title', 50, 1, 'Deleted', now()), (72, 'title', 50, 1, 'Nothing was said', null);
  insert into reports (id, item_type, item_id, user_id, reason, created_at) overriding system value values
    (80, 'comment', 70, 1, 'Rude', '2025-01-02T03:04:05Z'), (81, 'comment', 70, 2, 'Rude', '2025-02-03T04:05:06Z'),
    (82, 'comment', 71, 2, 'Rude', now()), (83, 'comment', 999, 2, 'Rude', now());
  -- Kept by a trigger since; some that were deleted before it still had a number.
  update comments set reports_count = 1 where id = 71;
  insert into hosts (id, name) values (900, 'Host');
  insert into qualities (id, label, kind, rank) values (900, 'Test quality', 'video', 1);
  insert into links (id, title_id, user_id, url, host_id, quality_id, language_ids, status) overriding system value
    values (999, 50, 1, 'https://a.test/1', 900, 900, '{2}', 'active');
  insert into reports (id, item_type, item_id, user_id, reason) overriding system value values (84, 'link', 999, 2, 'Dead')`

it('comments that were reported before they were decided about keep what waits for somebody, and nothing else', async () => {
  const { url } = await createEmptyDatabase()
  await migrateDatabase(url, { migrations: readMigrations().filter(({ name }) => name < TAKES_IN) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(STOCK)
    await migrateDatabase(url)
    const reports = await client.query('select id::int from reports order by id')
    expect(reports.rows.map(({ id }) => id as number)).toEqual([80, 81, 84])
    const comments = await client.query(
      'select id::int, reports_count, last_reported_at from comments order by id',
    )
    expect(comments.rows).toEqual([
      { id: 70, reports_count: 2, last_reported_at: new Date('2025-02-03T04:05:06Z') },
      { id: 71, reports_count: 0, last_reported_at: null },
      { id: 72, reports_count: 0, last_reported_at: null },
    ])
    const links = await client.query('select reports_count from links')
    expect(links.rows).toEqual([{ reports_count: 1 }])
  } finally {
    await client.end()
  }
})
