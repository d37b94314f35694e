import {
  WORKSPACE_ROLE_NAMES,
  WORKSPACE_ROLES,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { useFormat } from '../lib/format.ts'
import { useTranslate } from '../lib/i18n.ts'

const STATUS_NAMES = ['Pending', 'Active', 'Dead'] as const

/** A value of the wire as its reader knows it. */
export function useWireTexts(): (field: string, value: unknown) => string {
  const t = useTranslate()
  const format = useFormat()
  return (field, value) => {
    if (field === 'role')
      return t(WORKSPACE_ROLE_NAMES[WORKSPACE_ROLES.find((role) => role === value) ?? 'member'])
    if (field === 'more_info') return isOn(value) ? t('Yes') : t('No')
    if (field === 'active' && typeof value === 'number') return t(STATUS_NAMES[value] ?? '')
    if (typeof value === 'boolean' || field === 'full_saison' || field === 'active')
      return value ? t('Yes') : t('No')
    if (field === 'taille' && typeof value === 'number') return format.bytes(value)
    return plainText(value)
  }
}

/** The one thing that `more_info` says. */
const isOn = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'debrid_link' in value &&
  value.debrid_link === true

/** Names, numbers and texts; anything else has none. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plainText).join(', ')
  if (typeof value === 'object') {
    const { name, qual } = value as { name?: unknown; qual?: unknown }
    return plainText(name ?? qual)
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
}
