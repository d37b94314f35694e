import type { Settings, SettingsGroup } from '@mediatheque/contract/settings.ts'
import { settingNameLines } from '@mediatheque/contract/site/settings/setting-names.admin.lines.ts'
import { appearanceNameLines } from '@mediatheque/contract/site/settings/appearance-names.admin.lines.ts'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import {
  type AuditedField,
  type AuditedState,
  defineAudited,
} from '../../../platform/audit/define-audited.ts'
import { nameSettingValues } from './name-setting-values.ts'
import { listRoleNames } from './settings.repository.ts'
import { sectionsOf, type SettingsSection } from './settings-fields.ts'

const SECTIONS = SETTINGS_TABS.flatMap(sectionsOf)
const LINES: Readonly<Record<string, { readonly en?: string }>> = {
  ...settingNameLines,
  ...appearanceNameLines,
}
const SHOWN_AS = { switch: 'flag', number: 'number' } as const

function fieldsOf({ fields, isSecret }: SettingsSection): [string, AuditedField][] {
  return fields.map(({ key, label, kind }) => [
    key,
    {
      label,
      ...(kind in SHOWN_AS && { shownAs: SHOWN_AS[kind as keyof typeof SHOWN_AS] }),
      ...(isSecret && { isSecret: true }),
    },
  ])
}

/** What was told by the part of a group, before each value in it was told by itself. */
function formerFieldsOf({ fields, label, isSecret }: SettingsSection): [string, AuditedField][] {
  const parts = fields.flatMap(({ key }) => {
    const names = key.split('.')
    return names.length > 2 ? [names.slice(0, 2).join('.')] : []
  })
  return parts.map((part) => [part, { label, ...(isSecret && { isSecret: true }) }])
}

/** What is said of groups that are no longer there stays in the history as it was written. */
export const auditedSettings = defineAudited({
  kind: 'settings',
  fields: Object.fromEntries([...SECTIONS.flatMap(formerFieldsOf), ...SECTIONS.flatMap(fieldsOf)]),
  linesOfNames: Object.fromEntries(SECTIONS.map(({ key, label }) => [key, label])),
  nameValues: async ({ platform, t }) =>
    nameSettingValues(SECTIONS, await listRoleNames(platform.db), t),
  // Whoever writes settings knows them before and after: they are not read by number.
  readStates: async () => [],
})

/** A group by its values: `branding.site_name`. */
export function stateOfGroup(group: SettingsGroup, settings: Settings): AuditedState {
  const section = SECTIONS.find(({ key }) => key === group)!
  const values = section.fields.map(({ key }) => [key, valueAt(settings, key)] as const)
  return {
    id: group,
    name: LINES[section.label]?.en ?? group,
    values: Object.fromEntries(values),
  }
}

/** @param key `branding.site_name` */
export function valueAt(settings: object, key: string): unknown {
  let value: unknown = settings
  for (const name of key.split('.')) value = (value as Record<string, unknown>)[name]
  return value
}
