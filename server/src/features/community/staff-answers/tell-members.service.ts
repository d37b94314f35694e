import type { StoredNotificationData } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import type { ToldReason } from '@mediatheque/contract/community/staff-answers/reasons.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  notify,
  takeBackNotice,
  type ToNotify,
  wasTold,
} from '../../accounts/notifications/notify.service.ts'
import { writeReason } from './staff-answers.service.ts'

const NOTICE = 'words.deleted'

/** Something that a member wrote, and what they are told of it: a language line with its values. */
export interface ToldOf {
  readonly userId: number
  /** `comment:7` */
  readonly about: string
  readonly content: string
  readonly values: Readonly<Record<string, string>>
}

/** Tells members that staff deleted what they wrote, and why; without a reason nobody is told anything. */
export async function tellOfDeletion(
  platform: Needs<ToNotify>,
  tx: Database,
  told: readonly ToldOf[],
  said: ToldReason,
): Promise<void> {
  const reason = await writeReason(
    tx,
    said,
    told.map(({ userId }) => userId),
  )
  if (!reason) return
  for (const one of told) await tell(platform, tx, one, reason.inLanguageOf(one.userId))
}

/** Who has not heard yet of what is put back does not hear of it at all; who was told nothing is told nothing. */
export async function tellOfReturn(
  platform: Needs<ToNotify>,
  tx: Database,
  told: readonly (ToldOf & { readonly since: Date })[],
): Promise<void> {
  for (const { since, ...one } of told) {
    const notice = { userId: one.userId, type: NOTICE, since, about: one.about } as const
    if (!(await wasTold(tx, notice))) continue
    if (!(await takeBackNotice(platform, tx, notice))) await tell(platform, tx, one)
  }
}

const tell = (platform: Needs<ToNotify>, tx: Database, told: ToldOf, reason?: string) =>
  notify(platform, tx, { userIds: [told.userId], type: NOTICE, data: dataOf(told, reason) })

const dataOf = (
  { about, content, values }: ToldOf,
  reason: string | undefined,
): StoredNotificationData => ({
  lines: [
    { content, values: { ...values, about }, type: 'primary' },
    ...(reason
      ? [{ content: 'Reason: :reason', values: { reason }, type: 'secondary' as const }]
      : []),
  ],
})
