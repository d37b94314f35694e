import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Who writes news sees all of it, and what nobody else sees yet. */
export const canEditNews = (actor: Actor): boolean =>
  actor.user !== null && isStaffWith(actor, 'news.update')
