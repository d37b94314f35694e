import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  hasPermission,
  isStaffWith,
  type Permission,
} from '@mediatheque/contract/core/permissions.ts'
import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import { canSeeUnpublished } from '../../catalogue/titles/titles.policy.ts'

/** What the rules need to know of a link. */
export interface RuledLink {
  readonly userId: number | null
  readonly status: LinkStatus
}

/** What gives the right to do something with contributions of one kind. */
export interface ContributionRights {
  readonly create: Permission
  readonly update: Permission
  readonly delete: Permission
}

export const LINK_RIGHTS: ContributionRights = {
  create: 'liens.create',
  update: 'liens.update',
  delete: 'liens.delete',
}
/** Of newsgroup files and torrents alike. */
export const RELEASE_RIGHTS: ContributionRights = {
  create: 'nzb.create',
  update: 'nzb.update',
  delete: 'nzb.delete',
}

function isOwnLink(actor: Actor, link: RuledLink): boolean {
  return actor.user !== null && link.userId === actor.user.id
}

/** Pending and dead links are seen by their uploader and by moderators only; so are all where links are not shown to one. */
export function canViewLink(actor: Actor, link: RuledLink): boolean {
  const isOffered = link.status === 'active' && canViewOffered(actor)
  return isOffered || isOwnLink(actor, link) || canSeeAllLinks(actor)
}

/** What a title offers for download. */
export const canViewOffered = (actor: Actor): boolean => hasPermission(actor, 'liens.view')

/** Whoever edits everybody's links, or says which of them are published. */
export const canSeeAllLinks: (actor: Actor) => boolean = canSeeUnpublished

/** Where downloads are checked: without a check of one's own. Premium members, whoever added the link or looks after it. */
export function canSeeAddresses(actor: Actor, link: RuledLink): boolean {
  return canSeeAllAddresses(actor) || isOwnLink(actor, link)
}

export function canSeeAllAddresses(actor: Actor): boolean {
  return actor.isPremium || canSeeAllLinks(actor)
}

export function canUpdateLink(actor: Actor, link: RuledLink, rights = LINK_RIGHTS): boolean {
  return canManageLinks(actor, rights) || isOwnWork(actor, link, rights)
}

export function canDeleteLink(actor: Actor, link: RuledLink, rights = LINK_RIGHTS): boolean {
  return hasPermission(actor, rights.delete) || isOwnWork(actor, link, rights)
}

const isOwnWork = (actor: Actor, link: RuledLink, { create }: ContributionRights) =>
  isOwnLink(actor, link) && hasPermission(actor, create)

/** Accepts and denies: the queues are a part of the administration. */
export function canValidateLinks(actor: Actor): boolean {
  return isStaffWith(actor, 'titles.update')
}

/** Edits everybody's, and says which are dead. */
export function canManageLinks(actor: Actor, rights = LINK_RIGHTS): boolean {
  return hasPermission(actor, rights.update)
}

/** The lists of the administration show everybody's links; uploaders get their own there. */
export function canListAllLinks(actor: Actor): boolean {
  return isStaffWith(actor, 'liens.update')
}

/** What these people add or change is seen at once. */
export function skipsValidation(actor: Actor): boolean {
  return hasPermission(actor, 'liens.autoapprove')
}

export function canAddLinks(actor: Actor, rights = LINK_RIGHTS): boolean {
  return hasPermission(actor, rights.create)
}
