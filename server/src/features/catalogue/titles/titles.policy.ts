import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canUpdateTitle = (actor: Actor) => hasPermission(actor, 'titles.update')

export const canAddLink = (actor: Actor) =>
  actor.user !== null && hasPermission(actor, 'liens.create')

/** Links, newsgroup files and torrents that wait or are dead: for who edits everybody's, or says what is published. */
export const canSeeUnpublished = (actor: Actor) =>
  hasPermission(actor, 'liens.update') || isStaffWith(actor, 'titles.update')

/** Addresses of videos reach only those who may play them. */
export const canPlayVideos = (actor: Actor) => hasPermission(actor, 'videos.play')
