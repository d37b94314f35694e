import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { revertForm } from '@mediatheque/contract/operations/history/history.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  assertAccess,
  hasRecentPassword,
  judgeAccess,
} from '../../../platform/access/check-access.ts'
import { OutdatedRecords } from '../../../platform/access/seen-versions.ts'
import { duringRevert } from '../../../platform/audit/acts.ts'
import type {
  Audited,
  AuditedState,
  HistoryReader,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { CanRevert } from './history.presenter.ts'
import type { HistoryOf } from './history.repository.ts'
import { findAudited, type getEvent } from './history.service.ts'

type Event = Awaited<ReturnType<typeof getEvent>>
type Pair = readonly [before: unknown, after: unknown]

/** A kind whose changes can be taken back. */
interface Kind {
  readonly audited: Audited
  /** Its fields, by the calls that write them otherwise. */
  readonly revertibles: readonly Revertible[]
}

const pairOf = (event: Event, field: string) =>
  (event.changes as Record<string, Pair | null>)[field] ?? undefined

const sameValue = (state: AuditedState, field: string, value: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(state.values[field] ?? null)), value ?? null)

/**
 * Writes again what fields were before an event, by the ordinary rules of the record.
 * @throws AppError conflict where one of them is not any more what the event made it, and what writing it may throw
 */
export async function revertChange(
  reader: HistoryReader,
  event: Event,
  { fields, secrets }: z.output<typeof revertForm>,
): Promise<readonly string[]> {
  const { platform, actor, t } = reader
  const kind = findKind(platform, event.record_type)
  const [revertible, other] = new Set(
    fields.map((field) => kind && revertibleOf(kind, event, field)),
  )
  // What one call never wrote is not taken back by one either.
  if (!kind || !revertible || other)
    throw new AppError('conflict', { message: t('This change cannot be taken back.') })
  assertMayWrite(revertible, actor, platform.clock.now())
  const now = await readNow(platform, kind, event.record_id)
  if (!now) throw new AppError('conflict', { message: t('The record is no longer there.') })
  const changed = fields.find((field) => !sameValue(now, field, pairOf(event, field)?.[1]))
  if (changed !== undefined) throw changedSince(reader, kind.audited, changed)
  const values = Object.fromEntries(
    fields.map((field) => [field, pairOf(event, field)?.[0] ?? null]),
  )
  const record = { id: event.record_id, version: now.version ?? 0, now: now.values, secrets }
  await duringRevert(event.id, () => revertible.write(reader, record, values)).catch(
    (error: unknown) => {
      // Somebody wrote between the look and the write.
      throw isOvertaken(error) ? changedSince(reader, kind.audited, fields[0]!) : error
    },
  )
  return fields
}

/** By way of the history nobody gets around what the ordinary call asks of its callers. */
function assertMayWrite({ by }: Revertible, actor: Actor, now: Date): void {
  assertAccess(by.access, actor)
  if (by.access.recentPassword && !hasRecentPassword(actor, now))
    throw new AppError('passwordConfirmationRequired')
}

const isOvertaken = (error: unknown) =>
  error instanceof OutdatedRecords ||
  (error instanceof AppError && error.code === 'conflict' && error.details?.['stale'] !== undefined)

function findKind(platform: HistoryReader['platform'], name: string): Kind | undefined {
  const audited = findAudited(platform, name)
  const revertibles = platform.features
    .flatMap(({ revertible: own = [] }) => own)
    .filter(({ kind }) => kind === name)
  return audited && revertibles.length > 0 ? { audited, revertibles } : undefined
}

async function readNow(
  platform: HistoryReader['platform'],
  { audited, revertibles }: Kind,
  id: string,
): Promise<AuditedState | undefined> {
  const read = revertibles.find((one) => one.read)?.read
  if (read) return read(platform, id)
  const number = Number(id)
  if (!Number.isSafeInteger(number)) return undefined
  const [now] = await audited.readStates(platform.db, [number])
  return now
}

const revertibleOf = ({ revertibles }: Kind, event: Event, field: string) =>
  pairOf(event, field) && revertibles.find(({ fields }) => fields.includes(field))

const changedSince = ({ t }: HistoryReader, { fields }: Audited, field: string) =>
  new AppError('conflict', {
    message: t(':field was changed again since. Nothing was changed.', {
      field: t(fields[field]?.label ?? field),
    }),
  })

/** Which of the changes of records are still what they are, and the reader may take back. */
export async function revertibleNow(
  platform: HistoryReader['platform'],
  actor: Actor,
  { kind: name, ids, ownerId }: HistoryOf,
): Promise<CanRevert> {
  const kind = findKind(platform, name)
  if (!kind || ownerId !== undefined) return () => false
  const open = kind.revertibles.filter(({ by }) => judgeAccess(by.access, actor) === 'allowed')
  if (open.length === 0) return () => false
  const states = await Promise.all(ids.map((id) => readNow(platform, kind, id)))
  const byId = new Map(states.flatMap((state) => (state ? [[String(state.id), state]] : [])))
  return (event, field, pair) => {
    const now = byId.get(event.record_id)
    const revertible = revertibleOf({ ...kind, revertibles: open }, event, field)
    return now !== undefined && revertible !== undefined && sameValue(now, field, pair[1])
  }
}
