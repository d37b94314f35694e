import { expect, it } from 'vitest'
import { findLongLocks } from './check-migrations.ts'

const locksOf = (sql: string, online?: string) =>
  findLongLocks({ name: '202612080000-any', checksum: 'x', sql, ...(online && { online }) }).map(
    (line) => /(?:warning|error): (\S+)/.exec(line)?.[1],
  )

it.each([
  ['alter table titles add column rank integer;', []],
  ['create index titles_rank on titles (rank);', []],
  ['create unique index titles_rank on titles (rank);', ['require-concurrent-index-creation']],
  ['create table shelves (id bigint); create unique index shelves_id on shelves (id);', []],
  ['alter table titles add check (rank > 0);', ['constraint-missing-not-valid']],
  [
    'alter table titles add constraint a foreign key (rank) references people (id);',
    ['adding-foreign-key-constraint', 'constraint-missing-not-valid'],
  ],
  ['alter table titles alter column rank type bigint;', ['changing-column-type']],
  [
    'alter table titles add column at uuid default gen_random_uuid();',
    ['adding-field-with-default'],
  ],
  ['-- squawk-ignore changing-column-type\nalter table roles alter column rank type bigint;', []],
  [
    `-- step
alter table titles add constraint ranked check (rank > 0) not valid;
-- step
alter table titles validate constraint ranked;
-- step outside a transaction
create unique index concurrently titles_rank on titles (rank);`,
    [],
  ],
  [
    `-- step
alter table titles add constraint ranked check (rank > 0) not valid;
alter table titles validate constraint ranked;`,
    ['constraint-missing-not-valid'],
  ],
  [
    '-- step\ncreate unique index concurrently titles_rank on titles (rank);',
    ['ban-concurrent-index-creation-in-transaction'],
  ],
])('%s', (sql, rules) => {
  expect(locksOf(sql).toSorted()).toEqual(rules.toSorted())
})

it('looks at the steps of a released one', () => {
  const sql = 'alter table titles add primary key (rank);'
  expect(locksOf(sql)).not.toEqual([])
  const online = `-- step outside a transaction
create unique index concurrently titles_new on titles (rank);
-- step
alter table titles add constraint titles_pkey primary key using index titles_new;`
  expect(locksOf(sql, online)).toEqual([])
})
