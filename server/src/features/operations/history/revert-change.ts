import { isDeepStrictEqual } from 'node:util'
import { OutdatedRecords } from '../../../platform/access/seen-versions.ts'
import { duringRevert } from '../../../platform/audit/acts.ts'
import type {
  Audited,
  AuditedState,
  HistoryReader,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { CanRevert } from './history.presenter.ts'
import type { HistoryOf } from './history.repository.ts'
import { findAudited, type getEvent } from './history.service.ts'

type Event = Awaited<ReturnType<typeof getEvent>>
type Pair = readonly [before: unknown, after: unknown]

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
  fields: readonly string[],
): Promise<readonly string[]> {
  const { platform, t } = reader
  const audited = findAudited(platform, event.record_type)
  const revertible = findRevertible(platform, event.record_type)
  if (!audited || !revertible || fields.some((field) => !isRevertible(revertible, event, field)))
    throw new AppError('conflict', { message: t('This change cannot be taken back.') })
  const id = Number(event.record_id)
  const [now] = await audited.readStates(platform.db, [id])
  if (!now) throw new AppError('conflict', { message: t('The record is no longer there.') })
  const changed = fields.find((field) => !sameValue(now, field, pairOf(event, field)?.[1]))
  if (changed !== undefined) throw changedSince(reader, audited, changed)
  const values = Object.fromEntries(
    fields.map((field) => [field, pairOf(event, field)?.[0] ?? null]),
  )
  await duringRevert(event.id, () =>
    revertible.write(reader, { id, version: now.version ?? 0 }, values),
  ).catch((error: unknown) => {
    // Somebody wrote between the look and the write.
    throw error instanceof OutdatedRecords ? changedSince(reader, audited, fields[0]!) : error
  })
  return fields
}

const findRevertible = ({ features }: Needs<'features'>, kind: string) =>
  features.flatMap(({ revertible = [] }) => revertible).find((one) => one.kind === kind)

const isRevertible = ({ fields }: Revertible, event: Event, field: string) =>
  fields.includes(field) && pairOf(event, field) !== undefined

const changedSince = ({ t }: HistoryReader, { fields }: Audited, field: string) =>
  new AppError('conflict', {
    message: t(':field was changed again since. Nothing was changed.', {
      field: t(fields[field]?.label ?? field),
    }),
  })

/** Which of the changes of a record are still what it is, so that they can be taken back. */
export async function revertibleNow(
  platform: Needs<'db' | 'features'>,
  { kind, id, ownerId }: HistoryOf,
): Promise<CanRevert> {
  const audited = findAudited(platform, kind)
  const revertible = findRevertible(platform, kind)
  if (!audited || !revertible || ownerId !== undefined) return () => false
  const [now] = await audited.readStates(platform.db, [Number(id)])
  if (!now) return () => false
  return (event, field, pair) =>
    isRevertible(revertible, event, field) && sameValue(now, field, pair[1])
}
