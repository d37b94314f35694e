import { Button } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { focusAtOnce } from '../../../../lib/focus-on.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './import.module.css'
import { countOf, type SettledRow } from './settle-rows.ts'

interface FileSummaryProps {
  fileName: string
  rows: readonly SettledRow[]
  /** How many more the list takes. */
  room: number
  onOther(): void
}

/** How many of its titles were found, and what is left to do. */
export function FileSummary({ fileName, rows, room, onOther }: FileSummaryProps) {
  const t = useTranslate()
  const found = rows.length - countOf(rows, 'missing', 'open')
  const taken = countOf(rows, 'taken')
  const parts = [
    [countOf(rows, 'open'), '[one 1 to choose|other :count to choose]'],
    [countOf(rows, 'missing'), '[one 1 not found|other :count not found]'],
    [countOf(rows, 'there'), '[one 1 in the list already|other :count in the list already]'],
    [countOf(rows, 'same'), '[one 1 named twice|other :count named twice]'],
    [countOf(rows, 'left'), '[one 1 left out|other :count left out]'],
  ] as const
  return (
    <div className={classes.summary}>
      <p className={classes.file}>
        <IconFileTypeCsv size={18} stroke={1.5} aria-hidden />
        <span>{fileName}</span>
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {t('Choose another file')}
        </Button>
      </p>
      <div role="status">
        {/* The field of the file is gone, and whoever chose it goes on here. */}
        <h2 className={classes.counted} tabIndex={-1} ref={focusAtOnce}>
          {t(':found of :count found', { found, count: rows.length })}
        </h2>
        <ul className={classes.parts}>
          {parts.map(([count, words]) => count > 0 && <li key={words}>{t(words, { count })}</li>)}
        </ul>
        {taken > room && (
          <p className={classes.warning}>
            {t('The list takes :room more: titles at the end of the file stay out.', { room })}
          </p>
        )}
      </div>
    </div>
  )
}
