import { z } from 'zod'
import { filledAdSlot } from './site/ads/ad-slots.ts'
import { seoTitles } from './site/seo/seo-heads.ts'
import { needsConfirmation } from './site/settings/needs-confirmation.ts'
import { setByEnvironment } from './site/settings/set-by-environment.ts'
import { placesOfSecrets } from './site/settings/secret-places.ts'
import { privateGroups, publicGroups, secretGroups } from './settings.generated.ts'

/** All that is stored. */
export const settingsSchema = z.object({ ...publicGroups, ...privateGroups, ...secretGroups })
export type Settings = z.output<typeof settingsSchema>
export type SettingsGroup = keyof Settings

/** What the bootstrap data carries: the public groups, and what the server knows of itself. */
export const publicSettingsSchema = z.object({
  ...publicGroups,
  /** Public address with the base path, without a trailing slash. */
  base_url: z.string(),
  /** Path below which the whole site lives: '' or `/media`. */
  base_path: z.string(),
  /** Demo accounts may be offered on the login page. */
  demo: z.boolean(),
  /** Places with an advertisement in them; none where the site shows none. */
  ad_slots: z.array(filledAdSlot).default([]),
  seo_titles: seoTitles.default({}),
})
export type PublicSettings = z.output<typeof publicSettingsSchema>

export const PUBLIC_SETTINGS_GROUPS: readonly (keyof typeof publicGroups)[] = z
  .object(publicGroups)
  .keyof().options
export const SECRET_SETTINGS_GROUPS: readonly SettingsGroup[] = z
  .object(secretGroups)
  .keyof().options

/** Groups that say where a secret is sent, with that secret's group and the values that name the place. */
export const SECRET_PLACES: readonly {
  readonly group: string
  readonly secret: string
  readonly fields: readonly string[]
}[] = Object.entries(settingsSchema.shape).flatMap(([group, schema]) => {
  const place = placesOfSecrets.get(schema)
  return place ? [{ group, ...place }] : []
})

/** Values that an environment variable may say, by key of their field: `s3_storage.bucket`. */
export const ENVIRONMENT_RULES: readonly {
  readonly key: string
  readonly variable: string
  /** That it is set decides. */
  readonly when: string
  readonly read?: (text: string) => unknown
}[] = Object.entries(settingsSchema.shape).flatMap(([group, schema]) => {
  const rules = setByEnvironment.get(schema)
  return Object.entries(rules?.values ?? {}).map(([name, rule]) => ({
    key: `${group}.${name}`,
    ...rule,
    when: rules?.when ?? rule.variable,
  }))
})

/** Values that could keep everybody out, by key of their field. */
export const TRIED_SETTINGS: ReadonlySet<string> = new Set(
  Object.entries(settingsSchema.shape).flatMap(([group, schema]) => {
    const tried = needsConfirmation.get(schema)
    return tried ? (tried.fields?.map((name) => `${group}.${name}`) ?? [group]) : []
  }),
)
