import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Runs are seen and stopped by whoever began them. */
export function canManageBulkRun(actor: Actor, run: { readonly user_id: number }): boolean {
  return actor.user?.id === run.user_id
}
