import type { SanctionKind } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { findSanctionRows } from './sanctions.repository.ts'
import { mailSanction } from './sanction-mail.jobs.ts'

/** What a member is told of. */
export type SanctionNews = SanctionKind | 'lifted'

const LINES = {
  warning: 'Moderators of this site warn you',
  suspension: 'Moderators of this site have suspended you',
  lifted: 'What moderators decided about you no longer stands',
} as const satisfies Record<SanctionNews, string>

interface Told {
  readonly id: number
  readonly userId: number
  readonly what: SanctionNews
}

/** Tells a member what was decided about them, where they look and by mail, whatever they chose to be told of. */
export async function tellMember(
  platform: Needs<ToNotify>,
  tx: Database,
  { id, userId, what }: Told,
): Promise<void> {
  const [sanction] = await findSanctionRows(tx, [id])
  const reason = what === 'lifted' ? sanction?.lift_reason : sanction?.reason
  await notify(platform, tx, {
    userIds: [userId],
    type: 'member.sanctioned',
    data: {
      lines: [
        { content: LINES[what], type: 'primary' },
        ...(reason
          ? [{ content: 'Reason: :reason', values: { reason }, type: 'secondary' as const }]
          : []),
      ],
      ...(what !== 'lifted' && {
        mainAction: { action: `/contact?appeal=${id}`, label: 'Appeal' },
      }),
    },
  })
  await platform.jobs.enqueue(tx, mailSanction, { id, what })
}
