import { isDeepStrictEqual } from 'node:util'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import {
  SETTINGS_FILE_FORMAT,
  type SettingsFile,
  type SettingsFilePreview,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import type { Needs } from '../../../platform/platform.ts'
import { changeSettingValues, editedValues } from './edit-settings.service.ts'
import { nameSettingValues } from './name-setting-values.ts'
import { sectionsOf, type SettingsSection } from './settings-fields.ts'
import { valueAt } from './settings.history.ts'
import { lockSettings } from './settings.repository.ts'
import { readStoredSettings, type ToReadSettings } from './settings.service.ts'

/** What a file has: everything that is edited, also the appearance and the advertisements, but no secret. */
const SECTIONS = SETTINGS_TABS.flatMap(sectionsOf).filter(({ isSecret }) => !isSecret)
const FIELDS = new Map(
  SECTIONS.flatMap((section) =>
    section.fields.map((field) => [field.key, { field, section }] as const),
  ),
)

/** Nobody is overtaken under the lock. */
const EDITED = { sections: SECTIONS, present: () => undefined }

interface Asked {
  readonly settings: SettingsFile['settings']
  readonly t: TranslateLine
}

/** All settings as they are stored at this moment. */
export async function exportSettings(platform: Needs<ToReadSettings>): Promise<SettingsFile> {
  const settings = await readStoredSettings(platform, platform.db)
  return {
    format: SETTINGS_FILE_FORMAT,
    settings: editedValues(SECTIONS, settings).values as never,
  }
}

/** What a file would change, without changing it or saying whether every value will do. */
export async function previewSettings(
  platform: Needs<ToReadSettings>,
  { settings, t }: Asked,
): Promise<SettingsFilePreview> {
  return describe(await readStoredSettings(platform, platform.db), settings, t)
}

/**
 * Changes settings to those of a file, all of them or none. @returns what it changed
 * @throws AppError validation, by key of the field; also where secrets would be sent to a new place
 */
export function importSettings(
  platform: Needs<ToReadSettings>,
  { settings, t }: Asked,
): Promise<SettingsFilePreview> {
  return platform.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const before = await readStoredSettings(platform, tx)
    const done = describe(before, settings, t)
    const keys = done.changes.map(({ key }) => key)
    const values = Object.fromEntries(keys.map((key) => [key, settings[key]])) as never
    const seen = Object.fromEntries(keys.map((key) => [key, valueAt(before, key)])) as never
    if (keys.length > 0) await changeSettingValues(platform, EDITED, { values, seen, t }, tx)
    return done
  })
}

function describe(
  before: Settings,
  settings: SettingsFile['settings'],
  t: TranslateLine,
): SettingsFilePreview {
  const name = nameSettingValues(SECTIONS, t)
  const inWords = (key: string, value: unknown) => textOf(name(key, value), t)
  const named = Object.entries(settings)
  return {
    changes: named
      .flatMap(([key, to]) => {
        const known = FIELDS.get(key)
        return known ? [{ key, to, ...known }] : []
      })
      .filter(({ key, to }) => !isDeepStrictEqual(to, valueAt(before, key)))
      .map(({ key, to, field, section }: Change) => ({
        key,
        label: t(field.label),
        section: t(section.label),
        from: inWords(key, valueAt(before, key)),
        to: inWords(key, to),
      })),
    unknown: named.map(([key]) => key).filter((key) => !FIELDS.has(key)),
  }
}

interface Change {
  readonly key: string
  readonly to: unknown
  readonly field: SettingsSection['fields'][number]
  readonly section: SettingsSection
}

function textOf(value: unknown, t: TranslateLine): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (Array.isArray(value)) return value.map((one) => textOf(one, t)).join('\n') || null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
