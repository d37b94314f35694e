import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { canManageLinks, canViewLink, type RuledLink } from '../links/links.policy.ts'

/** Premium members need no human check; nor do those who look after the links. */
export function canDownloadAtOnce(actor: Actor, link: RuledLink): boolean {
  return canViewLink(actor, link) && (actor.isPremium || canManageLinks(actor))
}
