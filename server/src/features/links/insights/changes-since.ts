import type { HistoryAction } from '@mediatheque/contract/operations/history/history-kinds.ts'
import { isDeepStrictEqual } from 'node:util'
import type { EventRow } from './insights.repository.ts'

const DECISIONS: ReadonlySet<string> = new Set<HistoryAction>([
  'accepted',
  'denied',
  'restored',
  'died',
  'revived',
  'postponed',
])
/** What decisions themselves change. */
const DECIDED_FIELDS: ReadonlySet<string> = new Set(['status', 'postponed_until'])

type Pair = readonly [before: unknown, after: unknown]

export interface ChangesSince {
  readonly decision: { readonly action: HistoryAction; readonly at: Date } | null
  /** Null of a secret. */
  readonly changes: Readonly<Record<string, Pair | null>>
}

/**
 * What changed of a record since somebody last decided about it, from its history, newest first; of one that was published
 * without anybody, since it was sent back. What was put back as it was did not change. @returns undefined for nothing
 */
export function changesSince(events: readonly EventRow[]): ChangesSince | undefined {
  const decided = events.findIndex(({ action }) => DECISIONS.has(action))
  const sentBack = events.findLastIndex(({ action }) => action === 'reset')
  const since = decided >= 0 ? events.slice(0, decided) : events.slice(0, sentBack + 1)
  const changes: Record<string, Pair | null> = {}
  for (const event of since.toReversed())
    for (const [field, pair] of Object.entries(event.changes)) {
      if (DECIDED_FIELDS.has(field)) continue
      const known = changes[field]
      changes[field] = pair && (known ? [known[0], pair[1]] : known === null ? null : pair)
    }
  const told = Object.entries(changes).filter(
    ([, pair]) => pair === null || !isDeepStrictEqual(pair[0], pair[1]),
  )
  if (told.length === 0) return undefined
  const decision = events[decided]
  return {
    decision: decision ? { action: decision.action as HistoryAction, at: decision.at } : null,
    changes: Object.fromEntries(told),
  }
}
