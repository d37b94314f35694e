import { NO_LANGUAGE } from '@mediatheque/contract/core/language-code.ts'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'
import {
  PUBLIC_SETTINGS_GROUPS,
  type PublicSettings,
  publicSettingsSchema,
  SECRET_SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  settingsSchema,
} from '@mediatheque/contract/settings.ts'
import { recordChanges } from '../../../platform/audit/record-changes.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JsonValue } from '../../../platform/database/types.generated.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import type { Needs } from '../../../platform/platform.ts'
import { secretsToAskAgain } from './secrets-to-ask-again.ts'
import { auditedSettings, stateOfGroup } from './settings.history.ts'
import {
  listReadersLanguages,
  listStoredSettings,
  lockSettings,
  saveSettings,
  type StoredSetting,
} from './settings.repository.ts'

/** Cache tag of everything made of settings. */
export const SETTINGS_TAG = defineTag('settings')

/** What of the platform it takes to read settings. */
export type ToReadSettings = 'db' | 'cache' | 'secrets' | 'log'

const CACHE_SECONDS = 300
const PUBLIC_CACHE_SECONDS = 60

/** All settings, secrets decrypted. For the server only: pages get {@link getPublicSettings}. */
export function getSettings(platform: Needs<ToReadSettings>): Promise<Settings> {
  return platform.cache.remember(
    'settings',
    { ttlSeconds: CACHE_SECONDS, tags: [SETTINGS_TAG] },
    () => readStoredSettings(platform, platform.db),
  )
}

/** The same as they are stored at this moment, for who changes them. */
export async function readStoredSettings(
  platform: Needs<'secrets' | 'log'>,
  db: Database,
): Promise<Settings> {
  return readSettings(platform, await listStoredSettings(db))
}

/** Each group by itself: one that an older or newer version stored in another shape falls back to its defaults alone. */
function readSettings(
  platform: Needs<'secrets' | 'log'>,
  stored: readonly StoredSetting[],
): Settings {
  const byKey = new Map(stored.map((setting) => [setting.key, setting]))
  const groups = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const setting = byKey.get(key)
    const parsed = schema.safeParse(setting ? valueOf(platform, setting) : undefined)
    if (parsed.success) return [key, parsed.data]
    platform.log.error({ group: key }, 'a stored setting could not be read, its defaults are used')
    return [key, schema.parse(undefined)]
  })
  return Object.fromEntries(groups) as Settings
}

const purposeOf = (key: string) => `setting:${key}`

function valueOf(platform: Needs<'secrets' | 'log'>, setting: StoredSetting): unknown {
  if (!setting.is_secret) return setting.value
  try {
    return JSON.parse(
      platform.secrets.decrypt(
        (setting.value as { encrypted: string }).encrypted,
        purposeOf(setting.key),
      ),
    )
  } catch (error) {
    platform.log.error(
      { err: error, group: setting.key },
      'a secret setting could not be decrypted: was APP_KEY changed?',
    )
    return undefined
  }
}

/** What every visitor may know. Every page asks, also one that is kept. */
export function getPublicSettings(
  platform: Needs<'config' | 'features' | ToReadSettings>,
): Promise<PublicSettings> {
  const contributions = platform.features.flatMap(({ publicSettings = [] }) => publicSettings)
  return platform.cache.remember(
    'public-settings',
    {
      ttlSeconds: PUBLIC_CACHE_SECONDS,
      tags: [SETTINGS_TAG, ...contributions.flatMap(({ tags }) => tags)],
    },
    async () => {
      const { baseUrl, basePath } = platform.config
      const settings = await getSettings(platform)
      const contributed = await Promise.all(contributions.map(({ load }) => load(platform)))
      const groups = Object.fromEntries(PUBLIC_SETTINGS_GROUPS.map((key) => [key, settings[key]]))
      return publicSettingsSchema.parse({
        ...groups,
        base_url: baseUrl,
        base_path: basePath,
        demo: false,
        ...Object.assign({}, ...contributed),
      })
    },
  )
}

/**
 * Replaces whole groups of settings and tells every process. A secret that is kept is not sent to another place than the
 * one that it was given for: where a group names another, its secret has to be among the changes, as somebody typed it.
 * @throws AppError validation, by field (`branding.site_name`)
 */
export async function updateSettings(
  platform: Needs<ToReadSettings>,
  changes: Partial<Settings>,
  tx?: Database,
): Promise<void> {
  const parsed = readInput(settingsSchema.partial().strict(), changes, inEnglish)
  // Reading fills in the defaults of groups that are not among the changes.
  const groups = (Object.keys(changes) as SettingsGroup[]).map((key) => [key, parsed[key]] as const)
  const write = (db: Database) => replaceGroups(platform, groups, db)
  await (tx ? write(tx) : platform.db.transaction().execute(write))
}

async function replaceGroups(
  platform: Needs<ToReadSettings>,
  groups: readonly (readonly [SettingsGroup, unknown])[],
  tx: Database,
): Promise<void> {
  await lockSettings(tx)
  const before = await readStoredSettings(platform, tx)
  const written = Object.fromEntries(groups) as Partial<Settings>
  await refuseLanguage(written, tx)
  const fields = secretsToAskAgain(before, written)
  if (fields) throw new AppError('validation', { fields })
  await saveSettings(
    tx,
    groups.map(([key, value]) => storedForm(platform, key, value)),
  )
  const after = { ...before, ...written }
  const changed = groups.map(([key]) => ({
    before: stateOfGroup(key, before),
    after: stateOfGroup(key, after),
  }))
  await recordChanges(tx, auditedSettings, { action: 'updated' }, changed)
  await platform.cache.invalidate([SETTINGS_TAG], tx)
}

/** Which languages there are is no part of the schema. */
async function refuseLanguage({ i18n }: Partial<Settings>, tx: Database): Promise<void> {
  const language = i18n?.default_localization ?? 'auto'
  if (language === 'auto') return
  const known = await listReadersLanguages(tx)
  if (!known.some((one) => one.language === language))
    throw fieldError('i18n.default_localization', NO_LANGUAGE)
}

/** Nobody changes a setting until the transaction ends. */
export async function lockedSettings(
  platform: Needs<'secrets' | 'log'>,
  tx: Database,
): Promise<Settings> {
  await lockSettings(tx)
  return readStoredSettings(platform, tx)
}

function storedForm(platform: Needs<'secrets'>, key: SettingsGroup, value: unknown): StoredSetting {
  if (!SECRET_SETTINGS_GROUPS.includes(key))
    return { key, value: value as JsonValue, is_secret: false }
  return {
    key,
    value: { encrypted: platform.secrets.encrypt(JSON.stringify(value), purposeOf(key)) },
    is_secret: true,
  }
}
