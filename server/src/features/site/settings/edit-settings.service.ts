import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import {
  SECRET_PLACES,
  type Settings,
  type SettingsGroup,
  settingsSchema,
} from '@mediatheque/contract/settings.ts'
import type { SettingsTabView } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { saveSettingsForm } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import {
  SETTINGS_TABS,
  type SettingsTabName,
} from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { ENTER_AGAIN } from '@mediatheque/contract/site/settings/enter-again.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { beginTrial } from './begin-trial.ts'
import { findLocks, refuseLocked } from './environment-locks.ts'
import { refuseNamelessBucket } from './refuse-nameless-bucket.ts'
import { valueAt } from './settings.history.ts'
import {
  labelOfSetting,
  sectionsOf,
  type SettingOptions,
  type SettingsSection,
  withOptions,
} from './settings-fields.ts'
import { listReadersLanguages, listRoleNames, lockSettings } from './settings.repository.ts'
import { readStoredSettings, type ToReadSettings, updateSettings } from './settings.service.ts'

type Values = Record<string, unknown>

const SHIPPED = settingsSchema.parse({})

/** What of the platform it takes to edit settings. */
export type ToEditSettings = 'config' | ToReadSettings

/** A tab as its page shows it. Of secrets it says which are stored. */
export async function viewSettings(
  platform: Needs<ToEditSettings>,
  tab: SettingsTabName,
): Promise<SettingsTabView> {
  const [settings, options] = await Promise.all([
    readStoredSettings(platform, platform.db),
    listOptions(platform.db),
  ])
  return presentTab(platform, tab, { settings, options })
}

async function listOptions(db: Database): Promise<SettingOptions> {
  return { languages: await listReadersLanguages(db), roles: await listRoleNames(db) }
}

interface Stored {
  readonly settings: Settings
  readonly options: SettingOptions
}

function presentTab(
  { config }: Needs<'config'>,
  tab: SettingsTabName,
  { settings, options }: Stored,
): SettingsTabView {
  const sections = sectionsOf(tab)
  const locks = findLocks(config)
  const locked = keysOf(sections).flatMap((key) => {
    const lock = locks.get(key)
    return lock ? [{ key, ...lock }] : []
  })
  const shown = sections.filter(({ isSecret }) => !isSecret)
  const secret = sections.filter(({ isSecret }) => isSecret)
  return {
    tab,
    sections: sections.map(({ key, label, fields }) => ({
      key,
      label,
      fields: withOptions(fields, options),
    })),
    values: {
      ...valuesOf(shown, settings),
      ...unsetOf(secret),
      ...saidOf(
        locked,
        shown.map(({ key }) => key),
      ),
    },
    defaults: valuesOf(shown, SHIPPED),
    stored_secrets: keysOf(secret).filter((key) => isSet(valueAt(settings, key), key)),
    locked: Object.fromEntries(locked.map(({ key, variable }) => [key, variable])),
  }
}

/** What the environment says instead of what is stored; of secrets nothing. */
const saidOf = (
  locked: readonly { key: string; value?: unknown }[],
  groups: readonly string[],
): Values =>
  Object.fromEntries(
    locked
      .filter(({ key }) => groups.includes(key.split('.')[0]!))
      .map(({ key, ...lock }) => [key, 'value' in lock ? lock.value : valueAt(SHIPPED, key)]),
  )

const isSet = (value: unknown, key: string) =>
  JSON.stringify(value) !== JSON.stringify(valueAt(SHIPPED, key))

const keysOf = (sections: readonly SettingsSection[]) =>
  sections.flatMap(({ fields }) => fields.map(({ key }) => key))

const valuesOf = (sections: readonly SettingsSection[], settings: Settings): Values =>
  Object.fromEntries(keysOf(sections).map((key) => [key, valueAt(settings, key)]))

const unsetOf = (sections: readonly SettingsSection[]): Values =>
  Object.fromEntries(keysOf(sections).map((key) => [key, null]))

/** A copy in which the value of this key is another. */
function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const group = whole as Values
  return { ...group, [name]: withValue(group[name], rest, value) }
}

/**
 * Changes values of one tab, each of which stands as its editor saw it.
 * @throws AppError validation, by key of the field; conflict where somebody else was faster
 */
export async function changeSettings(
  platform: Needs<ToEditSettings>,
  tab: SettingsTabName,
  change: ChangedValues,
): Promise<SettingsTabView> {
  return platform.db.transaction().execute(async (tx: Database) => {
    const options = await listOptions(tx)
    await changeSettingValues(
      platform,
      {
        sections: sectionsOf(tab),
        present: (settings) => presentTab(platform, tab, { settings, options }),
      },
      change,
      tx,
    )
    return presentTab(platform, tab, {
      settings: await readStoredSettings(platform, tx),
      options,
    })
  })
}

export type ChangedValues = z.output<typeof saveSettingsForm> & { readonly t: TranslateLine }

/** What is edited of these groups, in their order: of no secret. */
export function sectionsOfGroups(groups: readonly SettingsGroup[]): SettingsSection[] {
  const all = SETTINGS_TABS.flatMap(sectionsOf)
  return groups.flatMap((group) => all.filter(({ key, isSecret }) => key === group && !isSecret))
}

/** By key of the field: as they are, and as they are shipped. */
export const editedValues = (sections: readonly SettingsSection[], settings: Settings) => ({
  values: valuesOf(sections, settings),
  defaults: valuesOf(sections, SHIPPED),
})

/** What an editor may change, and how it shows it to somebody who was overtaken. */
export interface EditedSettings {
  readonly sections: readonly SettingsSection[]
  present(settings: Settings): unknown
}

/**
 * The same in a transaction of its caller, for any of the sections.
 * @throws AppError validation, by key of the field; conflict where somebody else was faster
 */
export async function changeSettingValues(
  platform: Needs<ToEditSettings>,
  { sections, present }: EditedSettings,
  { values, seen, t }: ChangedValues,
  tx: Database,
): Promise<void> {
  await lockSettings(tx)
  const before = await readStoredSettings(platform, tx)
  const keys = Object.keys(values)
  refuseUnknown(sections, keys)
  refuseLocked(platform, keys, t)
  refuseOvertaken(sections, before, { keys, seen, present })
  const after = withValues(before, values)
  const changes = changedGroups(after, keys)
  checkGroups(changes, t)
  refuseKeptSecrets(before, after, keys)
  refuseNamelessBucket(platform, after, { keys, t })
  await beginTrial(platform, { before, after, t }, tx)
  await updateSettings(platform, changes, tx)
}

/**
 * Settings in which these values are others, as far as they can be accepted. Nothing is stored.
 * @throws AppError validation, by key of the field
 */
export function settingsWith(
  settings: Settings,
  sections: readonly SettingsSection[],
  { values, t }: Pick<ChangedValues, 'values' | 't'>,
): Settings {
  const keys = Object.keys(values)
  refuseUnknown(sections, keys)
  const after = withValues(settings, values)
  return { ...after, ...checkGroups(changedGroups(after, keys), t) }
}

/** A copy in which these are others, by key. */
export const withValues = (settings: Settings, values: Values): Settings =>
  Object.entries(values).reduce<unknown>(
    (whole, [key, value]) => withValue(whole, key.split('.'), value),
    settings,
  ) as Settings

/** Of all settings the groups that these keys are in. */
export function changedGroups(after: Settings, keys: readonly string[]): Partial<Settings> {
  const groups = new Set(keys.map((key) => key.split('.')[0] as keyof Settings))
  return Object.fromEntries([...groups].map((group) => [group, after[group]]))
}

/** Read as they would be stored; without the defaults of the groups that are not among them. */
function checkGroups(changes: Partial<Settings>, t: TranslateLine): Partial<Settings> {
  const read = readInput(settingsSchema.partial().strict(), changes, t, labelOfSetting)
  const groups = Object.keys(changes) as (keyof Settings)[]
  return Object.fromEntries(groups.map((group) => [group, read[group]]))
}

function refuseUnknown(sections: readonly SettingsSection[], keys: readonly string[]): void {
  const known = new Set(keysOf(sections))
  const unknown = keys.filter((key) => !known.has(key))
  if (unknown.length === 0) return
  const fields: FieldErrors = Object.fromEntries(
    unknown.map((key) => [key, ['This setting is not known here.']]),
  )
  throw new AppError('validation', { fields })
}

/** Where the place is another to which secrets are sent, every one of them is typed anew. */
function refuseKeptSecrets(before: Settings, after: Settings, keys: readonly string[]): void {
  const moved = SECRET_PLACES.filter(({ group, fields }) =>
    fields.some(
      (name) => valueAt(before, `${group}.${name}`) !== valueAt(after, `${group}.${name}`),
    ),
  )
  const kept = moved
    .flatMap(({ secret }) =>
      keysOf(SETTINGS_TABS.flatMap(sectionsOf).filter(({ key }) => key === secret)),
    )
    .filter((key) => isSet(valueAt(before, key), key) && !keys.includes(key))
  if (kept.length === 0) return
  throw new AppError('validation', {
    fields: Object.fromEntries(kept.map((key) => [key, [ENTER_AGAIN]])),
  })
}

/** @throws AppError conflict, with what changed, where one of these is no longer what its editor saw */
export function refuseOvertaken(
  sections: readonly SettingsSection[],
  before: Settings,
  asked: { keys: readonly string[]; seen: Values; present: EditedSettings['present'] },
): void {
  const visible = new Set(keysOf(sections.filter(({ isSecret }) => !isSecret)))
  const overtaken = asked.keys.filter(
    (key) =>
      visible.has(key) && JSON.stringify(asked.seen[key]) !== JSON.stringify(valueAt(before, key)),
  )
  if (overtaken.length === 0) return
  const changed = overtaken.map((key) => [key, [asked.seen[key] ?? null, valueAt(before, key)]])
  throw new AppError('conflict', {
    message: 'Somebody changed this in the meantime. Nothing was changed.',
    details: {
      stale: [
        {
          id: 0,
          version: 0,
          current: asked.present(before),
          changed: Object.fromEntries(changed) as Values,
        },
      ],
    },
  })
}
