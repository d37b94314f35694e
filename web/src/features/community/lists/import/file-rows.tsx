import type { FileTitle } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { FileRow } from './file-row.tsx'
import classes from './import.module.css'
import type { Fate, SettledRow } from './settle-rows.ts'

/** More at once would take the browser a while. */
const ROWS_AT_ONCE = 200
const VIEWS = ['all', 'open', 'missing'] as const
type View = (typeof VIEWS)[number]

interface FileRowsProps {
  rows: readonly SettledRow[]
  onChoose(line: number, titleId: number | null): void
  onLookUp(line: number, title: FileTitle): void
}

/** All rows of the file, or those that somebody has to look at. */
export function FileRows({ rows, onChoose, onLookUp }: FileRowsProps) {
  const t = useTranslate()
  const [view, setView] = useState<View>('all')
  const [most, setMost] = useState(ROWS_AT_ONCE)
  // A row that is chosen stays where it is until another view is asked for.
  const [lines] = useState(() => ({
    open: linesOf(rows, 'open'),
    missing: linesOf(rows, 'missing'),
  }))
  const shown = view === 'all' ? rows : rows.filter((settled) => lines[view].has(lineOf(settled)))
  return (
    <section aria-label={t('Titles of the file')} className={classes.section}>
      <SegmentedControl
        size="sm"
        className={classes.views}
        value={view}
        onChange={(value) => setView(value as View)}
        aria-label={t('Rows that are shown')}
        data={[
          { value: 'all', label: t('All (:count)', { count: rows.length }) },
          { value: 'open', label: t('To choose (:count)', { count: lines.open.size }) },
          { value: 'missing', label: t('Not found (:count)', { count: lines.missing.size }) },
        ]}
      />
      {shown.length === 0 && <p className={classes.none}>{t('No rows to show here.')}</p>}
      <ul className={classes.rows}>
        {shown.slice(0, most).map((settled) => (
          <FileRow
            key={lineOf(settled)}
            settled={settled}
            onChoose={(titleId) => onChoose(lineOf(settled), titleId)}
            onLookUp={(title) => onLookUp(lineOf(settled), title)}
          />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="default" mt="md" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t('Show more rows')}
        </Button>
      )}
    </section>
  )
}

const lineOf = ({ row }: SettledRow) => row.line
const linesOf = (rows: readonly SettledRow[], wanted: Fate) =>
  new Set(rows.filter(({ fate }) => fate === wanted).map(lineOf))
