import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import {
  HISTORY_KINDS,
  type HistoryKind,
} from '@mediatheque/contract/operations/history/history-kinds.ts'

/** Whether somebody looks after records of a kind, and so may read all that was done to them. */
export function canReadHistory(actor: Actor, kind: HistoryKind): boolean {
  const { permission } = HISTORY_KINDS[kind]
  return [permission].flat().some((name) => isStaffWith(actor, name))
}

export function readableKinds(actor: Actor): HistoryKind[] {
  return (Object.keys(HISTORY_KINDS) as HistoryKind[]).filter((kind) => canReadHistory(actor, kind))
}
