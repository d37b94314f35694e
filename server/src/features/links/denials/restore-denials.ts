import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { UNDO_ACCEPTED_MS } from '@mediatheque/contract/core/undo.ts'
import type { restoreDenialsForm } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import { DENY_REASON_REQUIRED } from '@mediatheque/contract/links/links/links.constants.ts'
import type { z } from 'zod'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { deleteDenied, type DeniedWhole, lockDenied } from '../links/denied.service.ts'
import { announceLinkChange, type WholeContribution } from '../links/links.service.ts'
import { CONTRIBUTION_KINDS } from '../releases/contribution-kinds.service.ts'

interface Restoration {
  readonly ids: readonly number[]
  readonly input: z.output<typeof restoreDenialsForm>
  readonly t: Translate
}

/**
 * Takes denials back: what was denied waits again, as it was, under its number. All of them, or none.
 * @returns how many
 * @throws 422 without a reason, unless somebody undoes at once what they did; where the same was added since; where a file
 *   is gone
 */
export async function restoreDenials(
  platform: Needs<'db' | ToNotify>,
  actor: Actor,
  { ids, input, t }: Restoration,
): Promise<number> {
  await platform.db.transaction().execute(async (tx) => {
    const denied = await lockDenied(tx, ids)
    assertAllFound(ids, denied)
    const now = platform.clock.now().getTime()
    const isUndone = denied.every(
      (denial) =>
        denial.denied_by === actor.user!.id && now - denial.created_at.getTime() < UNDO_ACCEPTED_MS,
    )
    if (!isUndone && !input.raison) throw fieldError('raison', t(DENY_REASON_REQUIRED))
    for (const [name, group] of Map.groupBy(denied, ({ item_type }) => item_type)) {
      const kind = CONTRIBUTION_KINDS[name]
      const deed = { action: 'restored', reason: input.raison ?? null } as const
      const itemIds = group.map(({ item_id: id }) => id)
      await recordingChanges(tx, kind.audited, { ids: itemIds, ...deed }, async () => {
        for (const denial of group) await kind.restore(tx, { actor, t }, wholeOf(denial))
      })
    }
    await deleteDenied(tx, ids)
    await tellUploaders(platform, tx, { actor, denied, reason: input.raison })
    await announceLinkChange(
      platform,
      denied.map(({ title_id: id }) => id),
      tx,
    )
  })
  return ids.length
}

const wholeOf = ({ item_id: id, ...denial }: DeniedWhole): WholeContribution => ({ ...denial, id })

interface Telling {
  readonly actor: Actor
  readonly denied: readonly DeniedWhole[]
  readonly reason: string | undefined
}

/** They were told that it was denied. One notification for all that one person added to one title. */
async function tellUploaders(
  platform: Needs<ToNotify>,
  tx: Database,
  { actor, denied, reason }: Telling,
): Promise<void> {
  const groups = Map.groupBy(denied, (row) => `${row.item_type} ${row.user_id} ${row.title_id}`)
  for (const group of groups.values()) {
    const { item_type: name, user_id: userId, title_id: titleId, title_name: title } = group[0]!
    if (userId === null || userId === actor.user!.id) continue
    const { type, line } = CONTRIBUTION_KINDS[name].notices.restored
    const told = { content: line, values: { title, count: group.length }, type: 'primary' } as const
    const why = { content: 'Reason: :reason', values: { reason: reason ?? '' } } as const
    await notify(platform, tx, {
      userIds: [userId],
      type,
      data: {
        lines: reason ? [told, { ...why, type: 'secondary' }] : [told],
        mainAction: { action: `/admin/liens/${titleId}`, label: 'Your links' },
      },
    })
  }
}
