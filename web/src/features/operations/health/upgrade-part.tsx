import type { PendingChange } from '@mediatheque/contract/operations/health/health.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './health.module.css'

const EFFECTS: Readonly<Record<PendingChange['effects'][number]['effect'], string>> = {
  rewrites:
    'Writes :table anew: :size, about [one :count row|other :count rows]. Nobody uses it meanwhile.',
  reads:
    'Reads the whole of :table: :size, about [one :count row|other :count rows]. Nobody writes there meanwhile.',
  scans:
    'Reads the whole of :table: :size, about [one :count row|other :count rows]. Nobody waits for it.',
  changes: 'Changes rows of :table: :size, about [one :count row|other :count rows].',
}

/** What the next start changes in the database, and what that takes. */
export function PendingChanges({ changes }: { changes: readonly PendingChange[] }) {
  const t = useTranslate()
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <ul className={classes.changes} aria-label={t('Changes that the next start makes')}>
      {changes.map(({ name, effects }) => (
        <li key={name}>
          <code>{name}</code>
          {effects.length === 0 && <p>{t('It is over in a moment.')}</p>}
          {effects.map(({ table, effect, size, rows }) => (
            <p key={table}>
              {t(EFFECTS[effect], { table, size: format.bytes(size) ?? '', count: rows })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What the release says of itself, and how another takes its place. */
export function UpgradeHelp({ notes }: { notes: string | null }) {
  const t = useTranslate()
  return (
    <>
      {notes !== null && (
        <details className={classes.more}>
          <summary>{t('What this release says of itself')}</summary>
          <pre className={classes.notes}>{notes}</pre>
        </details>
      )}
      <details className={classes.more}>
        <summary>{t('How to upgrade')}</summary>
        <ol>
          <li>{t('Make a backup, and wait until it was read.')}</li>
          <li>{t('Put the new release where this one lies: with git, “git pull”.')}</li>
          <li>
            {t('Look here again: what its start changes stands above, before anything is changed.')}
          </li>
          <li>
            {t(
              'Restart all processes with “npm start”. It makes the changes by itself, each whole or not at all.',
            )}
          </li>
          <li>{t('To go back, restore the backup with the release that it was made with.')}</li>
        </ol>
        <p>{t('docs/CONFIGURATION.md, beside the software, says more of it.')}</p>
      </details>
    </>
  )
}
