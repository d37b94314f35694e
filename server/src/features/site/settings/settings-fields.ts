import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { inputPrimitives } from '@mediatheque/contract/core/input.ts'
import { SHIPPED_LANGUAGES } from '@mediatheque/contract/core/lines.ts'
import type { SettingsTabName } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { settingsTabs } from '@mediatheque/contract/settings.generated.ts'
import { seoNameLines } from '@mediatheque/contract/site/seo/seo-names.admin.lines.ts'
import { paymentSettingNameLines } from '@mediatheque/contract/billing/payments/payment-setting-names.admin.lines.ts'
import { appearanceNameLines } from '@mediatheque/contract/site/settings/appearance-names.admin.lines.ts'
import { systemNameLines } from '@mediatheque/contract/site/settings/system-names.admin.lines.ts'
import { settingNameLines } from '@mediatheque/contract/site/settings/setting-names.admin.lines.ts'
import { z } from 'zod'

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  /** Of the schema's `meta`. */
  readonly isCode?: boolean
  readonly format?: string
  /** Of the schema's `meta`: its numbers are those of roles. */
  readonly 'x-is-roles'?: true
  /** The same: its parts are called as those of this place. */
  readonly 'x-place'?: string
  /** The same: a language of the site, or `auto`. */
  readonly 'x-is-language'?: boolean
  /** A text of several lines. */
  readonly 'x-has-lines'?: true
}

export interface SettingsSection {
  /** The name of its group. */
  readonly key: string
  readonly label: string
  readonly isSecret: boolean
  readonly fields: readonly SettingField[]
}

/** What stands in a tab, in the order of the features: read off the schemas, so that a tab is its schema alone. */
export function sectionsOf(tab: SettingsTabName): SettingsSection[] {
  const { public: shown, private: kept, secret } = settingsTabs[tab]
  const sections = (groups: Readonly<Record<string, z.ZodType>>, isSecret: boolean) =>
    Object.entries(groups).map(([key, schema]) => sectionOf(key, jsonSchema(schema), isSecret))
  return [...sections({ ...shown, ...kept }, false), ...sections(secret, true)]
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: said }) => {
      if (inputPrimitives.get(zodSchema as never)?.kind === 'text') said['x-has-lines'] = true
    },
  }) as Schema

function sectionOf(key: string, schema: Schema, isSecret: boolean): SettingsSection {
  const fields = schema.properties ? leavesOf(key, schema) : [fieldOf(key, key, schema)]
  return {
    key,
    label: `Settings of ${key}`,
    isSecret,
    fields: isSecret ? fields.map(asSecret) : fields,
  }
}

/** Groups within groups only gather; what is edited are their values. */
function leavesOf(path: string, { properties = {} }: Schema): SettingField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const place = `${path}.${name}`
    return schema.properties ? leavesOf(place, schema) : [fieldOf(place, place, schema)]
  })
}

/** What settings are called. */
export const SETTING_NAMES: Readonly<
  Record<string, { readonly en?: string; readonly fr: string }>
> = {
  ...settingNameLines,
  ...systemNameLines,
  ...appearanceNameLines,
  ...seoNameLines,
  ...paymentSettingNameLines,
}

/** The line of a setting, or of a part of one, by its place: `branding.site_name`. */
export function labelOfSetting(place: string): string | undefined {
  const label = `Setting ${withoutRepeats(place)}`
  return label in SETTING_NAMES ? label : undefined
}

/** @param place by which its lines are found */
function fieldOf(key: string, place: string, schema: Schema): SettingField {
  if (schema['x-is-language']) return languageOf(key, place)
  const [whole, isNullable] = withoutNull(schema)
  const field = {
    key,
    label: `Setting ${place}`,
    help: `About ${place}` in SETTING_NAMES ? `About ${place}` : null,
    ...(isNullable && { isNullable }),
  }
  if (whole.type === 'boolean') return { ...field, kind: 'switch' }
  if (whole.enum) {
    const choices = whole.enum.map((value) => choice(place, value))
    return { ...field, kind: 'choice', choices }
  }
  if (whole.type === 'integer' || whole.type === 'number')
    return { ...field, kind: 'number', ...bounds(whole.minimum, whole.maximum) }
  if (whole.type === 'array' && whole.items?.properties) {
    const fields = partsOf(place, whole.items)
    return { ...field, kind: 'rows', fields, ...bounds(0, whole.maxItems) }
  }
  if (whole['x-is-roles']) return { ...field, kind: 'roles', choices: [] }
  if (whole.type === 'array') return { ...field, kind: 'lines', ...bounds(0, whole.maxItems) }
  if (whole.properties) {
    const fields = partsOf(schema['x-place'] ?? place, whole)
    return { ...field, kind: 'optional', fields }
  }
  if (whole.format === 'date-time') return { ...field, kind: 'moment' }
  return { ...field, kind: kindOfText(whole), ...bounds(undefined, whole.maxLength) }
}

function kindOfText(text: Schema): SettingField['kind'] {
  if (text.isCode) return 'code'
  return text['x-has-lines'] ? 'paragraphs' : 'text'
}

const choice = (place: string, value: string) => ({ value, label: `Setting ${place}: ${value}` })

/** Which languages there are is not said by the schema: {@link withOptions}. */
const languageOf = (key: string, place: string): SettingField => ({
  key,
  label: `Setting ${place}`,
  help: `About ${place}` in SETTING_NAMES ? `About ${place}` : null,
  kind: 'choice',
  isLanguage: true,
  choices: ['auto', ...SHIPPED_LANGUAGES].map((value) => choice(place, value)),
})

/** What settings choose from, and no schema says. */
export interface SettingOptions {
  readonly languages: readonly { readonly language: string; readonly name: string }[]
  readonly roles: readonly { readonly id: number; readonly name: string }[]
}

/** Offers the languages that the site has, each as it calls itself, and its roles. */
export const withOptions = (
  fields: readonly SettingField[],
  options: SettingOptions,
): SettingField[] =>
  fields.map((field) => ({
    ...field,
    ...(field.isLanguage && {
      choices: [
        choice(field.key, 'auto'),
        ...options.languages.map(({ language, name }) => ({ value: language, label: name })),
      ],
    }),
    ...(field.kind === 'roles' && {
      choices: options.roles.map(({ id, name }) => ({ value: String(id), label: name })),
    }),
    ...(field.fields && { fields: withOptions(field.fields, options) }),
  }))

const partsOf = (place: string, { properties = {} }: Schema) =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, withoutRepeats(`${place}.${name}`), schema),
  )

/** What lies in its own kind, such as the entries below an entry of a menu, is called as that is. */
const withoutRepeats = (place: string) => place.replace(/\.(\w+)(?:\.\1)+(?=\.|$)/g, '.$1')

/** `null` and the empty text beside a type say that there may be nothing. */
function withoutNull(schema: Schema): [Schema, boolean] {
  if (!schema.anyOf) return [schema, false]
  const some = schema.anyOf.find(({ type, ...rest }) => type !== 'null' && !('const' in rest))
  return [some ?? schema, schema.anyOf.some(({ type }) => type === 'null')]
}

const bounds = (least: number | undefined, most: number | undefined) => ({
  ...(least !== undefined && { least }),
  ...(most !== undefined && most < Number.MAX_SAFE_INTEGER && { most }),
})

/** What is no text is shown as it is shipped: what is stored of it is nobody's either. */
const asSecret = (field: SettingField): SettingField =>
  field.kind === 'text' ? { ...field, kind: 'secret' } : field
