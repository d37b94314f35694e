import { isDeepStrictEqual } from 'node:util'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import {
  SETTINGS_FILE_FORMAT,
  type SettingsFile,
  type SettingsFilePreview,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  changeSettingValues,
  editedValues,
  refuseOvertaken,
  type ToEditSettings,
} from './edit-settings.service.ts'
import { findLocks } from './environment-locks.ts'
import { nameSettingValues } from './name-setting-values.ts'
import { sectionsOf, type SettingOptions, type SettingsSection } from './settings-fields.ts'
import { valueAt } from './settings.history.ts'
import { listRoleNames, lockSettings } from './settings.repository.ts'
import { readStoredSettings, type ToReadSettings } from './settings.service.ts'

/** What a file has: everything that is edited, also the appearance and the advertisements, but no secret. */
const SECTIONS = SETTINGS_TABS.flatMap(sectionsOf).filter(({ isSecret }) => !isSecret)
const FIELDS = new Map(
  SECTIONS.flatMap((section) =>
    section.fields.map((field) => [field.key, { field, section }] as const),
  ),
)

const LABELS = SETTINGS_TABS.flatMap(sectionsOf).flatMap(({ label: section, fields }) =>
  fields.map(({ key, label }) => ({ key, label, section })),
)

/** Nobody is overtaken under the lock. */
const EDITED = { sections: SECTIONS, present: () => undefined }

interface Asked {
  readonly settings: SettingsFile['settings']
  readonly t: TranslateLine
}

interface ToImport extends Asked {
  /** What the site said of all that is in the file, when the preview was made. */
  readonly seen: SettingsFilePreview['seen']
}

/** All settings as they are stored at this moment. */
export async function exportSettings(platform: Needs<ToReadSettings>): Promise<SettingsFile> {
  const settings = await readStoredSettings(platform, platform.db)
  return {
    format: SETTINGS_FILE_FORMAT,
    settings: editedValues(SECTIONS, settings).values as never,
  }
}

/** What a file would change, and whether it would be refused: it is imported, and all of that is undone. */
export async function previewSettings(
  platform: Needs<ToEditSettings>,
  asked: Asked,
): Promise<SettingsFilePreview> {
  let said: SettingsFilePreview | undefined
  // Nothing is changed in the end, so nothing that is kept is to be forgotten.
  const cache = { ...platform.cache, invalidate: async () => undefined }
  try {
    await platform.db.transaction().execute(async (tx) => {
      await lockSettings(tx)
      const before = await readStoredSettings(platform, tx)
      const done = describe(platform, { before, roles: await listRoleNames(tx) }, asked)
      const work = changeAll({ ...platform, cache }, { done, before, asked }, tx)
      said = { ...done, refused: await refusedOf(work, asked) }
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  return said!
}

/** Undoes what a preview did. */
class Rehearsed extends Error {}

/** What an import is refused for, by setting. */
async function refusedOf(
  work: Promise<void>,
  { t }: Asked,
): Promise<SettingsFilePreview['refused']> {
  try {
    await work
    return []
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    return Object.entries(error.fields).map(([place, messages]) => {
      const { label, section } = ownerOf(place)
      return { key: place, label: t(label), section: t(section), messages: [...messages] }
    })
  }
}

/** The setting that a place is in, such as `menus.0.name`; of a secret too, which a change may ask for. */
function ownerOf(place: string): { label: string; section: string } {
  const owner = LABELS.find(({ key }) => place === key || place.startsWith(`${key}.`))
  return owner ?? { label: place, section: '' }
}

/**
 * Changes settings to those of a file, all of them or none. @returns what it changed
 * @throws AppError validation, by key of the field; also where secrets would be sent to a new place. conflict, with the
 *   preview as it is now, where somebody changed what is in the file since its reader saw what it changes
 */
export function importSettings(
  platform: Needs<ToEditSettings>,
  { seen: shown, ...asked }: ToImport,
): Promise<SettingsFilePreview> {
  return platform.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const before = await readStoredSettings(platform, tx)
    const done = describe(platform, { before, roles: await listRoleNames(tx) }, asked)
    refuseOvertaken(SECTIONS, before, {
      keys: Object.keys(done.seen),
      seen: shown,
      present: () => done,
    })
    await changeAll(platform, { done, before, asked }, tx)
    return done
  })
}

interface ToChange {
  readonly done: SettingsFilePreview
  readonly before: Settings
  readonly asked: Asked
}

async function changeAll(
  platform: Needs<ToEditSettings>,
  { done, before, asked: { settings, t } }: ToChange,
  tx: Database,
): Promise<void> {
  const keys = done.changes.map(({ key }) => key)
  const values = Object.fromEntries(keys.map((key) => [key, settings[key]])) as never
  const seen = Object.fromEntries(keys.map((key) => [key, valueAt(before, key)])) as never
  if (keys.length > 0) await changeSettingValues(platform, EDITED, { values, seen, t }, tx)
}

function describe(
  { config }: Needs<'config'>,
  { before, roles }: { before: Settings; roles: SettingOptions['roles'] },
  { settings, t }: Asked,
): SettingsFilePreview {
  const locks = findLocks(config)
  const name = nameSettingValues(SECTIONS, roles, t)
  const inWords = (key: string, value: unknown) => textOf(name(key, value), t)
  const named = Object.entries(settings)
  const known = named.flatMap(([key, to]) => {
    const place = FIELDS.get(key)
    return place ? [{ key, to, ...place }] : []
  })
  const other = known.filter(({ key, to }) => !isDeepStrictEqual(to, valueAt(before, key)))
  return {
    changes: other
      .filter(({ key }) => !locks.has(key))
      .map(({ key, to, field, section }: Change) => ({
        key,
        label: t(field.label),
        section: t(section.label),
        from: inWords(key, valueAt(before, key)),
        to: inWords(key, to),
      })),
    refused: [],
    unknown: named.map(([key]) => key).filter((key) => !FIELDS.has(key)),
    locked: other.filter(({ key }) => locks.has(key)).map(({ field }) => t(field.label)),
    seen: Object.fromEntries(known.map(({ key }) => [key, valueAt(before, key)])) as never,
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
