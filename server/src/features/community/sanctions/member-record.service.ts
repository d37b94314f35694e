import type { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import { SANCTIONS_SHOWN } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { TrustWay } from '@mediatheque/contract/accounts/trust/trust.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findTrustWay } from '../../accounts/trust/trust.service.ts'
import {
  getUser,
  listUsersWithGrants,
  type UserWithGrants,
} from '../../accounts/users/users.service.ts'
import { type CommentCounts, countCommentsOf } from '../comments/author-counts.service.ts'
import { countReviewsOf, type ReviewCounts } from '../reviews/author-counts.service.ts'
import { findAllSanctions, findSanctionPage } from './listed-sanctions.repository.ts'
import { countContributionsOf, type MemberCounts } from './member-counts.repository.ts'
import {
  countSanctionsOf,
  findSanctionRows,
  listSanctionsOf,
  type SanctionRow,
} from './sanctions.repository.ts'

/** What is known of a member. */
export interface MemberRecord {
  readonly user: UserWithGrants
  readonly trust: TrustWay
  readonly comments: CommentCounts
  readonly reviews: ReviewCounts
  readonly contributions: MemberCounts
  readonly sanctions: readonly SanctionRow[]
  readonly sanctionsCount: number
  readonly lastSanctionId: number
}

/** @throws AppError notFound */
export async function getMemberRecord(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  userId: number,
): Promise<MemberRecord> {
  const { db, clock } = platform
  const user = await getUser(platform, userId)
  const [trust, comments, reviews, contributions, sanctions, counted] = await Promise.all([
    findTrustWay(platform, userId),
    countCommentsOf(db, { actor, now: clock.now() }, userId),
    countReviewsOf(db, userId),
    countContributionsOf(db, userId),
    listSanctionsOf(db, userId, SANCTIONS_SHOWN),
    countSanctionsOf(db, userId),
  ])
  return {
    user,
    trust,
    comments,
    reviews,
    contributions,
    sanctions,
    sanctionsCount: counted.count,
    lastSanctionId: counted.lastId,
  }
}

/** A warning or a suspension with whom it is about. */
export interface ListedSanction {
  readonly row: SanctionRow
  readonly user: UserWithGrants
}

type Call = ListCall<typeof sanctionList>

export async function listSanctions(
  platform: Needs<'db' | 'cache' | 'clock'>,
  call: Call,
): Promise<RowPage<ListedSanction>> {
  const page = await findSanctionPage(platform.db, platform.clock.now(), call)
  return { ...page, data: await readSanctions(platform, page.data) }
}

/** The same, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readAllSanctions(
  platform: Needs<'db' | 'cache' | 'clock'>,
  call: Call,
): AsyncGenerator<readonly ListedSanction[]> {
  const ids = await findAllSanctions(platform.db, platform.clock.now(), call)
  yield* readBatches(ids, (some) => readSanctions(platform, some))
}

async function readSanctions(
  platform: Needs<'db' | 'cache'>,
  ids: readonly number[],
): Promise<ListedSanction[]> {
  const rows = await findSanctionRows(platform.db, ids)
  const users = await listUsersWithGrants(platform, [...new Set(rows.map((row) => row.user_id))])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const userById = new Map(users.map((user) => [user.row.id, user]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const user = row && userById.get(row.user_id)
    return row && user ? [{ row, user }] : []
  })
}
