import webPush from 'web-push'
import type { Needs } from '../../../../platform/platform.ts'
import {
  getSettings,
  SETTINGS_TAG,
  type ToReadSettings,
} from '../../../site/settings/settings.service.ts'
import { findPushKeys, insertPushKeys } from './push.repository.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const PURPOSE = 'push-keys'
const CACHE_SECONDS = 600

/** The site's keys: those of the environment, else a pair made once and kept encrypted. Null when push is switched off. */
export function getPushKeys(platform: Needs<'config' | ToReadSettings>): Promise<PushKeys | null> {
  return platform.cache.remember(
    'push-keys',
    { ttlSeconds: CACHE_SECONDS, tags: [SETTINGS_TAG] },
    async () => {
      if (!(await isSwitchedOn(platform))) return null
      return platform.config.vapid ?? (await loadKeptKeys(platform))
    },
  )
}

/** What browsers subscribe to. */
export async function getPushPublicKey(
  platform: Needs<'config' | ToReadSettings>,
): Promise<string | null> {
  return (await getPushKeys(platform))?.publicKey ?? null
}

async function isSwitchedOn(platform: Needs<ToReadSettings>): Promise<boolean> {
  const { notif } = await getSettings(platform)
  return notif.integrated && notif.push.integrated
}

/** Whether browsers can be told. Where there are no keys yet they are made as soon as a browser asks, and not for this. */
export async function isPushSetUp(platform: Needs<'config' | ToReadSettings>): Promise<boolean> {
  if (!(await isSwitchedOn(platform))) return false
  const isMadeWhenAsked = !platform.config.vapid && !(await findPushKeys(platform.db))
  return isMadeWhenAsked || (await getPushKeys(platform)) !== null
}

async function loadKeptKeys(platform: Needs<'db' | 'secrets' | 'log'>): Promise<PushKeys | null> {
  const kept = (await findPushKeys(platform.db)) ?? (await makeKeys(platform))
  try {
    return {
      publicKey: kept.public_key,
      privateKey: platform.secrets.decrypt(kept.private_key_encrypted, PURPOSE),
    }
  } catch (error) {
    // New keys would silence every browser that has subscribed: that is for the administrator to decide.
    platform.log.error(
      { err: error },
      'the keys of browser notifications could not be decrypted: was APP_KEY changed?',
    )
    return null
  }
}

async function makeKeys(platform: Needs<'db' | 'secrets'>) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await insertPushKeys(platform.db, {
    public_key: publicKey,
    private_key_encrypted: platform.secrets.encrypt(privateKey, PURPOSE),
  })
  return (await findPushKeys(platform.db))!
}
