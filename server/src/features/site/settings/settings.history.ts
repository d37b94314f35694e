import {
  SECRET_SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  settingsSchema,
} from '@mediatheque/contract/settings.ts'
import {
  type AuditedField,
  type AuditedState,
  defineAudited,
} from '../../../platform/audit/define-audited.ts'

/** A group by its values, `branding.site_name`; one that is a single value by its own name. */
function valuesOfGroup(group: SettingsGroup, value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[group, value]]
  return Object.entries(value).map(([key, inner]) => [`${group}.${key}`, inner])
}

const SHIPPED = settingsSchema.parse({})

/** As fields are called in what is said about a faulty one. */
function labelOf(name: string): string {
  const words = name.split('.').at(-1)!.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function fieldsOfGroup(group: SettingsGroup): [string, AuditedField][] {
  const isSecret = SECRET_SETTINGS_GROUPS.includes(group)
  return valuesOfGroup(group, SHIPPED[group]).map(([name]) => [
    name,
    { label: labelOf(name), ...(isSecret && { isSecret: true as const }) },
  ])
}

/** What is said of groups that are no longer there stays in the history as it was written. */
export const auditedSettings = defineAudited({
  kind: 'settings',
  fields: Object.fromEntries((Object.keys(SHIPPED) as SettingsGroup[]).flatMap(fieldsOfGroup)),
  // Whoever writes settings knows them before and after: they are not read by number.
  readStates: async () => [],
})

export const stateOfGroup = (group: SettingsGroup, settings: Settings): AuditedState => ({
  id: group,
  name: labelOf(group),
  values: Object.fromEntries(valuesOfGroup(group, settings[group])),
})
