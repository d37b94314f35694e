import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { MOST_FILE_ROWS } from '@mediatheque/contract/core/define-list.ts'
import {
  BULK_RUNS_QUOTA,
  type NewBulkRun,
} from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { assertAccess } from '../../../platform/access/check-access.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { BulkAction } from '../../../platform/bulk-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Needs } from '../../../platform/platform.ts'
import { workJob } from './bulk-runs.jobs.ts'
import {
  type BulkRunRow,
  countRunsGoingOn,
  deleteFinishedRun,
  findBulkRun,
  insertBulkRun,
  listBulkRunRows,
  listProblems,
  requestStop,
} from './bulk-runs.repository.ts'
import { findBulkAction } from './find-bulk-action.ts'

export type { BulkRecordRow, BulkRunRow } from './bulk-runs.repository.ts'

/**
 * Chooses all that the list finds now, as the caller may see it, and begins to work on it.
 * @throws AppError validation, or what the calls of the list and of the action would say to this caller
 */
export async function startBulkRun(
  platform: Needs<'db' | 'readDb' | 'jobs' | 'clock' | 'features' | 'cache' | 'secrets' | 'log'>,
  actor: LoggedInActor,
  asked: NewBulkRun,
  t: TranslateLine,
): Promise<BulkRunRow> {
  const action = findBulkAction(platform, asked)
  if (!action) throw fieldError('action', 'This cannot be done with all that is found.')
  assertAccess(action.from.access, actor)
  assertAccess(action.as.access, actor)
  const input = readWhat(action, asked, t)
  const records = await findRecords(platform, actor, action, readQuery(action, asked, t))
  const now = platform.clock.now()
  const counted = {
    ownerId: actor.user.id,
    count: (tx: Database) => countRunsGoingOn(tx, actor.user.id),
    refusal: () => fieldError('action', 'Wait until one of your other runs has ended.'),
  }
  return platform.db.transaction().execute((tx) =>
    withinQuota(tx, BULK_RUNS_QUOTA, counted, async (granted) => {
      const values = {
        list: asked.list,
        action: asked.action,
        input,
        created_at: now,
        worked_at: now,
      }
      const run = await insertBulkRun(granted, { ...values, user_id: actor.user.id }, records)
      await platform.jobs.enqueue(tx, workJob, { runId: run.id })
      return run
    }),
  )
}

const readQuery = ({ from }: BulkAction, { query }: NewBulkRun, t: TranslateLine) =>
  from.query ? readInput(from.query, query, t) : undefined

/** As its action keeps it. @throws AppError validation, also where more is said than it asks for */
function readWhat({ input: schema }: BulkAction, { input }: NewBulkRun, t: TranslateLine) {
  if (schema) return JSON.stringify(readInput(schema, input, t))
  if (input !== undefined) throw fieldError('input', 'There is nothing more to say of this.')
  return null
}

async function findRecords(
  platform: Needs<'db' | 'readDb' | 'cache' | 'secrets' | 'log'>,
  actor: Actor,
  action: BulkAction,
  query: unknown,
) {
  const records = await action.find(platform, actor, query, MOST_FILE_ROWS + 1)
  if (records.length === 0) throw fieldError('query', 'Nothing was found.')
  if (records.length > MOST_FILE_ROWS)
    throw fieldError(
      'query',
      'At most 100,000 records can be worked on at once. Search or filter the list first.',
    )
  return records
}

/** With what each left alone, newest first. */
export async function listBulkRuns({ db }: Needs<'db'>, { user }: LoggedInActor, list: string) {
  return withProblems(db, await listBulkRunRows(db, user.id, list))
}

export async function withProblems(db: Database, runs: readonly BulkRunRow[]) {
  const problems = await listProblems(
    db,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => ({ run, problems: problems.filter(({ run_id }) => run_id === run.id) }))
}

/** @throws AppError notFound, also for those of others */
export async function getOwnBulkRun(
  { db }: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<BulkRunRow> {
  const run = await findBulkRun(db, id)
  if (!run || run.user_id !== actor.user?.id) throw new AppError('notFound')
  return run
}

/** One that is over already stays as it is. */
export async function stopBulkRun({ db }: Needs<'db'>, run: BulkRunRow): Promise<BulkRunRow> {
  return (await requestStop(db, run.id)) ?? (await findBulkRun(db, run.id)) ?? run
}

/** @throws AppError validation while it goes on */
export async function dismissBulkRun({ db }: Needs<'db'>, run: BulkRunRow): Promise<void> {
  if (!(await deleteFinishedRun(db, run.id)))
    throw new AppError('validation', { message: 'This still goes on. Stop it first.' })
}
