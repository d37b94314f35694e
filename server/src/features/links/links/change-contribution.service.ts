import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type LinkStatus, statusOfWire } from '@mediatheque/contract/links/links/link-status.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { settleReports } from '../../community/reports/settle-reports.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { Contribution, ContributionKind } from './contribution-kind.ts'
import { canManageLinks, skipsValidation } from './links.policy.ts'
import { type EpisodeField, settlePlace } from './settle-place.ts'

export { settlePlace } from './settle-place.ts'
export { assertOptionsExist } from './plan-links.ts'

interface Asked {
  /** What it is called from now on, for moderators: 1 active, 2 dead. */
  readonly active?: 1 | 2 | undefined
}

/** @throws 422 on `active` for who does not moderate, and of what still waits */
export function assertMayMark(
  actor: Actor,
  { rights }: ContributionKind,
  { status }: { readonly status: LinkStatus },
  t: Translate,
): void {
  if (!canManageLinks(actor, rights))
    throw fieldError('active', t('Only moderators can say whether a link is dead.'))
  if (status === 'pending')
    throw fieldError('active', t('This link waits for validation: accept or deny it there.'))
}

/** What becomes of it when it is changed. `isMoved`: it leads to something else, which nobody has looked at. */
export function statusAfter(
  actor: Actor,
  now: LinkStatus,
  { active }: Asked,
  isMoved: boolean,
): LinkStatus {
  if (active !== undefined) return statusOfWire(active)
  if (!isMoved) return now
  if (!skipsValidation(actor)) return 'pending'
  return now === 'dead' ? 'active' : now
}

/**
 * What an edit adds to those of its uploader that wait: an active one that goes back to the queue. One that waits already,
 * or was dead, takes no further place, and staff who edit somebody else's are not kept from it by how many wait.
 */
export function waitingAfter(
  actor: Actor,
  before: { readonly status: LinkStatus; readonly user_id: number | null },
  after: LinkStatus,
): { ownerId: number; by: Actor; adding: number } {
  const { id: userId } = actor.user!
  const isSentBack = before.status === 'active' && after === 'pending'
  return {
    ownerId: userId,
    by: actor,
    adding: isSentBack && before.user_id === userId ? 1 : 0,
  }
}

interface Placement {
  readonly season: number | null
  readonly episodes: readonly number[]
}

/** One that stays where it is may stay, even where the catalogue has lost its season. */
export async function settleMove(
  tx: Database,
  by: { readonly actor: Actor; readonly t: Translate },
  {
    titleId,
    before,
    after,
    episodeField,
  }: {
    readonly titleId: number
    readonly before: Placement
    readonly after: Placement
    readonly episodeField: EpisodeField
  },
): Promise<void> {
  const { season, episodes } = after
  if (season === before.season && episodes.join() === before.episodes.join()) return
  if (season === null) throw fieldError('saison', by.t('Please enter a number.'))
  const links = episodes.map((episode) => ({ line: 1, episode }))
  await settlePlace(tx, by, { titleId, season, links, episodeField })
}

const ACTION_OF_STATUS = { pending: 'reset', dead: 'died', active: 'revived' } as const

export const deedOfChange = (before: AuditedState, after: AuditedState) =>
  before.values['status'] === after.values['status']
    ? 'updated'
    : ACTION_OF_STATUS[after.values['status'] as LinkStatus]

interface Settled {
  readonly kind: ContributionKind
  /** Null: the site by itself. */
  readonly actor: Actor | null
  readonly row: Contribution
}

/**
 * What a change of a contribution decides of what was reported about it, in its transaction: of a dead one all, and its
 * uploader is told; of one that leads elsewhere that it was dead.
 */
export async function settleChange(
  platform: Needs<ToNotify>,
  tx: Database,
  { isMoved, isDeadNow, ...settled }: Settled & { isMoved: boolean; isDeadNow: boolean },
): Promise<void> {
  const { kind, row } = settled
  if (isMoved || isDeadNow)
    await settleReports(
      tx,
      { type: kind.reportedAs, ids: [row.id] },
      isDeadNow ? undefined : 'dead',
    )
  if (isDeadNow) await tellOfDeath(platform, tx, settled)
}

/** Whose contribution somebody else just called dead. */
async function tellOfDeath(
  platform: Needs<ToNotify>,
  tx: Database,
  { kind, actor, row }: Settled,
): Promise<void> {
  if (row.user_id === null || row.user_id === actor?.user?.id) return
  const { type, line } = kind.notices.died
  await notify(platform, tx, {
    userIds: [row.user_id],
    type,
    data: {
      lines: [{ content: line, values: { title: row.title_name }, type: 'primary' }],
      mainAction: {
        action: `/admin/${kind.area}/${row.title_id}/${row.id}/edit`,
        label: 'Edit link',
      },
    },
  })
}
