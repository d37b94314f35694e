import { z } from 'zod'
import { json, record, token } from '../../core/input.ts'
import { EDITED_SETTINGS_TABS, SETTINGS_TABS } from './settings-tabs.ts'

/**
 * How a value is edited.
 * - `code`: a text of many lines, such as HTML
 * - `paragraphs`: words of several lines
 * - `lines`: a list of texts
 * - `rows`: a list of things with `fields` each
 * - `optional`: a thing with `fields`, or nothing
 * - `moment`: an hour of a day, or null
 * - `roles`: numbers of roles, which are its choices
 * - `secret`: a text that is kept encrypted and never shown
 */
export const SETTING_KINDS = [
  'switch',
  'choice',
  'number',
  'text',
  'code',
  'paragraphs',
  'lines',
  'rows',
  'optional',
  'moment',
  'roles',
  'secret',
] as const

export interface SettingField {
  /** From its group on: `branding.site_name`; within rows its own name. */
  key: string
  kind: (typeof SETTING_KINDS)[number]
  /** English lines. */
  label: string
  help: string | null
  /** Of a choice, with the English line of each; of roles, by their numbers, with what they are called. */
  choices?: { value: string; label: string }[] | undefined
  /** Of a number: its bounds; of a text: its most characters; of a list: its most entries. */
  least?: number | undefined
  most?: number | undefined
  /** Null rather than empty where nothing stands in it. */
  isNullable?: boolean | undefined
  /** Its choices are the languages of the site. */
  isLanguage?: boolean | undefined
  /** Of `rows` and `optional`; a part may have parts, and these none. */
  fields?: SettingField[] | undefined
}

const part = z.object({
  key: z.string(),
  kind: z.enum(SETTING_KINDS),
  label: z.string(),
  help: z.string().nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  least: z.number().optional(),
  most: z.number().optional(),
  isNullable: z.boolean().optional(),
})
const partWithParts = part.extend({ fields: z.array(part).optional() })
export const settingField = part.extend({ fields: z.array(partWithParts).optional() })

export const settingsTabView = z.object({
  tab: z.enum(SETTINGS_TABS),
  sections: z.array(
    z.object({ key: z.string(), label: z.string(), fields: z.array(settingField) }),
  ),
  /** By key of the field; of secrets nothing. */
  values: z.record(z.string(), z.unknown()),
  defaults: z.record(z.string(), z.unknown()),
  /** Keys of secrets that are stored. */
  stored_secrets: z.array(z.string()),
  /** By key: the environment variable that says it, so that it is not changed here. */
  locked: z.record(z.string(), z.string()),
})
export type SettingsTabView = z.infer<typeof settingsTabView>

/** A setting by what it is called in the reader's language. */
export const foundSetting = z.object({
  key: z.string(),
  tab: z.enum(EDITED_SETTINGS_TABS),
  label: z.string(),
  section: z.string(),
})
export type FoundSetting = z.infer<typeof foundSetting>

export const settingsTabParams = z.object({ tab: z.enum(SETTINGS_TABS) })

/** Of one tab, or of a file with all of them. */
const MOST_FIELDS = 600
/** Rows of a list with what is in them: deeper and longer than any setting. */
const MOST_NESTED = 12
const MOST_VALUES = 50_000
const values = record(
  token({ max: 120 }),
  json({ depth: MOST_NESTED, values: MOST_VALUES }),
  MOST_FIELDS,
)

/**
 * Values that change, by key. `seen` has what stood there before, but for secrets, which nobody sees: what somebody else
 * has changed meanwhile is a 409. An empty secret is forgotten.
 */
export const saveSettingsForm = z.object({ values, seen: values })

/** What a file of settings begins with, so that no other is taken for one. */
export const SETTINGS_FILE_FORMAT = 'mediatheque-settings'

/** Settings to be kept or taken to another site: all values by key, none of them secret. */
export const settingsFile = z.object({
  format: z.literal(SETTINGS_FILE_FORMAT, 'This is no file of settings.'),
  settings: values,
})
export type SettingsFile = z.output<typeof settingsFile>

/** `seen` is what the preview said: where the site says something else by now, nothing is changed. */
export const settingsFileImport = settingsFile.extend({ seen: values })

/** What a file would change. */
export const settingsFilePreview = z.object({
  changes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      section: z.string(),
      /** In words, as the history says them. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  /** What keeps the file from being imported, by the place of each value that will not do: `menus.0.name`. */
  refused: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      section: z.string(),
      messages: z.array(z.string()),
    }),
  ),
  /** Keys that this version does not know, which are passed over. */
  unknown: z.array(z.string()),
  /** Names of settings that the environment of this server decides, which are passed over. */
  locked: z.array(z.string()),
  /** What the site says now of all that is in the file, by key: to be sent along with the import. */
  seen: z.record(z.string(), z.unknown()),
})
export type SettingsFilePreview = z.infer<typeof settingsFilePreview>

/** For so long a change that could keep everybody out is tried out. */
export const TRIAL_SECONDS = 60

/** A change that is taken back by itself unless somebody says that it is to stay. */
export const settingsTrial = z.object({
  /** What the changed settings are called. */
  names: z.array(z.string()),
  /** Until it is taken back. */
  seconds_left: z.number(),
  /** Only who calls from there can say that it is to stay; null: from anywhere. */
  origin: z.string().nullable(),
})
export const settingsTrialView = z.object({ trial: settingsTrial.nullable() })
export type SettingsTrial = z.infer<typeof settingsTrial>
