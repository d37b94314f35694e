import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  HISTORY_ACTIONS,
  HISTORY_KINDS,
  HISTORY_WAYS,
  type HistoryAction,
  type HistoryKind,
  type HistoryWay,
} from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import type {
  HistoryChangeView,
  HistoryEventView,
} from '@mediatheque/contract/operations/history/history.schemas.ts'
import type { Audited, HistoryReader, NameValue } from '../../../platform/audit/define-audited.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { canReadHistory } from './history.policy.ts'
import { findRestorableEvents } from './restorable-events.ts'
import { findAudited, type HistoryRow } from './history.service.ts'

type Pair = readonly [before: unknown, after: unknown]

/** What of a line can be written again, by the values that the record has now. */
export type CanRevert = (row: HistoryRow, field: string, pair: Pair) => boolean

interface Reading {
  readonly audited: Audited | undefined
  readonly nameValue: NameValue
}

type Reader = Omit<HistoryReader, 'actor'> & { readonly actor: Actor }

const kindOf = ({ record_type }: HistoryRow) => record_type as HistoryKind
const actionOf = ({ action }: HistoryRow) => action as HistoryAction
const wayOf = ({ way }: HistoryRow) => way as HistoryWay

/** How lines are shown to this reader; what it takes to name their values is fetched once for each kind. */
export async function presenterFor(
  reader: Reader,
  rows: readonly HistoryRow[],
  canRevert: CanRevert = () => false,
): Promise<(row: HistoryRow) => HistoryEventView> {
  const readings = await readingsOf(reader, rows)
  const restorable = await findRestorableEvents(reader, rows)
  return (row) => ({
    id: row.id,
    at: row.at.toISOString(),
    group: { id: row.group_id, count: row.group_count },
    actor: row.actor_id === null ? null : { name: nameOfActor(reader.actor, row) },
    way: wayOf(row),
    kind: kindOf(row),
    record: { id: row.record_id, name: nameOfRecord(row, reader) },
    action: actionOf(row),
    reason: row.reason,
    reverts_id: row.reverts_id,
    can_restore: restorable.has(row.id),
    changes: changesOf(row, readings.get(row.record_type)!, reader).map(({ pair, ...change }) => ({
      ...change,
      can_revert: pair !== undefined && canRevert(row, change.field, pair),
    })),
  })
}

async function readingsOf(
  reader: Reader,
  rows: readonly HistoryRow[],
): Promise<Map<string, Reading>> {
  const asIs: NameValue = (_field, value) => value
  const kinds = [...new Set(rows.map(({ record_type }) => record_type))]
  const readings = kinds.map(async (kind): Promise<[string, Reading]> => {
    const audited = findAudited(reader.platform, kind)
    return [kind, { audited, nameValue: (await audited?.nameValues?.(reader)) ?? asIs }]
  })
  return new Map(await Promise.all(readings))
}

/** As it was called then; what is called in every language, as the reader calls it. */
function nameOfRecord(row: HistoryRow, { platform, t }: Omit<Reader, 'actor'>): string {
  const line = findAudited(platform, row.record_type)?.linesOfNames?.[row.record_id]
  return line ? t(line) : row.record_name
}

/** Whoever reads about an own contribution is not told who looks after it. */
function nameOfActor(actor: Actor, row: HistoryRow): string | null {
  const isOwn = row.actor_id === actor.user?.id
  return isOwn || canReadHistory(actor, kindOf(row)) ? row.actor_label : null
}

type Change = Omit<HistoryChangeView, 'can_revert'> & { readonly pair: Pair | undefined }

/** The fields that changed; of a record that went, what it was. */
function changesOf(
  row: Pick<HistoryRow, 'changes' | 'state'>,
  { audited, nameValue }: Reading,
  { t }: Pick<Reader, 't'>,
): Change[] {
  const changes = row.changes as Record<string, Pair | null>
  const state = row.state as Record<string, unknown> | null
  const isGone = Object.keys(changes).length === 0 && state !== null
  const told: [string, Pair | null][] = isGone
    ? Object.entries(state)
        .filter(([, value]) => !isEmpty(value))
        .map(([field, value]) => [field, [value, null]])
    : Object.entries(changes)
  // As the record's kind declares them: JSON in the database keeps an order of its own.
  const places = new Map(Object.keys(audited?.fields ?? {}).map((field, place) => [field, place]))
  const inOrder = told.toSorted(
    ([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0),
  )
  return inOrder.flatMap(([field, pair]) => {
    const rule = audited?.fields[field]
    if (!rule?.label) return []
    const shown = (value: unknown) => valueOf(nameValue(field, value))
    return {
      field,
      label: t(rule.label),
      shown_as: rule.shownAs ?? 'text',
      before: pair ? shown(pair[0]) : null,
      after: pair ? shown(pair[1]) : null,
      is_secret: pair === null,
      pair: isGone ? undefined : (pair ?? undefined),
    }
  })
}

/** How changes of such records are shown to this reader, wherever they were put together; nothing is reverted by them. */
export async function describeChanges(
  reader: Omit<HistoryReader, 'actor'>,
  audited: Audited,
): Promise<(changes: Readonly<Record<string, Pair | null>>) => HistoryChangeView[]> {
  const nameValue = (await audited.nameValues?.(reader)) ?? ((_field, value) => value)
  return (changes) =>
    changesOf({ changes: changes as never, state: null }, { audited, nameValue }, reader).map(
      ({ pair: _pair, ...change }) => ({ ...change, can_revert: false }),
    )
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Longer texts are there to be told apart, not to be read. */
const LONGEST_TEXT = 2_000

function valueOf(value: unknown): string | number | boolean | null {
  if (isEmpty(value) || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const isLines = Array.isArray(value) && value.every((one) => typeof one === 'string')
  const text =
    typeof value === 'string' ? value : isLines ? value.join('\n') : JSON.stringify(value, null, 2)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

/** The columns of the list in a file. */
export const historyCells = (reader: Reader): CsvCells<typeof historyList, HistoryRow> => ({
  at: ({ at }) => at.toISOString(),
  actor: (row) => row.actor_label ?? row.actor_id,
  action: (row) => reader.t(HISTORY_ACTIONS[actionOf(row)]),
  record: (row) =>
    `${reader.t(HISTORY_KINDS[kindOf(row)].label)} ${row.record_id} ${nameOfRecord(row, reader)}`,
  fields: (row) => {
    const audited = findAudited(reader.platform, row.record_type)
    const labels = Object.keys(row.changes as object).flatMap(
      (field) => audited?.fields[field]?.label ?? [],
    )
    return labels.map((label) => reader.t(label)).join(', ')
  },
  reason: ({ reason }) => reason,
  way: (row) => reader.t(HISTORY_WAYS[wayOf(row)]),
})
