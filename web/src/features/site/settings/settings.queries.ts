import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import type { SettingsTabView } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { SettingsTabName } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { addressOf } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import type { SettingValues } from '../../../ui/admin/setting-input/empty-values.ts'

export const settingsQuery = (tab: SettingsTabName) =>
  endpointQuery(settingsEndpoints.getSettings, { params: { tab } })

export const saveSettings = defineWrite(settingsEndpoints.saveSettings, [
  settingsEndpoints.getSettings,
  settingsEndpoints.getSettingsTrial,
])

export const trialQuery = () => endpointQuery(settingsEndpoints.getSettingsTrial)
export const keepTrial = defineWrite(settingsEndpoints.keepSettingsTrial, [
  settingsEndpoints.getSettingsTrial,
])
/** It may change what any page shows. */
export const endTrial = defineWrite(settingsEndpoints.endSettingsTrial, 'all')

export const foundSettingsQuery = (query: string) =>
  endpointQuery(settingsEndpoints.findSettings, { query: { query } })

export const previewSettingsFile = defineWrite(settingsEndpoints.previewSettingsFile)
/** It may change what any page shows. */
export const importSettings = defineWrite(settingsEndpoints.importSettings, 'all')
export const settingsFileAddress = () => addressOf(settingsEndpoints.exportSettings, {})

/** A dot in the name of a field would lead into its value. */
export const nameOf = (key: string): string => key.replaceAll('.', '/')
export const keyOf = (name: string): string => name.replaceAll('/', '.')

/** The field that an error is about, which may be in a part of its value: `redirects.pages.0.to` → `redirects/pages.0.to`. */
export function nameOfError(keys: readonly string[], path: string): string {
  const key = keys.find((known) => path === known || path.startsWith(`${known}.`))
  return key === undefined ? path : nameOf(key) + path.slice(key.length)
}

export const valuesOf = ({ values }: Pick<SettingsTabView, 'values'>): SettingValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value]))

/** Of what the fields hold, these, by their keys. */
export const pick = (values: SettingValues, names: Iterable<string>): SettingValues =>
  Object.fromEntries([...names].map((name) => [keyOf(name), values[name]]))
