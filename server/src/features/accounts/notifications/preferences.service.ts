import {
  isNotificationType,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
  type NotificationTypeDefinition,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, type PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type Choice, listChoicesOf, saveChoices } from './preferences.repository.ts'
import { getPushPublicKey } from './push/push-keys.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

export interface Preferences {
  readonly availableChannels: readonly NotificationChannel[]
  readonly selections: readonly {
    readonly type: NotificationType
    readonly channels: readonly NotificationChannel[]
  }[]
}

/** What can reach this person at all. */
function typesFor(holder: PermissionHolder & { readonly isPremium: boolean }): NotificationType[] {
  return NOTIFICATION_TYPE_NAMES.filter((type) => {
    const { permission, isForPremium }: NotificationTypeDefinition = NOTIFICATION_TYPES[type]
    return (!permission || hasPermission(holder, permission)) && (!isForPremium || holder.isPremium)
  })
}

export async function getPreferences(
  platform: Needs<'config' | ToReadSettings>,
  actor: Actor,
): Promise<Preferences> {
  const [choices, publicKey] = await Promise.all([
    listChoicesOf(platform.db, actor.user!.id),
    getPushPublicKey(platform),
  ])
  return {
    availableChannels: NOTIFICATION_CHANNELS.filter(
      (channel) => channel !== 'browser' || publicKey !== null,
    ),
    selections: typesFor(actor).map((type) => ({
      type,
      channels: choices.get(type) ?? NOTIFICATION_TYPES[type].defaults,
    })),
  }
}

/** Types that are not named stay as they are. */
export async function savePreferences(
  platform: Needs<'db'>,
  actor: Actor,
  selections: readonly Choice[],
): Promise<void> {
  const offered = new Set<string>(typesFor(actor))
  if (selections.some(({ type }) => !offered.has(type)))
    throw fieldError('selections', 'There is no such notification for you.')
  const byType = new Map(selections.map(({ type, channels }) => [type, [...new Set(channels)]]))
  await saveChoices(
    platform.db,
    actor.user!.id,
    [...byType].map(([type, channels]) => ({ type, channels })),
  )
}

/** By which channels a type reaches somebody. */
export async function channelsOf(
  db: Database,
  userId: number,
  type: string,
): Promise<readonly NotificationChannel[]> {
  if (!isNotificationType(type)) return []
  return (await listChoicesOf(db, userId)).get(type) ?? NOTIFICATION_TYPES[type].defaults
}

/** Adds or takes away one channel of one type, and leaves the others. */
export async function switchChannel(
  platform: Needs<'db'>,
  {
    userId,
    type,
    channel,
    isOn,
  }: { userId: number; type: NotificationType; channel: NotificationChannel; isOn: boolean },
): Promise<void> {
  const others = (await channelsOf(platform.db, userId, type)).filter((name) => name !== channel)
  await saveChoices(platform.db, userId, [{ type, channels: isOn ? [...others, channel] : others }])
}
