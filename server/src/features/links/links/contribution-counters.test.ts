import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../platform/database/test-database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'

const STATUSES = ['pending', 'active', 'dead'] as const
const test = useTestDatabase()
let titles: number[] = []
let made = 0

const kind = fc.constantFrom('links', 'nzbs', 'torrents')
const place = fc.record({
  title: fc.nat(1),
  season: fc.constantFrom(null, 1, 2),
  status: fc.constantFrom(...STATUSES),
  quality: fc.constantFrom(3, 16, 17, 86),
  languages: fc.uniqueArray(fc.constantFrom(2, 5, 6), { maxLength: 2 }),
})
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('insert' as const),
      kind,
      place,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      kind,
      place,
      every: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('delete' as const),
      kind,
      every: fc.integer({ min: 2, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('addSeason' as const, 'dropSeason' as const),
      title: fc.nat(1),
      number: fc.constantFrom(1, 2),
    }),
  },
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

function columnsOf(place: {
  title: number
  season: number | null
  status: string
  quality: number
  languages: number[]
}) {
  return {
    title_id: titles[place.title]!,
    season_number: place.season,
    status: place.status,
    quality_id: place.quality,
    language_ids: place.languages,
  }
}

function rowOf(table: string, columns: ReturnType<typeof columnsOf>) {
  made += 1
  if (table === 'links') return { ...columns, host_id: 50, url: `https://archive.org/${made}` }
  const file = { ...columns, name: `File ${made}`, file_key: `files/${made}` }
  return table === 'nzbs'
    ? file
    : { ...file, infohash: made.toString(16).padStart(40, '0'), size_bytes: 1 }
}

async function run(step: Operation): Promise<void> {
  // The three tables have the columns used here in common; `links` stands for them all.
  const table = 'kind' in step ? (step.kind as 'links') : 'links'
  if (step.do === 'insert') {
    const rows = Array.from({ length: step.count }, () => rowOf(table, columnsOf(step.place)))
    await test.db
      .insertInto(table)
      .values(rows as Insertable<Links>[])
      .execute()
  } else if (step.do === 'update') {
    await test.db.transaction().execute(async (tx) => {
      const locked = await tx
        .selectFrom(table)
        .select('id')
        .where(sql<boolean>`id % ${step.every} = 0`)
        .orderBy('id')
        .forUpdate()
        .execute()
      if (locked.length > 0)
        await tx
          .updateTable(table)
          .set(columnsOf(step.place))
          .where(
            'id',
            'in',
            locked.map(({ id }) => id),
          )
          .execute()
    })
  } else if (step.do === 'delete') {
    await test.db.transaction().execute(async (tx) => {
      const locked = await tx
        .selectFrom(table)
        .select('id')
        .where(sql<boolean>`id % ${step.every} = 0`)
        .orderBy('id')
        .forUpdate()
        .execute()
      if (locked.length > 0)
        await tx
          .deleteFrom(table)
          .where(
            'id',
            'in',
            locked.map(({ id }) => id),
          )
          .execute()
    })
  } else if (step.do === 'addSeason') {
    await test.db
      .insertInto('seasons')
      .values({ title_id: titles[step.title]!, number: step.number })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await test.db
      .deleteFrom('seasons')
      .where('title_id', '=', titles[step.title]!)
      .where('number', '=', step.number)
      .execute()
  }
}

/**
 * Deleting a season locks it before its title, changing links the other way round: PostgreSQL then rolls one of them
 * back, which a caller repeats. What counts is that a rollback leaves no trace in the counters.
 */
async function runAgainAfterDeadlock(step: Operation): Promise<void> {
  try {
    await run(step)
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error
    await runAgainAfterDeadlock(step)
  }
}

const DEADLOCK = '40P01'

const kept = sql`
  select t.id, t.links_count, t.active_links_count, t.pending_links_count, t.dead_links_count, t.nzbs_count, t.active_nzbs_count,
    t.torrents_count, t.active_torrents_count, t.quality_ids, t.language_ids, t.best_quality_id, t.last_link_at::text,
    coalesce((select jsonb_agg(jsonb_build_array(s.number, s.active_links_count, s.active_nzbs_count, s.active_torrents_count) order by s.number)
      from seasons s where s.title_id = t.id), '[]') seasons
  from titles t order by t.id`

const recounted = sql`
  with contributions as (
    select 'links' kind, title_id, season_number, status, quality_id, language_ids, created_at from links
    union all select 'nzbs', title_id, season_number, status, quality_id, '{}', created_at from nzbs
    union all select 'torrents', title_id, season_number, status, quality_id, '{}', created_at from torrents)
  select t.id,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'links') links_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'links' and c.status = 'active') active_links_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'links' and c.status = 'pending') pending_links_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'links' and c.status = 'dead') dead_links_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'nzbs') nzbs_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'nzbs' and c.status = 'active') active_nzbs_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'torrents') torrents_count,
    (select count(*)::int from contributions c where c.title_id = t.id and c.kind = 'torrents' and c.status = 'active') active_torrents_count,
    array(select distinct c.quality_id from contributions c where c.title_id = t.id and c.status = 'active' order by 1) quality_ids,
    array(select distinct l from contributions c, unnest(c.language_ids) l where c.title_id = t.id and c.status = 'active' order by 1) language_ids,
    (select c.quality_id from contributions c join qualities q on q.id = c.quality_id where c.title_id = t.id and c.status = 'active'
      order by q.rank desc, q.id limit 1) best_quality_id,
    (select max(c.created_at)::text from contributions c where c.title_id = t.id and c.status = 'active') last_link_at,
    coalesce((select jsonb_agg(jsonb_build_array(s.number,
        (select count(*) from contributions c where c.title_id = t.id and c.season_number = s.number and c.status = 'active' and c.kind = 'links'),
        (select count(*) from contributions c where c.title_id = t.id and c.season_number = s.number and c.status = 'active' and c.kind = 'nzbs'),
        (select count(*) from contributions c where c.title_id = t.id and c.season_number = s.number and c.status = 'active' and c.kind = 'torrents'))
      order by s.number) from seasons s where s.title_id = t.id), '[]') seasons
  from titles t order by t.id`

async function expectCountersToBeRight(): Promise<void> {
  expect((await kept.execute(test.db)).rows).toEqual((await recounted.execute(test.db)).rows)
}

describe('the counters of titles and seasons', () => {
  beforeAll(async () => {
    const rows = await test.db
      .insertInto('titles')
      .values(
        [1, 2].map((number) => ({ name: `Series ${number}`, type: 'series', is_series: true })),
      )
      .returning('id')
      .execute()
    titles = rows.map(({ id }) => id)
  })

  it('equal a recount after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (const step of steps) await run(step)
        await expectCountersToBeRight()
      }),
      { numRuns: 25, seed: 1895 },
    )
  }, 120_000)

  it('equal a recount after changes on three connections at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...[1, 2, 3].map(() => fc.array(operation, { minLength: 3, maxLength: 8 }))),
        async (hands) => {
          await Promise.all(
            hands.map(async (steps) => {
              for (const step of steps) await runAgainAfterDeadlock(step)
            }),
          )
          await expectCountersToBeRight()
        },
      ),
      { numRuns: 20, seed: 1922 },
    )
  }, 120_000)
})
