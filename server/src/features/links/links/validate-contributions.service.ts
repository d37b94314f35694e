import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { validateLinksForm } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { assertAllSeen, lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { type Deed, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { endClaims } from './claims.service.ts'
import type { Contribution, ContributionKind } from './contribution-kind.ts'
import { insertDenied } from './denied.repository.ts'
import { announceLinkChange } from './links.service.ts'

type Input = z.output<typeof validateLinksForm>

interface Validation {
  readonly kind: ContributionKind
  readonly rows: readonly Contribution[]
  readonly input: Input
  readonly t: Translate
}

interface Validated {
  readonly validated: number
  /** By which numbers those that were denied can be restored. */
  readonly denials: number[]
}

/**
 * Accepts or denies contributions of one kind: all of them, or none when one of them no longer waits. Their uploaders are
 * told.
 */
export async function validateContributions(
  platform: Needs<'db' | ToNotify>,
  actor: Actor,
  { kind, rows, input, t }: Validation,
): Promise<Validated> {
  const ids = rows.map(({ id }) => id)
  assertAllSeen(ids, input.versions)
  const denials = await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, kind.table, input.versions)
    const locked = await kind.lock(tx, ids)
    if (locked.length < ids.length || locked.some(({ status }) => status !== 'pending'))
      throw fieldError('ids', kind.waitsNoLonger)
    await endClaims(platform, tx, {
      kind: kind.name,
      ids,
      actor,
      t,
      takesOver: input.take_over,
    })
    const moderatorId = actor.user!.id
    const kept =
      input.validation === 'deny'
        ? await keepDenied(tx, {
            kind,
            ids,
            moderatorId,
            reason: input.raison!,
            at: platform.clock.now(),
          })
        : []
    await recordingChanges(tx, kind.audited, { ids, ...deedOf(input) }, () =>
      input.validation === 'accept'
        ? kind.setStatus(tx, ids, {
            status: 'active',
            validated_at: platform.clock.now(),
            validated_by: moderatorId,
          })
        : kind.remove(tx, ids),
    )
    await notifyUploaders(platform, tx, { kind, moderatorId, rows, input })
    await announceLinkChange(
      platform,
      rows.map((row) => row.title_id),
      tx,
    )
    return kept
  })
  return { validated: ids.length, denials }
}

interface Denying {
  readonly kind: ContributionKind
  readonly ids: readonly number[]
  readonly moderatorId: number
  readonly reason: string
  readonly at: Date
}

/** Nobody finds it any more, but staff may take the denial back. */
async function keepDenied(tx: Database, { kind, ids, ...denial }: Denying): Promise<number[]> {
  const items = await kind.readWhole(tx, ids)
  return insertDenied(tx, { kind: kind.name, items, ...denial })
}

/** What was accepted stays known, whatever becomes of it. */
const deedOf = ({ validation, raison }: Input): Deed =>
  validation === 'accept'
    ? { action: 'accepted', keepsState: true }
    : { action: 'denied', reason: raison }

/** One notification for all that one person added to one title: a season of 24 episodes is one piece of news. */
async function notifyUploaders(
  platform: Needs<ToNotify>,
  tx: Database,
  { kind, moderatorId, rows, input }: Omit<Validation, 't'> & { moderatorId: number },
): Promise<void> {
  const isAccepted = input.validation === 'accept'
  const { type, line } = kind.notices[isAccepted ? 'accepted' : 'denied']
  for (const group of Map.groupBy(rows, (row) => `${row.user_id} ${row.title_id}`).values()) {
    const { user_id: userId, title_id: titleId, title_name: title } = group[0]!
    if (userId === null || userId === moderatorId) continue
    const told = { content: line, values: { title, count: group.length }, type: 'primary' } as const
    const why = {
      content: 'Reason: :reason',
      values: { reason: input.raison ?? '' },
      type: 'secondary',
    } as const
    await notify(platform, tx, {
      userIds: [userId],
      type,
      data: {
        lines: isAccepted ? [told] : [told, why],
        mainAction: isAccepted
          ? { action: `/titles/${titleId}/download`, label: 'See the links' }
          : { action: `/admin/liens/${titleId}`, label: 'Your links' },
      },
    })
  }
}
