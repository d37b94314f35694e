import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { insertCreditedPeople, writeFilePeople } from '../people/file-people.batch.repository.ts'
import { writeFilePortraits, writeFileTitles } from '../titles/file-titles.batch.repository.ts'
import type { CatalogueLine } from './catalogue-lines.ts'
import type { BatchCounts } from './import-batch.repository.ts'

export interface NumberedLine {
  readonly line: number
  /** At which it ends. */
  readonly bytes: number
  readonly is: CatalogueLine
}

/**
 * Writes lines of a catalogue in a number of statements that does not grow with them. No two of them are about the same
 * record.
 */
export async function writeCatalogueBatch(
  tx: Database,
  lines: readonly NumberedLine[],
): Promise<BatchCounts> {
  // One import writes at a time, those of other files and of single works too.
  await sql`select pg_advisory_xact_lock(hashtext('media-import'))`.execute(tx)
  await stage(tx, lines)
  const withdrawn = await leaveOutWithdrawn(tx)
  await writeFilePeople(tx)
  await writeFilePortraits(tx)
  await matchTitles(tx)
  await stageCredits(tx)
  await insertCreditedPeople(tx)
  await writeFileTitles(tx)
  const { rows } = await sql<BatchCounts>`
    select count(*) filter (where is_new)::int as created, count(*) filter (where not is_new and is_changed)::int as updated,
      count(*) filter (where not is_new and not is_changed)::int as skipped from catalogue_rows`.execute(
    tx,
  )
  const counts = rows[0]!
  return { ...counts, skipped: counts.skipped + withdrawn }
}

async function stage(tx: Database, lines: readonly NumberedLine[]): Promise<void> {
  await sql`create temporary table if not exists catalogue_rows (line integer primary key, kind text not null, key text not null,
    doc jsonb not null, record_id bigint, is_new boolean not null default false, is_changed boolean not null default false,
    locks text[] not null default '{}') on commit delete rows`.execute(tx)
  await sql`truncate catalogue_rows`.execute(tx)
  const rows = lines.map(({ line, is: { kind, doc } }) => ({ line, kind, key: doc.key, doc }))
  await sql`insert into catalogue_rows (line, kind, key, doc)
    select line, kind, key, doc from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line integer, kind text, key text, doc jsonb)`.execute(tx)
}

/** What was withdrawn does not come in again this way; the keys are those of `withdrawal-keys.ts`. @returns how many lines */
async function leaveOutWithdrawn(tx: Database): Promise<number> {
  const { rows } = await sql`delete from catalogue_rows r using withdrawals w
    where r.kind = 'title' and w.restored_at is null
      and w.keys && (array['import:' || r.key] || array(select x.provider || ':' || x.value
        from jsonb_to_recordset(r.doc -> 'external_ids') as x (provider text, value text)))
    returning r.line`.execute(tx)
  return new Set(rows).size
}

/** By the number of another site, by the key of the file, or by that of a title that was merged. */
async function matchTitles(tx: Database): Promise<void> {
  await sql`update catalogue_rows r set record_id = (
      select min(k.title_id) from jsonb_to_recordset(r.doc -> 'external_ids') as x (provider text, value text)
      join title_external_ids k on k.provider = x.provider and k.value = x.value)
    where r.kind = 'title'`.execute(tx)
  await sql`update catalogue_rows r set record_id = coalesce((select t.id from titles t where t.import_key = r.key),
      title_of_merged_key(r.key))
    where r.kind = 'title' and r.record_id is null`.execute(tx)
}

async function stageCredits(tx: Database): Promise<void> {
  await sql`create temporary table if not exists catalogue_credits (line integer not null, season integer, episode integer,
    place integer not null, person text not null, name text not null, department text not null, job text, character text)
    on commit delete rows`.execute(tx)
  await sql`truncate catalogue_credits`.execute(tx)
  const credit = sql`rows from (jsonb_to_recordset(p.credits)
    as (person text, name text, department text, job text, character text))
    with ordinality c (person, name, department, job, character, place)`
  await sql`insert into catalogue_credits (line, season, episode, place, person, name, department, job, character)
    select p.line, p.season, p.episode, c.place, c.person, c.name, c.department, c.job, c.character from (
      select r.line, null::integer as season, null::integer as episode, r.doc -> 'credits' as credits
      from catalogue_rows r where r.kind = 'title'
      union all
      select r.line, s.number, null, s.credits from catalogue_rows r
      cross join lateral jsonb_to_recordset(r.doc -> 'seasons') as s (number integer, credits jsonb) where r.kind = 'title'
      union all
      select r.line, s.number, e.number, e.credits from catalogue_rows r
      cross join lateral jsonb_to_recordset(r.doc -> 'seasons') as s (number integer, episodes jsonb)
      cross join lateral jsonb_to_recordset(s.episodes) as e (number integer, credits jsonb) where r.kind = 'title'
    ) p cross join lateral ${credit}`.execute(tx)
}
