import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { NameValue } from '../../../platform/audit/define-audited.ts'
import { type SettingOptions, type SettingsSection, withOptions } from './settings-fields.ts'

/** Values as their inputs show them: a choice by its name, each row of a list on a line of its own. */
export function nameSettingValues(
  sections: readonly SettingsSection[],
  roles: SettingOptions['roles'],
  t: TranslateLine,
): NameValue {
  const all = withOptions(
    sections.flatMap((section) => section.fields),
    { languages: [], roles },
  )
  const fields = new Map(all.map((field) => [field.key, field]))
  return (key, value) => {
    const field = fields.get(key)
    return field ? named(field, value, t) : value
  }
}

function named(field: SettingField, value: unknown, t: TranslateLine): unknown {
  if (field.kind === 'choice') {
    const choice = field.choices?.find((one) => one.value === value)
    return choice ? t(choice.label) : value
  }
  if (field.kind === 'moment' && typeof value === 'string') return momentText(value)
  if (field.kind === 'roles' && Array.isArray(value))
    return value.map((id) => nameOfRole(field, id, t))
  if (field.kind === 'rows' && Array.isArray(value))
    return value.map((row) => rowText(field.fields ?? [], row, t))
  if (field.kind === 'optional' && value !== null && value !== undefined)
    return rowText(field.fields ?? [], value, t)
  return value
}

/** In the one form that pages write as the reader reads it. What is read of a file may be no moment. */
const momentText = (value: string): string => {
  const at = Date.parse(value)
  return Number.isNaN(at) ? value : new Date(at).toISOString()
}

/** One that is gone by its number. */
const nameOfRole = ({ choices = [] }: SettingField, id: unknown, t: TranslateLine): string =>
  choices.find(({ value }) => value === String(id))?.label ?? t('Role :id', { id: String(id) })

/** `Label: value` of each part that has one. What is read of a file before it is checked may be no row at all. */
function rowText(parts: readonly SettingField[], row: unknown, t: TranslateLine): string {
  if (typeof row !== 'object' || row === null) return String(row)
  const values = row as Readonly<Record<string, unknown>>
  return parts
    .map((part) => [part, named(part, values[part.key], t)] as const)
    .filter(([, value]) => !isNothing(value))
    .map(([part, value]) => t(':label: :name', { label: t(part.label), name: partText(value, t) }))
    .join(', ')
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function partText(value: unknown, t: TranslateLine): string {
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (Array.isArray(value)) return `[${value.map((one) => partText(one, t)).join('; ')}]`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
