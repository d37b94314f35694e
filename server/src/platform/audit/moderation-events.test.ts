import pg from 'pg'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../database/migrate.ts'
import { readMigrations } from '../database/migrations.ts'
import { createEmptyDatabase } from '../database/test-database.ts'

const TAKES_IN = '202611250270-audit-events'

const STOCK = `
  insert into hosts (id, name) values (900, 'Host');
  insert into qualities (id, label, kind, rank) values (900, 'Test quality', 'video', 1);
  insert into titles (id, type, name, is_series) overriding system value values (50, 'series', 'Fantômas', true);
  insert into users (id, username, email) overriding system value values (1, 'mona', 'm@test.example'), (2, 'ulla', 'u@test.example');
  insert into moderation_events (item_type, item_id, title_id, action, reason, author_id, moderator_id, created_at, snapshot) values
    ('link', 7, 50, 'accepted', null, 2, 1, '2024-02-03T04:05:06Z',
      '{"url": "https://a.test/1", "parts": ["https://a.test/1", "https://a.test/2"], "status": "active", "quality_id": 900,
        "language_ids": [2], "subtitle_ids": [], "size_bytes": 5, "season_number": 1, "episode_number": 3, "is_full_season": false,
        "nfo": "Text", "failed_checks": 0}'),
    ('link', 8, 50, 'accepted', null, 2, 1, '2024-02-03T04:05:06Z', '{"url": "https://a.test/3", "parts": null}'),
    ('link', 9, null, 'denied', 'Wrong film', null, null, '2025-12-31T23:59:59Z', '{}'),
    ('link', 7, 50, 'reset', null, 2, 2, now(), '{"season_number": 100}')`

it('the history takes in what moderators did before there was one, with who, what and why', async () => {
  const { url } = await createEmptyDatabase()
  const before = readMigrations().filter(({ name }) => name < TAKES_IN)
  await migrateDatabase(url, { migrations: before })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(STOCK)
    await migrateDatabase(url)
    const { rows } = await client.query(
      'select *, tableoid::regclass::text as part from audit_events order by id',
    )
    expect(rows).toMatchObject([
      {
        part: 'audit_events_2024_02',
        actor_id: '1',
        actor_name: 'mona',
        way: 'site',
        record_type: 'link',
        record_id: '7',
        record_name: 'Fantômas S01E03',
        owner_id: '2',
        action: 'accepted',
        changes: { status: ['pending', 'active'] },
        state: {
          title_id: 50,
          user_id: 2,
          urls: ['https://a.test/1', 'https://a.test/2'],
          nfo: 'Text',
          episode_number: 3,
        },
      },
      { record_id: '8', record_name: 'Fantômas', state: { urls: ['https://a.test/3'] } },
      {
        part: 'audit_events_2025_12',
        record_id: '9',
        record_name: '#9',
        actor_id: null,
        actor_name: null,
        owner_id: null,
        action: 'denied',
        reason: 'Wrong film',
      },
      { action: 'reset', record_name: 'Fantômas S100', changes: { status: [null, 'pending'] } },
    ])
    const groups = rows.map(({ group_id }) => group_id as string)
    expect(groups[0], 'one act').toBe(groups[1])
    expect(new Set(groups).size).toBe(3)
    expect(rows[0]!.state).not.toHaveProperty('failed_checks')
    const gone = await client.query(`select to_regclass('moderation_events') as found`)
    expect(gone.rows).toEqual([{ found: null }])
  } finally {
    await client.end()
  }
})
