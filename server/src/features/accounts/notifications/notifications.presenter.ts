import {
  type NotificationView,
  storedNotificationData,
} from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { NotificationRow } from './notifications.repository.ts'

/** In the reader's language of now, whatever it was when the notification was sent. */
export function presentNotification(row: NotificationRow, t: Translate): NotificationView {
  const { lines, mainAction, buttonActions, ...data } = storedNotificationData.parse(row.data)
  const translated = (action: { action: string; label: string }) => ({
    ...action,
    label: t(action.label),
  })
  return {
    id: row.id,
    type: row.type,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    data: {
      ...data,
      lines: lines.map(({ content, values = {}, named = [], type = 'primary', icon, action }) => ({
        type,
        icon,
        content: t(content, {
          ...values,
          ...Object.fromEntries(named.map((name) => [name, t(String(values[name]))])),
        }),
        ...(action && { action: translated(action) }),
      })),
      ...(mainAction && { mainAction: translated(mainAction) }),
      ...(buttonActions && { buttonActions: buttonActions.map(translated) }),
    },
  }
}
