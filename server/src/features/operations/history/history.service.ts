import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import type { Audited, HistoryReader } from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canReadHistory, readableKinds } from './history.policy.ts'
import {
  findEvent,
  hasHistoryOf,
  type HistoryOf,
  type HistoryRow,
  type HistoryScope,
  listHistoryOf,
  listHistoryRows,
  readHistoryRows,
} from './history.repository.ts'

export type { HistoryRow } from './history.repository.ts'

/** How records of a kind are read; undefined for a kind that no feature has any more. */
export function findAudited({ features }: Needs<'features'>, kind: string): Audited | undefined {
  return features.flatMap(({ audited = [] }) => audited).find((one) => one.kind === kind)
}

type Reader = Omit<HistoryReader, 'actor'> & { readonly actor: Actor }

export function listHistory(
  reader: Reader,
  call: ListCall<typeof historyList>,
): Promise<RowPage<HistoryRow>> {
  return listHistoryRows(reader.platform.db, scopeOf(reader, call), call)
}

export function readHistory(
  reader: Reader,
  call: ListCall<typeof historyList>,
): AsyncGenerator<readonly HistoryRow[]> {
  return readHistoryRows(reader.platform.db, scopeOf(reader, call), call)
}

/** What is called in every language is found by what the reader calls it. */
function scopeOf(
  { platform, actor, t }: Reader,
  { query }: Pick<ListCall<typeof historyList>, 'query'>,
): HistoryScope {
  const kinds = readableKinds(actor)
  if (!query) return { actor, kinds }
  const words = query.toLowerCase()
  const called = kinds.flatMap((kind) =>
    Object.entries(findAudited(platform, kind)?.linesOfNames ?? {})
      .filter(([, line]) => t(line).toLowerCase().includes(words))
      .map(([id]) => ({ kind, id })),
  )
  return { actor, kinds, called }
}

export interface ReadHistory extends HistoryOf {
  readonly mayRead: boolean
}

/** Whether somebody reads all of a record's history, that of their own contribution, or nothing. */
export async function admitToHistory(
  platform: Needs<'db' | 'features'>,
  actor: Actor,
  { kind, id: ids }: { readonly kind: HistoryKind; readonly id: readonly string[] },
): Promise<ReadHistory> {
  if (canReadHistory(actor, kind)) return { kind, ids, mayRead: true }
  const ownerId = actor.user?.id ?? 0
  const own = { kind, ids, ownerId }
  const mayRead =
    ids.length === 1 &&
    findAudited(platform, kind)?.isShownToOwner === true &&
    ((await ownsRecord(platform, own)) || (await hasHistoryOf(platform.db, own)))
  return { ...own, mayRead }
}

async function ownsRecord(
  platform: Needs<'db' | 'features'>,
  { kind, ids, ownerId }: HistoryOf,
): Promise<boolean> {
  const number = Number(ids[0])
  if (!Number.isSafeInteger(number)) return false
  const [state] = (await findAudited(platform, kind)?.readStates(platform.db, [number])) ?? []
  return state?.ownerId === ownerId
}

export function listHistoryOfRecord(
  { db }: Needs<'db'>,
  actor: Actor,
  record: HistoryOf,
  page: { page: number; perPage: number },
): Promise<RowPage<HistoryRow>> {
  return listHistoryOf(db, { actor, kinds: readableKinds(actor) }, record, page)
}

/** @throws AppError notFound, also for a line of a kind that the reader does not look after */
export async function getEvent({ db }: Needs<'db'>, actor: Actor, id: number) {
  const event = await findEvent(db, id)
  if (!event || !readableKinds(actor).some((kind) => kind === event.record_type))
    throw new AppError('notFound')
  return event
}
