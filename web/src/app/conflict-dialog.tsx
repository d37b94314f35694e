import {
  WORKSPACE_ROLE_NAMES,
  WORKSPACE_ROLES,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { conflictStore } from '../lib/conflicts.ts'
import { useFormat } from '../lib/format.ts'
import { useTranslate } from '../lib/i18n.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import classes from './conflict-dialog.module.css'

const NONE = () => null

/** Fields as readers know them, by their name on the wire; others follow from these and are not told. */
const LABELS: Readonly<Record<string, string>> = {
  liens: 'Lien',
  host: 'Host',
  qual: 'Qualite',
  langues_compact: 'Langues',
  subs_compact: 'Subs',
  taille: 'Taille',
  saison: 'Saison',
  episode: 'Episode',
  full_saison: 'Full saison',
  active: 'Status',
  api: 'Api',
  name: 'Name',
  country: 'Country',
  timezone: 'Time zone',
  role: 'Role',
  more_info: 'Automatic premium link generation',
}
const STATUS_NAMES = ['Pending', 'Active', 'Dead'] as const

/** What others changed since this page was read. What was typed stays where it is. */
export function ConflictDialog() {
  const t = useTranslate()
  const queries = useQueryClient()
  const conflict = useSyncExternalStore(conflictStore.subscribe, conflictStore.get, NONE)
  const [isBusy, setBusy] = useState(false)
  const lookAgain = async () => {
    setBusy(true)
    await queries.invalidateQueries().catch(() => undefined)
    conflict?.lookAgain?.(conflict.records)
    setBusy(false)
    conflictStore.close()
  }
  return (
    <ConfirmDialog
      isOpen={conflict !== null}
      title={t('Somebody changed this in the meantime')}
      text={t('Nothing was saved. Look at what changed, then decide again.')}
      confirmLabel={t('Look again')}
      cancelLabel={t('Close')}
      isBusy={isBusy}
      isOnTop
      onConfirm={() => void lookAgain()}
      onClose={conflictStore.close}
    >
      {conflict?.records.map((record) => (
        <Changes key={record.id} record={record} showsNumber={conflict.records.length > 1} />
      ))}
    </ConfirmDialog>
  )
}

function Changes({ record, showsNumber }: { record: StaleRecord; showsNumber: boolean }) {
  const t = useTranslate()
  const textOf = useTexts()
  const told = Object.entries(record.changed).filter(([field]) => field in LABELS)
  if (told.length === 0) return null
  return (
    <dl className={classes.changes}>
      {showsNumber && <dt className={classes.number}>{t('Number :id', { id: record.id })}</dt>}
      {told.map(([field, [seen, now]]) => (
        <div key={field} className={classes.change}>
          <dt>{t(LABELS[field]!)}</dt>
          <dd>
            <del>{textOf(field, seen)}</del> <ins>{textOf(field, now)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value of the wire as its reader knows it. */
function useTexts(): (field: string, value: unknown) => string {
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
    return plain(value)
  }
}

/** The one thing that `more_info` says. */
const isOn = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'debrid_link' in value &&
  value.debrid_link === true

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ')
  if (typeof value === 'object') {
    const { name, qual } = value as { name?: unknown; qual?: unknown }
    return plain(name ?? qual)
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
}
