import type { CountedDays } from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import {
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { readOutgoingMail } from '../../../../platform/mail/outgoing-mail.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ToReadSettings } from '../../../site/settings/settings.service.ts'
import { deliverNotifications } from '../deliver-notifications.jobs.ts'
import { isPushSetUp } from '../push/push-keys.service.ts'
import {
  type ChoiceCount,
  countAllUnread,
  countBrowserMembers,
  countChoices,
  countKinds,
  countWaiting,
  type KindCounts,
} from './overview.repository.ts'

/** Of millions of notifications the counts take a moment. */
const KEPT_SECONDS = 60
const DAY_MS = 86_400_000

export interface KindFigures extends KindCounts {
  readonly type: NotificationType
  readonly waiting: number
  readonly switchedOff: number
  readonly changed: number
}

export interface Overview {
  readonly countedAt: Date
  readonly unread: number
  readonly browserMembers: number
  readonly kinds: readonly KindFigures[]
}

/** What is set up is said as it is at this moment, the counts as they were within the last minute. */
export async function readOverview(
  platform: Needs<'readDb' | 'clock' | 'config' | 'features' | ToReadSettings>,
  days: CountedDays,
) {
  const [{ server }, isPushOpen, overview] = await Promise.all([
    readOutgoingMail(platform, platform.db),
    isPushSetUp(platform),
    platform.cache.remember(`notification-overview:${days}`, { ttlSeconds: KEPT_SECONDS }, () =>
      count(platform, days),
    ),
  ])
  return { days, isMailSetUp: server !== undefined, isPushSetUp: isPushOpen, ...overview }
}

async function count(
  { readDb, clock }: Needs<'readDb' | 'clock'>,
  days: CountedDays,
): Promise<Overview> {
  const now = clock.now()
  const counts = await countKinds(
    readDb,
    NOTIFICATION_TYPE_NAMES,
    new Date(now.getTime() - days * DAY_MS),
  )
  const waiting = await countWaiting(readDb, deliverNotifications.name)
  const choices = await countChoices(readDb)
  const byType = new Map(counts.map((row) => [row.type, row]))
  return {
    countedAt: now,
    unread: await countAllUnread(readDb),
    browserMembers: await countBrowserMembers(readDb, now),
    kinds: NOTIFICATION_TYPE_NAMES.map((type) => ({
      ...byType.get(type)!,
      type,
      waiting: waiting.get(type) ?? 0,
      ...sumChoices(type, choices),
    })),
  }
}

/** Who chose what is usual anyway changed nothing. */
function sumChoices(type: NotificationType, choices: readonly ChoiceCount[]) {
  const usual: readonly string[] = NOTIFICATION_TYPES[type].defaults
  const sum = { switchedOff: 0, changed: 0 }
  for (const { channels, count: members } of choices.filter((choice) => choice.type === type)) {
    if (channels.length === 0) sum.switchedOff += members
    else if (!isSame(channels, usual)) sum.changed += members
  }
  return sum
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))
