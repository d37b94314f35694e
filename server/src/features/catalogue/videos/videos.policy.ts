import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** Whoever looks after videos looks after all of them. */
export const canUpdateVideos = (actor: Actor) => hasPermission(actor, 'videos.update')
