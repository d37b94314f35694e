import { describe, expect, it } from 'vitest'
import { readMigrations } from './migrations.ts'
import { whatMigrationDoes } from './what-migration-does.ts'

describe('what a migration does to tables that are there', () => {
  it.each([
    ['alter table titles add column rank integer not null default 0;', []],
    ['alter table titles add column seen timestamptz default now();', []],
    ['alter table titles drop column rank; comment on table titles is $$update titles$$;', []],
    ['alter table titles alter column rank type bigint;', ['titles rewrites']],
    ['alter table titles add column key uuid default gen_random_uuid();', ['titles rewrites']],
    [
      "alter table titles add column low text generated always as (lower('a;b' || name)) stored;",
      ['titles rewrites'],
    ],
    ['alter table titles alter column rank set not null;', ['titles reads']],
    ['ALTER TABLE ONLY titles ADD CONSTRAINT ranked CHECK (rank > 0);', ['titles reads']],
    ['alter table titles add constraint ranked check (rank > 0) not valid;', []],
    ['create unique index titles_rank on titles (rank) where rank > 0;', ['titles reads']],
    ['create index on "titles" (rank); update titles set rank = 1;', ['titles reads']],
    ['update titles set rank = 1; create index on titles (rank);', ['titles reads']],
    [
      'delete from links where id = 1; create index on titles (rank);',
      ['links changes', 'titles reads'],
    ],
    [
      'create table shelves (id bigint); create index on shelves (id); update shelves set id = 1;',
      [],
    ],
    ["create function f() returns void language sql as $f$ update titles set rank = ';' $f$;", []],
    ['-- update titles\n/* delete from links; */ select 1;', []],
  ])('%s', (sql, effects) => {
    expect(whatMigrationDoes(sql).map(({ table, effect }) => `${table} ${effect}`)).toEqual(effects)
  })

  it('names tables that there are, for all that the site has', () => {
    const known = readMigrations().map(({ name, sql }) => [name, whatMigrationDoes(sql)] as const)
    const tables = new Set(
      readMigrations().flatMap(({ sql }) =>
        [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(
          ([, name]) => name,
        ),
      ),
    )
    const named = known.flatMap(([, found]) => found.map(({ table }) => table))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((table) => !tables.has(table))).toEqual([])
  })
})
