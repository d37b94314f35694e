import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** What lets one in elsewhere is its owner's own business, whatever others may manage. */
export function canManageDownloadClient(
  actor: Actor,
  client: { readonly user_id: number },
): boolean {
  return actor.user?.id === client.user_id
}
