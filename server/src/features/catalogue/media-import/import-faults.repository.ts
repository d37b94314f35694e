import type { Database } from '../../../platform/database/database.ts'

/** A line that was refused, or of which something was left out. */
export interface Fault {
  readonly line: number
  readonly reason: string
  readonly text: string
  readonly is_refused: boolean
}

/** Of one run; more are counted and not kept. */
const MOST_FAULTS = 10_000

export async function addFaults(
  tx: Database,
  runId: number,
  faults: readonly Fault[],
): Promise<void> {
  if (faults.length === 0) return
  const { count } = await tx
    .selectFrom('import_faults')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
  const kept = faults.slice(0, Math.max(0, MOST_FAULTS - Number(count)))
  if (kept.length === 0) return
  await tx
    .insertInto('import_faults')
    .values(kept.map((fault) => ({ ...fault, run_id: runId })))
    .onConflict((conflict) => conflict.columns(['run_id', 'line']).doNothing())
    .execute()
}

/** Some after a line, in their order. */
export function listFaults(
  db: Database,
  runId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Fault[]> {
  return db
    .selectFrom('import_faults')
    .select(['line', 'reason', 'text', 'is_refused'])
    .where('run_id', '=', runId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()
}
