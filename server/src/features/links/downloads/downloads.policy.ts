import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { canPlayVideos } from '../../catalogue/titles/titles.policy.ts'
import { canManageLinks, canViewLink, type RuledLink } from '../links/links.policy.ts'

/** Premium members need no human check; nor do those who look after the links. */
export function canDownloadAtOnce(actor: Actor, link: RuledLink): boolean {
  return canViewLink(actor, link) && (actor.isPremium || canManageLinks(actor))
}

/** Through accounts of their own: premium members, and links that they may see. */
export function canUnlock(actor: Actor, links: readonly RuledLink[]): boolean {
  return (
    actor.isPremium &&
    hasPermission(actor, 'liens.view') &&
    links.every((link) => canViewLink(actor, link))
  )
}

/** Through accounts of their own: premium members, and videos that are there to be played here. */
export function canUnlockVideo(actor: Actor, video: { readonly is_streaming: boolean }): boolean {
  return actor.isPremium && canPlayVideos(actor) && video.is_streaming
}
