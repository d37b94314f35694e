import {
  CHECK_METHOD_NAMES,
  type CheckMethodName,
} from '@mediatheque/contract/links/checker/check-methods.ts'
import type { HostStatusView } from '@mediatheque/contract/links/checker/checker.schemas.ts'
import type { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { HostStatusRow } from './checker.service.ts'
import { chooseMethod } from './methods/check-methods.ts'

const medianOf = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null

export function presentHostStatus(row: HostStatusRow, now: Date): HostStatusView {
  const { paused_until: pausedUntil } = row
  return {
    id: row.id,
    name: row.name,
    icon: row.icon,
    domains: [...row.domains],
    is_checked: row.is_on,
    method: CHECK_METHOD_NAMES.find((name): name is CheckMethodName => name === row.method) ?? null,
    used_method: chooseMethod(row),
    address: row.address,
    calls_per_minute: row.calls_per_minute,
    links_count: row.links_count,
    alive_count: row.alive_count,
    dead_count: row.dead_count,
    restricted_count: row.restricted_count,
    unknown_count: row.unknown_count,
    counted_at: row.counted_at?.toISOString() ?? null,
    due_count: row.due_count,
    latency_ms: medianOf(row.recent_latencies),
    last_check: row.last_checked_at?.toISOString() ?? null,
    paused_until: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
    faults: row.faults,
    last_fault: row.last_fault,
    last_fault_at: row.last_fault_at?.toISOString() ?? null,
  }
}

/** The columns of the list in a file. */
export const hostStatusCells: CsvCells<typeof hostStatusList, HostStatusRow> = {
  name: ({ name }) => name,
  state: ({ is_on }) => is_on,
  links_count: ({ links_count }) => links_count,
  alive_count: ({ alive_count }) => alive_count,
  dead_count: ({ dead_count }) => dead_count,
  restricted_count: ({ restricted_count }) => restricted_count,
  unknown_count: ({ unknown_count }) => unknown_count,
  due_count: ({ due_count }) => due_count,
  latency_ms: ({ recent_latencies }) => medianOf(recent_latencies),
  calls_per_minute: ({ calls_per_minute }) => calls_per_minute,
  last_check: ({ last_checked_at }) => last_checked_at?.toISOString(),
}
