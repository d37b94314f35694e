import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import type { ListLinksQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { titleTag } from '../../catalogue/titles/titles.service.ts'
import { assertListable } from './assert-listable.ts'
import { type LinkListReader, listLinkRows } from './link-lists.repository.ts'
import {
  countView,
  findLinkRows,
  findNfo,
  type LinkRow,
  type LinkRowReader,
  noteTaken,
  type Taken,
} from './links.repository.ts'

export { findLinkTitle, type LinkRow, type LinkRowReader } from './links.repository.ts'
export type {
  Contribution,
  ContributionKind,
  LockedContribution,
  Restoring,
  WholeContribution,
} from './contribution-kind.ts'
export { restoredRow } from './restored-row.repository.ts'
export { LINKS } from './link-kind.ts'
export { nameLinkValues } from './name-link-values.ts'
export { assertListable } from './assert-listable.ts'
export { findQueuePage, isQueueList, type QueueReader } from './find-in-queue.repository.ts'
export { proposedDead } from './link-lists.repository.ts'
export { listedLinks } from './visible-links.repository.ts'
export { listOfferCandidates, type OfferCandidate } from './offered-links.repository.ts'

/** Cache tag of the queues' counts. */
export const QUEUES_TAG = defineTag('links-queues')

/** A page of links; the queues are for moderators. */
export function listLinks(
  platform: Needs<'db' | 'clock'>,
  reader: LinkListReader,
  given: ListLinksQuery,
): Promise<RowPage<LinkRow>> {
  assertListable(reader.actor, given)
  const now = platform.clock.now()
  return listLinkRows(platform.db, { ...reader, now }, mergeFilters(given))
}

/** @throws notFound */
export async function getLink(
  platform: Needs<'db'>,
  id: number,
  reader: LinkRowReader,
): Promise<LinkRow> {
  const [link] = await findLinkRows(platform.db, [id], reader)
  if (!link) throw new AppError('notFound')
  return link
}

/** Those that are there, in the order of the ids. */
export function findLinks(
  platform: Needs<'db'>,
  ids: readonly number[],
  reader: LinkRowReader,
): Promise<LinkRow[]> {
  return findLinkRows(platform.db, ids, reader)
}

export function getNfo(platform: Needs<'readDb'>, linkId: number): Promise<string | null> {
  return findNfo(platform.readDb, linkId)
}

/** Retries, double presses and several parts of one download are one download. */
const COUNTS_AGAIN_AFTER_MS = 30 * 60_000

/** Counts a download once per member and item within a while. @returns whether it was counted */
export function countOnce(
  platform: Needs<'db' | 'clock'>,
  taken: Taken,
  count: (tx: Database) => Promise<void>,
): Promise<boolean> {
  const now = platform.clock.now()
  const since = new Date(now.getTime() - COUNTS_AGAIN_AFTER_MS)
  return platform.db.transaction().execute(async (tx) => {
    const isNew = await noteTaken(tx, taken, { now, since })
    if (isNew) await count(tx)
    return isNew
  })
}

/** A member took the link. @returns whether it was counted */
export function recordView(
  platform: Needs<'db' | 'clock'>,
  linkId: number,
  userId: number,
): Promise<boolean> {
  return countOnce(platform, { userId, kind: 'link', id: linkId }, (tx) => countView(tx, linkId))
}

/** Forgets, on commit, what is kept of these titles and of the queues. */
export async function announceLinkChange(
  platform: Needs<'cache'>,
  titleIds: readonly number[],
  tx: Database,
): Promise<void> {
  await platform.cache.invalidate([...new Set(titleIds.map(titleTag)), QUEUES_TAG], tx)
}
