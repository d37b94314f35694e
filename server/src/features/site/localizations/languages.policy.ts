import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Who says in which languages the site is read. */
export const canTendLanguages = (actor: Actor): boolean =>
  isStaffWith(actor, 'localizations.update')
