import { NOTIFICATION_TYPES } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { preferenceEndpoints } from '@mediatheque/contract/accounts/notifications/preferences.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { getPreferences, type Preferences, savePreferences } from './preferences.service.ts'

function presentPreferences({ availableChannels, selections }: Preferences, t: Translate) {
  const groups = Map.groupBy(selections, ({ type }) => NOTIFICATION_TYPES[type].group)
  return {
    available_channels: [...availableChannels],
    subscriptions: [...groups].map(([group, members]) => ({
      group_name: t(group),
      subscriptions: members.map(({ type }) => ({
        notif_id: type,
        name: t(NOTIFICATION_TYPES[type].name),
      })),
    })),
    user_selections: selections.map(({ type, channels }) => ({
      notif_id: type,
      channels: channels.filter((channel) => availableChannels.includes(channel)),
    })),
  }
}

export const preferenceRoutes = [
  bindEndpoint(preferenceEndpoints.getNotificationPreferences, {
    run: ({ platform, actor }) => getPreferences(platform, actor),
    present: (preferences, { t }) => presentPreferences(preferences, t),
  }),
  bindEndpoint(preferenceEndpoints.saveNotificationPreferences, {
    run: async ({ platform, actor, body }) => {
      await savePreferences(
        platform,
        actor,
        body.selections.map(({ notif_id, channels }) => ({ type: notif_id, channels })),
      )
      return {}
    },
  }),
]
