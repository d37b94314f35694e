import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Conflict, conflictStore } from '../lib/conflicts.ts'
import { useWireTexts } from './conflict-texts.ts'
import { FormConflictDialog } from './form-conflict-dialog.tsx'
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

/** What others changed since this page was read. What was typed stays where it is. */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(conflictStore.subscribe, conflictStore.get, NONE)
  // Closing fades out: what was shown stays until then.
  const [shown, setShown] = useState(conflict)
  if (conflict && conflict !== shown) setShown(conflict)
  const isOpen = conflict !== null
  return shown?.form ? (
    <FormConflictDialog key={shown.records[0]?.version} isOpen={isOpen} conflict={shown.form}>
      {shown.form.fields.length === 0 && <Changes record={shown.records[0]!} showsNumber={false} />}
    </FormConflictDialog>
  ) : (
    <LookAgainDialog isOpen={isOpen} conflict={shown} />
  )
}

function LookAgainDialog({ isOpen, conflict }: { isOpen: boolean; conflict: Conflict | null }) {
  const t = useTranslate()
  const queries = useQueryClient()
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
      isOpen={isOpen}
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
  const textOf = useWireTexts()
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
