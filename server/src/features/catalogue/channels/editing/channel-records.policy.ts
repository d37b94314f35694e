import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canEditChannels = (actor: Actor): boolean =>
  actor.user !== null && isStaffWith(actor, 'channels.update')
