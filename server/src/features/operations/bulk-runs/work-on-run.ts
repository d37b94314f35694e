import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import { duringJobOf } from '../../../platform/audit/acts.ts'
import { judgeAccess } from '../../../platform/access/check-access.ts'
import type { BulkAction, ChosenRecord } from '../../../platform/bulk-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getActorOf } from '../../accounts/users/users.service.ts'
import {
  type BulkRecordRow,
  type BulkRunRow,
  findBulkRun,
  finishBulkRun,
  listWaitingRecords,
  lockBulkRun,
  noteOutcomes,
  type Outcome,
  type Problem,
} from './bulk-runs.repository.ts'
import { findBulkAction } from './find-bulk-action.ts'

/** So many records share a transaction: what a killed process loses. */
const BATCH_RECORDS = 25
const WORK_MS = 30_000

type ToWork = Needs<'db' | 'cache' | 'jobs' | 'clock' | 'features' | 'log' | 'secrets'>

/** @returns whether something is left to do */
export async function workOnRun(
  platform: ToWork,
  runId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + WORK_MS
  while (!signal.aborted && performance.now() < until)
    if (!(await workOnBatch(platform, runId))) return false
  return true
}

/**
 * What is done to records and what is noted of it become true together, so that nothing is done twice however often its
 * process is killed. @returns whether there may be more
 */
async function workOnBatch(platform: ToWork, runId: number): Promise<boolean> {
  const { db, clock } = platform
  const known = await findBulkRun(db, runId)
  if (!known) return false
  const action = findBulkAction(platform, known)
  const actor = await getActorOf(platform, known.user_id)
  const prepared = await prepareNext(platform, known, { action, actor })
  const work = async (tx: Database) => {
    const run = await lockBulkRun(tx, runId)
    if (!run) return false
    const records = run.is_stopping ? [] : await listWaitingRecords(tx, runId, BATCH_RECORDS)
    if (records.length === 0) {
      await finishBulkRun(tx, runId, { now: clock.now(), wasStopped: run.is_stopping })
      return false
    }
    // Who works on it besides may have come further: what they prepared is theirs to write.
    const ready = prepared ? records.filter(({ record_id }) => prepared.has(record_id)) : records
    const batch = {
      action,
      actor,
      input: run.input ?? undefined,
      records: ready,
      prepared: prepared ?? NOTHING_PREPARED,
    }
    const outcomes = await actOn(platform, tx, batch)
    await noteOutcomes(tx, runId, outcomes, clock.now())
    return true
  }
  return duringJobOf(actor, () => db.transaction().execute(work))
}

const NOTHING_PREPARED: ReadonlyMap<number, unknown> = new Map()

/** What the next records take from elsewhere, before the transaction that works on them. */
async function prepareNext(
  platform: ToWork,
  run: BulkRunRow,
  { action, actor }: Pick<Batch, 'action' | 'actor'>,
): Promise<ReadonlyMap<number, unknown> | undefined> {
  if (!action?.prepared || run.finished_at || run.is_stopping || !mayAct(action, actor))
    return undefined
  const { most, have } = action.prepared
  const next = await listWaitingRecords(platform.db, run.id, most)
  return have(
    platform,
    next.map(({ record_id }) => record_id),
  )
}

interface Batch {
  readonly action: BulkAction | undefined
  readonly actor: Actor
  /** As its action read it when the run was begun. */
  readonly input: unknown
  readonly prepared: ReadonlyMap<number, unknown>
  readonly records: readonly BulkRecordRow[]
}

async function actOn(
  platform: ToWork,
  tx: Database,
  { action, actor, input, records, prepared }: Batch,
): Promise<Outcome[]> {
  const ids = records.map(({ record_id }) => record_id)
  const loaded = action ? await action.load(tx, ids, actor, prepared) : []
  const byId = new Map(loaded.map((record) => [record.id, record]))
  const outcomes: Outcome[] = []
  for (const { place, record_id, version } of records) {
    const record = byId.get(record_id)
    const problem =
      action && mayAct(action, actor)
        ? await actOnOne(platform, tx, { action, actor, input, record, version })
        : failed(new AppError('forbidden').message, null)
    outcomes.push({ place, problem })
  }
  return outcomes
}

/** Rights may have been taken, or the account suspended, since the run was begun. */
const mayAct = ({ from, as }: BulkAction, actor: Actor): boolean =>
  actor.user?.bannedAt === null &&
  [from.access, as.access].every((access) => judgeAccess(access, actor) === 'allowed')

const failed = (reason: string, name: string | null): Problem => ({ kind: 'failed', reason, name })
const skipped = (reason: string, name: string | null): Problem => ({
  kind: 'skipped',
  reason,
  name,
})

async function actOnOne(
  platform: ToWork,
  tx: Database,
  one: {
    readonly action: BulkAction
    readonly actor: Actor
    readonly input: unknown
    readonly record: ChosenRecord | undefined
    /** That was chosen. */
    readonly version: number
  },
): Promise<Problem | undefined> {
  const { action, actor, input, record, version } = one
  if (!record) return skipped('This is no longer there.', null)
  // The name of what somebody may not touch can be what they may not see, such as the address of a link.
  if (!action.policy(actor, record)) return failed(new AppError('forbidden').message, null)
  const name = action.nameOf(record)
  if (record.version !== version) return skipped('This was changed meanwhile.', name)
  await sql`savepoint one_record`.execute(tx)
  try {
    await action.run(platform, tx, actor, { record, input })
    await sql`release savepoint one_record`.execute(tx)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint one_record`.execute(tx)
    if (error instanceof AppError) return failed(error.message, name)
    platform.log.error({ err: error, id: record.id, action: action.name }, 'a record failed')
    return failed('This did not work.', name)
  }
}
