import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SocialFlows } from '../../../platform/database/types.generated.ts'

export type SocialFlowRow = Selectable<SocialFlows>

export async function insertFlow(db: Database, flow: Insertable<SocialFlows>): Promise<void> {
  await db.insertInto('social_flows').values(flow).execute()
}

/** Of two answers with the same state only one gets it. */
export function takeFlowByState(
  db: Database,
  {
    tokenHash,
    stateHash,
    service,
    now,
  }: { tokenHash: string; stateHash: string; service: string; now: Date },
): Promise<SocialFlowRow | undefined> {
  return db
    .deleteFrom('social_flows')
    .where('token_hash', '=', tokenHash)
    .where('state_hash', '=', stateHash)
    .where('service', '=', service)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** The flow that waits at this step. */
export function findFlow(
  db: Database,
  {
    tokenHash,
    step,
    service,
    now,
  }: { tokenHash: string; step: string; service: string; now: Date },
): Promise<SocialFlowRow | undefined> {
  return db
    .selectFrom('social_flows')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('step', '=', step)
    .where('service', '=', service)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns whether it was there: who asks meanwhile waits for this transaction */
export async function deleteFlow(db: Database, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('social_flows')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredFlows(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('social_flows').where('expires_at', '<=', now).execute()
}
