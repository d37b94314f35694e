import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'

const WITHDRAWN = {
  title: 'The title :title, to which you contributed, was withdrawn after a takedown notice',
  link: 'Your link on :title was withdrawn after a takedown notice',
  nzb: 'Your nzb file on :title was withdrawn after a takedown notice',
  torrent: 'Your torrent on :title was withdrawn after a takedown notice',
} as const
const RESTORED = {
  title: 'The title :title, to which you contributed, is back',
  link: 'Your link on :title is back',
  nzb: 'Your nzb file on :title is back',
  torrent: 'Your torrent on :title is back',
} as const

interface News {
  readonly what: 'withdrawn' | 'restored' | 'refused'
  readonly kind: Withdrawable
  readonly id: number
  readonly titleId: number
  readonly title: string
  readonly userIds: readonly number[]
  /** Public. Who sent the notice is told to nobody. */
  readonly reason: string
}

/** Tells those who contributed something what became of it, and where they can answer. */
export async function tellContributors(
  platform: Needs<ToNotify>,
  tx: Database,
  { what, kind, id, titleId, title, userIds, reason }: News,
): Promise<void> {
  if (userIds.length === 0) return
  const line =
    what === 'refused'
      ? 'Your counter-notice about :title was refused'
      : (what === 'withdrawn' ? WITHDRAWN : RESTORED)[kind]
  await notify(platform, tx, {
    userIds,
    type: 'contribution.withdrawn',
    data: {
      lines: [
        { content: line, values: { title }, type: 'primary' },
        { content: 'Reason: :reason', values: { reason }, type: 'secondary' },
      ],
      mainAction:
        what === 'restored'
          ? { action: `/titles/${titleId}`, label: 'See the page' }
          : { action: `/withdrawn/${kind}/${id}`, label: 'Read more, or answer' },
    },
  })
}
