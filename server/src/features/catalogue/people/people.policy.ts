import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Whoever tends the people of the catalogue tends all of them. */
export const canUpdatePeople = (actor: Actor) => isStaffWith(actor, 'people.update')
