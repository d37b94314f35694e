import { isDeepStrictEqual } from 'node:util'
import type { HistoryAction } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { Database } from '../database/database.ts'
import { REDACTED_NAMES } from '../log/redacted-names.data.ts'
import { currentAct, noteRecorded } from './acts.ts'
import { insertAuditEvents, type NewAuditEvent } from './audit-events.repository.ts'
import type { Audited, AuditedState } from './define-audited.ts'

/** What was done, in the words of whoever did it. */
export interface Deed {
  /** Where it depends on what became of the record, what it was and is. */
  readonly action: HistoryAction | ((before: AuditedState, after: AuditedState) => HistoryAction)
  readonly reason?: string | null | undefined
  /** Keeps what the record was besides what changed of it, as is always done of one that goes. */
  readonly keepsState?: boolean
}

export interface Change {
  readonly before: AuditedState | undefined
  readonly after: AuditedState | undefined
}

/**
 * Does some work on records and writes down what became of them: read before and after in the transaction of the work, so
 * that both are there or neither. Nothing is written of a record that stayed as it was. Lock the records before.
 */
export async function recordingChanges<Result>(
  tx: Database,
  audited: Audited,
  { ids, ...deed }: Deed & { readonly ids: readonly number[] },
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await statesById(tx, audited, ids)
  const result = await work()
  const after = await statesById(tx, audited, ids)
  const changes = ids.map((id) => ({
    before: before.get(String(id)),
    after: after.get(String(id)),
  }))
  await recordChanges(tx, audited, deed, changes)
  return result
}

/** Writes down that records were made; what they are is there to see. */
export async function recordCreated(
  tx: Database,
  audited: Audited,
  ids: readonly number[],
): Promise<void> {
  const made = await audited.readStates(tx, ids)
  const changes = made.map((after) => ({ before: undefined, after }))
  await recordChanges(tx, audited, { action: 'created' }, changes)
}

/** The same for who knows both sides already. @throws outside a transaction */
export async function recordChanges(
  tx: Database,
  audited: Audited,
  deed: Deed,
  changes: readonly Change[],
): Promise<void> {
  if (!tx.isTransaction)
    throw new Error(`History of ${audited.kind} is written outside a transaction`)
  noteRecorded()
  const act = currentAct()
  const shared = {
    group_id: act.id,
    actor_id: act.actor?.id ?? null,
    actor_name: act.actor?.name ?? null,
    way: act.way,
    record_type: audited.kind,
    reason: deed.reason ?? null,
    reverts_id: act.revertsId ?? null,
  }
  const others = changes.filter(
    ({ before, after }) =>
      !audited.isOfOthersOnly || (before ?? after)?.ownerId !== (act.actor?.id ?? null),
  )
  const events = others.flatMap((change) => {
    const told = tellChange(audited, deed, change)
    if (!told) return []
    const isReverted = act.revertsId !== undefined && told.action === 'updated'
    return [{ ...shared, ...told, ...(isReverted && { action: 'reverted' }) }]
  })
  await insertAuditEvents(tx, events)
}

async function statesById(tx: Database, audited: Audited, ids: readonly number[]) {
  const states = await audited.readStates(tx, ids)
  return new Map(states.map((state) => [String(state.id), state]))
}

type Told = Pick<
  NewAuditEvent,
  'record_id' | 'record_name' | 'owner_id' | 'action' | 'changes' | 'state'
>

function tellChange(
  { fields, keepsNothing }: Audited,
  { action, keepsState }: Deed,
  { before, after }: Change,
): Told | undefined {
  const record = before ?? after
  if (!record) return undefined
  const isOneSided = !before || !after
  const changes = isOneSided ? {} : differences(fields, before, after)
  if (!isOneSided && Object.keys(changes).length === 0) return undefined
  return {
    record_id: String(record.id),
    record_name: record.name,
    owner_id: record.ownerId ?? null,
    action: typeof action === 'string' ? action : action(before ?? record, after ?? record),
    changes: JSON.stringify(changes),
    state:
      (keepsState || !after) && !keepsNothing
        ? JSON.stringify(declaredOf(fields, after ?? record))
        : null,
  }
}

function differences(fields: Audited['fields'], before: AuditedState, after: AuditedState) {
  const pairs = Object.entries(fields).flatMap(([name, { isSecret }]) => {
    const [old, now] = [valueOf(before, name), valueOf(after, name)]
    if (isDeepStrictEqual(old, now)) return []
    return [[name, isSecret ? null : [withoutSecrets(old), withoutSecrets(now)]] as const]
  })
  return Object.fromEntries(pairs)
}

function declaredOf(fields: Audited['fields'], state: AuditedState) {
  const shown = Object.keys(fields).filter((name) => !fields[name]!.isSecret)
  return Object.fromEntries(shown.map((name) => [name, withoutSecrets(valueOf(state, name))]))
}

/** As it is kept: JSON has neither moments nor undefined. */
const valueOf = ({ values }: AuditedState, name: string): unknown =>
  JSON.parse(JSON.stringify(values[name] ?? null))

/** Deep in a value of a field that is shown, what has the name of a secret is one all the same. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !REDACTED_NAMES.has(name.toLowerCase()))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}
