import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'

/** What fields hold, by the name of the field. */
export type SettingValues = Record<string, unknown>

/** What a new row, or a thing that was nothing, begins with. */
export function emptyOf(fields: readonly SettingField[]): SettingValues {
  return Object.fromEntries(fields.map((field) => [field.key, emptyValue(field)]))
}

function emptyValue({ kind, choices, least, isNullable }: SettingField): unknown {
  if (isNullable) return null
  if (kind === 'switch') return false
  if (kind === 'choice') return choices?.[0]?.value
  if (kind === 'number') return least ?? 0
  return kind === 'rows' || kind === 'lines' || kind === 'roles' ? [] : ''
}
