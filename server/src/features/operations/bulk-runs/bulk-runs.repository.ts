import { BULK_PROBLEMS_SHOWN } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { ChosenRecord } from '../../../platform/bulk-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { BulkRunRecords, BulkRuns } from '../../../platform/database/types.generated.ts'

export type BulkRunRow = Selectable<BulkRuns>
export type BulkRecordRow = Selectable<BulkRunRecords>

/** What became of a record; undefined: it was done. */
export interface Problem {
  readonly kind: 'skipped' | 'failed'
  readonly reason: string
  readonly name: string | null
}
export interface Outcome {
  readonly place: number
  readonly problem: Problem | undefined
}

export async function countRunsGoingOn(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bulk_runs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertBulkRun(
  db: Granted<'bulk-runs'>,
  run: {
    user_id: number
    list: string
    action: string
    /** JSON. */
    input: string | null
    created_at: Date
    worked_at: Date
  },
  records: readonly ChosenRecord[],
): Promise<BulkRunRow> {
  const row = await db
    .insertInto('bulk_runs')
    .values({ ...run, total: records.length })
    .returningAll()
    .executeTakeFirstOrThrow()
  const ids = records.map(({ id }) => id)
  const versions = records.map(({ version }) => version)
  await sql`insert into bulk_run_records (run_id, record_id, version, place)
    select ${row.id}, chosen.id, chosen.version, chosen.place
    from unnest(${ids}::bigint[], ${versions}::int[]) with ordinality chosen (id, version, place)`.execute(
    db,
  )
  return row
}

export function findBulkRun(db: Database, id: number): Promise<BulkRunRow | undefined> {
  return db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function listBulkRunRows(db: Database, userId: number, list: string): Promise<BulkRunRow[]> {
  return db
    .selectFrom('bulk_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}

/** The first that each of these runs left alone. */
export async function listProblems(
  db: Database,
  runIds: readonly number[],
): Promise<BulkRecordRow[]> {
  if (runIds.length === 0) return []
  const { rows } = await sql<BulkRecordRow>`select r.* from unnest(${runIds}::bigint[]) run (id),
    lateral (select * from bulk_run_records where run_id = run.id and outcome is not null
      order by place limit ${BULK_PROBLEMS_SHOWN}) r`.execute(db)
  return rows
}

/** Nobody else works on it until the transaction ends. Undefined: it is over, or gone. */
export function lockBulkRun(tx: Database, id: number): Promise<BulkRunRow | undefined> {
  return tx
    .selectFrom('bulk_runs')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function listWaitingRecords(
  tx: Database,
  runId: number,
  most: number,
): Promise<BulkRecordRow[]> {
  return tx
    .selectFrom('bulk_run_records')
    .selectAll()
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(most)
    .execute()
}

/** What is done goes; what was left alone stays, with why. */
export async function noteOutcomes(
  tx: Database,
  runId: number,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const done = outcomes.filter(({ problem }) => !problem).map(({ place }) => place)
  if (done.length > 0)
    await tx
      .deleteFrom('bulk_run_records')
      .where('run_id', '=', runId)
      .where('place', 'in', done)
      .execute()
  for (const { place, problem } of outcomes)
    if (problem)
      await tx
        .updateTable('bulk_run_records')
        .set({ outcome: problem.kind, reason: problem.reason, name: problem.name })
        .where('run_id', '=', runId)
        .where('place', '=', place)
        .execute()
  const count = (kind: Problem['kind']) =>
    outcomes.filter(({ problem }) => problem?.kind === kind).length
  await tx
    .updateTable('bulk_runs')
    .set((eb) => ({
      done: eb('done', '+', done.length),
      skipped: eb('skipped', '+', count('skipped')),
      failed: eb('failed', '+', count('failed')),
      worked_at: now,
    }))
    .where('id', '=', runId)
    .execute()
}

export async function finishBulkRun(
  tx: Database,
  runId: number,
  { now, wasStopped }: { now: Date; wasStopped: boolean },
): Promise<void> {
  await tx
    .deleteFrom('bulk_run_records')
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .execute()
  await tx
    .updateTable('bulk_runs')
    .set({ finished_at: now, was_stopped: wasStopped })
    .where('id', '=', runId)
    .execute()
}

export function requestStop(db: Database, id: number): Promise<BulkRunRow | undefined> {
  return db
    .updateTable('bulk_runs')
    .set({ is_stopping: true })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** @returns whether it was over and went */
export async function deleteFinishedRun(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bulk_runs')
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those that nobody has worked on since then: their jobs were lost. */
export async function listLostRuns(db: Database, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('bulk_runs')
    .select('id')
    .where('finished_at', 'is', null)
    .where('worked_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

export async function noteWork(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('bulk_runs').set({ worked_at: now }).where('id', '=', id).execute()
}

export async function deleteRunsFinishedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('bulk_runs').where('finished_at', '<', before).execute()
}
