import type { NotificationOverview } from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import { NOTIFICATION_TYPES } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { Translate } from '../../../site/localizations/localizations.service.ts'
import type { KindFigures, readOverview } from './overview.service.ts'

export const presentOverview = (
  overview: Awaited<ReturnType<typeof readOverview>>,
  t: Translate,
): NotificationOverview => ({
  days: overview.days,
  counted_at: overview.countedAt.toISOString(),
  is_mail_set_up: overview.isMailSetUp,
  is_push_set_up: overview.isPushSetUp,
  browser_members: overview.browserMembers,
  unread: overview.unread,
  kinds: overview.kinds.map((kind) => presentKind(kind, t)),
})

const presentKind = (
  { type, switchedOff, last_written_at: last, ...counts }: KindFigures,
  t: Translate,
): NotificationOverview['kinds'][number] => ({
  ...counts,
  type,
  name: t(NOTIFICATION_TYPES[type].name),
  group_name: t(NOTIFICATION_TYPES[type].group),
  usual_channels: [...NOTIFICATION_TYPES[type].defaults],
  switched_off: switchedOff,
  last_written_at: last?.toISOString() ?? null,
})
