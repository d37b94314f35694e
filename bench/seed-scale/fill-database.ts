import type pg from 'pg'
import { type CopyWriter, openCopyWriter } from './copy-writer.ts'
import { DROP_STAGE, INSERT_SEASONS, INSERT_TITLES, MAKE_STAGE, STAGE } from './kept-columns.ts'
import {
  addForeignKeys,
  pauseSchema,
  type PausedSchema,
  rebuildIndex,
  resumeTriggers,
  validateForeignKey,
} from './pause-schema.ts'
import { readReference } from './reference.ts'
import { openSeedClient, runTasks, type Task } from './run-tasks.ts'
import { makePlan, type ScaleSizes } from './scale-plan.ts'
import { FILL_DEPARTMENTS, FILL_SEARCH_TERMS, FILL_TITLE_SEARCH } from './search-columns.ts'
import { LINK_COLUMNS, LINK_PART_COLUMNS, writeLinks } from './write-links.ts'
import { PERSON_COLUMNS, writePeople } from './write-people.ts'
import { PART_COLUMNS, SEASON_COLUMNS, TITLE_COLUMNS, writeTitles } from './write-titles.ts'

const FILLED_TABLES = [
  'titles',
  'title_translations',
  'title_alternative_names',
  'title_external_ids',
  'title_genres',
  'title_countries',
  'seasons',
  'episodes',
  'people',
  'credits',
  'links',
  'link_parts',
  'title_search',
  'search_terms',
]
const CONTRIBUTORS = 2000

export type Report = (line: string) => void

/**
 * Fills a migrated, empty database for measuring. One seed makes one database, row by row.
 * @throws when the database holds a catalogue already
 */
export async function fillDatabase(url: string, sizes: ScaleSizes, report: Report): Promise<void> {
  const client = await openSeedClient(url)
  try {
    await refuseFilledDatabase(client)
    const paused = await pauseSchema(client, FILLED_TABLES)
    await client.query(MAKE_STAGE)
    const userIds = await insertContributors(client)
    await copyRows(url, client, { sizes, userIds, report })
    await completeRows(url, paused, { sizes, report })
    await client.query(DROP_STAGE)
    await addForeignKeys(client, paused)
    await runTasks(
      url,
      paused.foreignKeys.map((key) => (other) => validateForeignKey(other, key)),
    )
    report('checked the foreign keys')
    await resumeTriggers(client, paused)
    await client.query(`vacuum (analyze) ${[...FILLED_TABLES, 'users', 'user_roles'].join(', ')}`)
    for (const table of ['titles', 'seasons', 'episodes', 'people', 'links']) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
      )
    }
    report('analysed')
  } finally {
    await client.end()
  }
}

async function refuseFilledDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_empty: boolean; is_broken: boolean }>(`
    select not (exists (select from titles) or exists (select from people) or exists (select from links)) as is_empty,
      to_regnamespace('${STAGE}') is not null as is_broken`)
  if (rows[0]?.is_broken)
    throw new Error(
      'An interrupted fill left this database without its indexes: drop it and make a new one.',
    )
  if (!rows[0]?.is_empty)
    throw new Error(
      'This database holds a catalogue already: seed:scale fills empty databases only.',
    )
}

async function insertContributors(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `
    insert into users (username, email, created_at)
    select 'contributor' || n, 'contributor' || n || '@scale.example', timestamptz '2019-01-01' + n * interval '1 day'
    from generate_series(1, $1::int) n order by n returning id`,
    [CONTRIBUTORS],
  )
  const ids = rows.map(({ id }) => Number(id))
  await client.query(
    `
    insert into user_roles (user_id, role_id) select u, r.id from unnest($1::bigint[]) u, roles r where r.key in ('member', 'uploader')`,
    [ids],
  )
  return ids
}

async function copyRows(
  url: string,
  client: pg.Client,
  { sizes, userIds, report }: { sizes: ScaleSizes; userIds: number[]; report: Report },
): Promise<void> {
  const reference = await readReference(client)
  const plan = makePlan(sizes)
  const writers: Record<string, CopyWriter> = {}
  const open = async (name: string, columns: readonly string[], table = name) =>
    (writers[name] = await openCopyWriter(url, table, columns))
  const [titles, seasons, people, links, linkParts] = [
    await open('titles', TITLE_COLUMNS, `${STAGE}.titles`),
    await open('seasons', SEASON_COLUMNS, `${STAGE}.seasons`),
    await open('people', PERSON_COLUMNS),
    await open('links', LINK_COLUMNS),
    await open('link_parts', LINK_PART_COLUMNS),
  ]
  const parts = {} as Record<keyof typeof PART_COLUMNS, CopyWriter>
  for (const [table, columns] of Object.entries(PART_COLUMNS))
    parts[table as keyof typeof PART_COLUMNS] = await open(table, columns)

  const tell = (what: string, total: number) =>
    everyTenth(total, (done) =>
      report(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`),
    )
  await Promise.all([
    writePeople(people, sizes),
    writeTitles(
      { plan, sizes, reference, writers: { titles, seasons, ...parts } },
      tell('titles', sizes.titles),
    ),
    writeLinks(
      { plan, sizes, reference, userIds, writers: { links, link_parts: linkParts } },
      tell('links', sizes.links),
    ),
  ])
  await Promise.all(Object.values(writers).map((writer) => writer.end()))
  report('copied all rows')
  await runTasks(
    url,
    [
      ...Object.keys(parts),
      'people',
      'links',
      'link_parts',
      `${STAGE}.titles`,
      `${STAGE}.seasons`,
    ].map((table) => (other) => other.query(`analyze ${table}`)),
  )
}

async function completeRows(
  url: string,
  paused: PausedSchema,
  { sizes, report }: { sizes: ScaleSizes; report: Report },
): Promise<void> {
  const build = (isWanted: (table: string) => boolean): Task[] =>
    paused.indexes
      .filter(({ table }) => isWanted(table))
      .map((index) => (client) => rebuildIndex(client, index))
  await runTasks(url, [(client) => client.query(FILL_DEPARTMENTS)])
  const isLate = (table: string) => ['titles', 'title_search', 'search_terms'].includes(table)

  await runTasks(url, [
    ...rangesOf(sizes.titles, 4).map(
      (range): Task =>
        (client) =>
          client.query(INSERT_TITLES, range),
    ),
    (client) => client.query(INSERT_SEASONS),
    ...build((table) => !isLate(table)),
  ])
  report('computed counters and lists, built the indexes of the smaller tables')
  await runTasks(
    url,
    ['titles', 'seasons'].map((table) => (client) => client.query(`analyze ${table}`)),
  )
  await runTasks(url, [
    ...rangesOf(sizes.titles, 16).map(
      (range): Task =>
        (client) =>
          client.query(FILL_TITLE_SEARCH, range),
    ),
    ...build((table) => table === 'titles'),
  ])
  report('wrote what the search reads, built the indexes of titles')
  await runTasks(url, [
    async (client) => {
      await client.query(FILL_SEARCH_TERMS)
      for (const task of build((table) => table === 'search_terms')) await task(client)
    },
    ...build((table) => table === 'title_search'),
  ])
  report('collected the search terms')
}

function rangesOf(count: number, parts: number): [number, number][] {
  const size = Math.ceil(count / parts)
  return Array.from({ length: parts }, (_, part): [number, number] => [
    part * size + 1,
    Math.min(count, (part + 1) * size),
  ]).filter(([from, to]) => from <= to)
}

function everyTenth(total: number, tell: (done: number) => void): (done: number) => void {
  const step = Math.max(1, Math.ceil(total / 10))
  let next = step
  return (done) => {
    if (done < next) return
    tell(next)
    next += step
  }
}
