import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

export const canEditPages = (actor: Actor): boolean =>
  actor.user !== null && hasPermission(actor, 'custom_pages.update')

/** Drafts are for those who edit them. */
export const canReadPage = (actor: Actor, { is_published }: { is_published: boolean }): boolean =>
  is_published || canEditPages(actor)
