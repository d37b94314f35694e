import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListLinksQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countQueues, listLinkRows } from './link-lists.repository.ts'
import { canValidateLinks } from './links.policy.ts'
import {
  countPendingLinksOf,
  countView,
  findLinkRows,
  findNfo,
  type LinkRow,
} from './links.repository.ts'

export type { LinkRow } from './links.repository.ts'

/** Cache tag of the queues' counts. */
export const QUEUES_TAG = 'links-queues'

const QUEUES_CACHE_SECONDS = 30

/** A page of links; the queues are for moderators. */
export function listLinks(
  platform: Platform,
  actor: Actor,
  list: ListLinksQuery,
  language: Language,
): Promise<RowPage<LinkRow>> {
  const isQueue = list.loader === 'admin-links-validation' || list.reported === 1
  if (isQueue && !canValidateLinks(actor))
    throw new AppError(actor.user ? 'forbidden' : 'unauthenticated')
  if ((list.loader === 'liens' || list.loader === 'adminliens') && !actor.user)
    throw new AppError('unauthenticated')
  return listLinkRows(platform.db, actor, list, language)
}

/** @throws notFound */
export async function getLink(
  platform: Platform,
  id: number,
  language: Language,
): Promise<LinkRow> {
  const [link] = await findLinkRows(platform.db, [id], language)
  if (!link) throw new AppError('notFound')
  return link
}

/** Links in the order of the ids. @throws notFound when one is missing: a batch is all or nothing */
export async function getLinks(
  platform: Platform,
  ids: readonly number[],
  language: Language,
): Promise<LinkRow[]> {
  const links = await findLinkRows(platform.db, ids, language)
  if (links.length < ids.length)
    throw new AppError('notFound', {
      message: 'Some of these links no longer exist. Nothing was changed.',
    })
  return links
}

export function getNfo(platform: Platform, linkId: number): Promise<string | null> {
  return findNfo(platform.readDb, linkId)
}

/** A member took the link. */
export function recordView(platform: Platform, linkId: number): Promise<void> {
  return countView(platform.db, linkId)
}

export function getQueueCounts(platform: Platform): Promise<{ pending: number; reported: number }> {
  return platform.cache.remember(
    'links-queues',
    { ttlSeconds: QUEUES_CACHE_SECONDS, tags: [QUEUES_TAG] },
    () => countQueues(platform.db),
  )
}

/** Links of the actor that wait for a moderator: what the quota `pending` limits. */
export function countPendingLinks(platform: Platform, actor: Actor): Promise<number> {
  return actor.user ? countPendingLinksOf(platform.db, actor.user.id) : Promise.resolve(0)
}

/** Forgets, on commit, what is kept of these titles and of the queues. */
export async function announceLinkChange(
  platform: Platform,
  titleIds: readonly number[],
  tx: Database,
): Promise<void> {
  await platform.cache.invalidate([...new Set(titleIds.map((id) => `title:${id}`)), QUEUES_TAG], tx)
}
