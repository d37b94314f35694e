import {
  SANCTION_KIND_NAMES,
  SANCTION_STATE_NAMES,
  type SanctionState,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import type {
  ListedSanctionView,
  MemberRecordView,
  OwnSanctionView,
  SanctionView,
} from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { bannedSince, stopsOf } from '../../accounts/users/standing.service.ts'
import { displayName, presentPublicUser } from '../../accounts/users/users.presenter.ts'
import { rankOf } from '../../accounts/users/users.service.ts'
import type { ListedSanction, MemberRecord } from './member-record.service.ts'
import { canSanction, canStopParts } from './sanctions.policy.ts'
import type { SanctionRow } from './sanctions.service.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

function stateOf({ lifted_at, ends_at }: SanctionRow, now: Date): SanctionState {
  if (lifted_at) return 'lifted'
  return ends_at && ends_at <= now ? 'ended' : 'active'
}

export const presentSanction = (row: SanctionRow, now: Date): SanctionView => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  stops: [...row.stops],
  reason: row.reason,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  ends_at: iso(row.ends_at),
  acknowledged_at: iso(row.acknowledged_at),
  lifted: row.lifted_at && {
    at: row.lifted_at.toISOString(),
    by: row.lifted_by_name,
    reason: row.lift_reason,
  },
})

export const presentListedSanction = (
  { row, user }: ListedSanction,
  actor: Actor,
  now: Date,
): ListedSanctionView => ({
  ...presentSanction(row, now),
  member: {
    id: user.row.id,
    username: user.row.username,
    name: displayName(user.row),
    image: user.row.image,
  },
  can: { lift: stateOf(row, now) === 'active' && canSanction(actor, rankOf(user)) },
})

export function presentMemberRecord(
  { user, trust, comments, reviews, contributions, ...record }: MemberRecord,
  actor: Actor,
  now: Date,
): MemberRecordView {
  const closedAt = bannedSince(user.row, now)
  const rank = rankOf(user)
  return {
    user: presentPublicUser(user, now),
    trust,
    last_login_at: iso(user.row.last_login_at),
    suspended: closedAt && {
      at: closedAt.toISOString(),
      until: iso(user.row.banned_until),
    },
    stopped: stopsOf(user.row, now),
    counts: {
      comments,
      reviews,
      links: { active: contributions.links_active, pending: contributions.links_pending },
      lists: { public: contributions.lists_public, withheld: contributions.lists_withheld },
    },
    sanctions: record.sanctions.map((row) => presentSanction(row, now)),
    sanctions_count: record.sanctionsCount,
    last_sanction_id: record.lastSanctionId,
    can: { sanction: canSanction(actor, rank), stop_parts: canStopParts(rank) },
  }
}

export const presentOwnSanction = (row: SanctionRow): OwnSanctionView => ({
  id: row.id,
  kind: row.kind,
  stops: [...row.stops],
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  ends_at: iso(row.ends_at),
  is_acknowledged: row.acknowledged_at !== null,
})

/** The columns of the list in a file. */
export const sanctionCells = (
  t: TranslateLine,
  now: Date,
): CsvCells<typeof sanctionList, ListedSanction> => ({
  member: ({ user }) => user.row.username,
  kind: ({ row }) => t(SANCTION_KIND_NAMES[row.kind]),
  reason: ({ row }) => row.reason,
  state: ({ row }) => t(SANCTION_STATE_NAMES[stateOf(row, now)]),
  created_at: ({ row }) => row.created_at.toISOString(),
  ends_at: ({ row }) => iso(row.ends_at),
  given_by: ({ row }) => row.created_by_name,
})
