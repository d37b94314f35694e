import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { validateLinksForm } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { assertAllSeen, lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { type Deed, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { auditedLinks } from './links.history.ts'
import { type LinkRow, lockLinks, removeLinks, updateLinks } from './links.repository.ts'
import { announceLinkChange } from './links.service.ts'

type Input = z.output<typeof validateLinksForm>

/** Accepts or denies links: all of them, or none when one of them no longer waits. Their uploaders are told. */
export async function validateLinks(
  platform: Needs<'db' | ToNotify>,
  actor: Actor,
  links: readonly LinkRow[],
  input: Input,
): Promise<number> {
  const ids = links.map(({ id }) => id)
  assertAllSeen(ids, input.versions)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'links', input.versions)
    const locked = await lockLinks(tx, ids)
    if (locked.length < ids.length || locked.some(({ status }) => status !== 'pending')) {
      throw fieldError(
        'ids',
        'Some of these links no longer wait for validation. Nothing was changed.',
      )
    }
    const moderatorId = actor.user!.id
    await recordingChanges(tx, auditedLinks, { ids, ...deedOf(input) }, () =>
      input.validation === 'accept'
        ? updateLinks(tx, ids, {
            status: 'active',
            validated_at: platform.clock.now(),
            validated_by: moderatorId,
          })
        : removeLinks(tx, ids),
    )
    await notifyUploaders(platform, tx, { moderatorId, links, input })
    await announceLinkChange(
      platform,
      links.map((link) => link.title_id),
      tx,
    )
  })
  return ids.length
}

/** What was accepted stays known, whatever becomes of the link. */
const deedOf = ({ validation, raison }: Input): Deed =>
  validation === 'accept'
    ? { action: 'accepted', keepsState: true }
    : { action: 'denied', reason: raison }

/** One notification for all links of one person on one title: a season of 24 episodes is one piece of news. */
async function notifyUploaders(
  platform: Needs<ToNotify>,
  tx: Database,
  { moderatorId, links, input }: { moderatorId: number; links: readonly LinkRow[]; input: Input },
): Promise<void> {
  for (const group of Map.groupBy(links, (link) => `${link.user_id} ${link.title_id}`).values()) {
    const { user_id: userId, title_id: titleId, title_name: title } = group[0]!
    if (userId === null || userId === moderatorId) continue
    const values = { title, count: group.length }
    const isAccepted = input.validation === 'accept'
    await notify(platform, tx, {
      userIds: [userId],
      type: isAccepted ? 'link.accepted' : 'link.denied',
      data: {
        lines: isAccepted
          ? [
              {
                content:
                  '[one Your link on :title was accepted|other :count of your links on :title were accepted]',
                values,
                type: 'primary',
              },
            ]
          : [
              {
                content:
                  '[one Your link on :title was denied|other :count of your links on :title were denied]',
                values,
                type: 'primary',
              },
              {
                content: 'Reason: :reason',
                values: { reason: input.raison ?? '' },
                type: 'secondary',
              },
            ],
        mainAction: isAccepted
          ? { action: `/titles/${titleId}/download`, label: 'See the links' }
          : { action: `/admin/liens/${titleId}`, label: 'Your links' },
      },
    })
  }
}
