import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { VALUE_SOURCES } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import { useTitleFacts } from '../../title-strip.tsx'
import {
  type BatchRow,
  errorsAt,
  hasField,
  missingOf,
  type RowField,
  WHOLE_SEASON,
} from './batch-rows.ts'
import classes from './batch.module.css'

type Source = (typeof VALUE_SOURCES)[number]

interface BatchCellProps {
  row: BatchRow
  field: RowField
  options: LinkOptionsView
}

/** What a cell says, and where that comes from. */
export function BatchCell({ row, field, options }: BatchCellProps) {
  const t = useTranslate()
  const text = useCellText(row, field, options)
  const source = useSourceWords()(sourceOf(row, field))
  const errors = errorsAt(row, field)
  const isMissing = row.plan !== null && !row.added && missingOf(row).includes(field)
  if (field !== 'lien' && !hasField(row, field)) return <span className={classes.none}>–</span>
  return (
    <>
      {text === '' ? (
        <span className={isMissing ? classes.missing : classes.none}>
          {isMissing ? t('Choose') : '–'}
        </span>
      ) : (
        <span className={classes.value} data-read={source ? true : undefined} title={source}>
          {text}
          {source && <VisuallyHidden>{` (${source})`}</VisuallyHidden>}
        </span>
      )}
      {errors.map((error) => (
        <span key={error} className={classes.wrong} role="alert">
          {error}
        </span>
      ))}
    </>
  )
}

function useCellText(row: BatchRow, field: RowField, options: LinkOptionsView): string {
  const t = useTranslate()
  const format = useFormat()
  const facts = useTitleFacts()
  const { title, qualite, saison, episodes, lien } = row.values
  switch (field) {
    case 'title':
      return title ? `${title.name} (${facts(title)})` : ''
    case 'qualite':
      return options.qualities.find(({ id }) => String(id) === qualite)?.name ?? ''
    case 'langues':
    case 'subs':
      return options.languages
        .filter(({ id }) => row.values[field].includes(String(id)))
        .map(({ name }) => t(name))
        .join(', ')
    case 'saison':
      return saison
    case 'episodes':
      return episodes.trim() === WHOLE_SEASON ? t('Full season') : episodes
    default: {
      if (row.fileName !== null) {
        const size = row.plan?.suggestions.taille
        return size ? format.bytes(size) : ''
      }
      const lines = lien.split('\n').filter((line) => line.trim() !== '')
      const hosts = row.plan?.hosts.join(', ')
      if (lines.length <= 1) return hosts || (lines[0] ?? '')
      const count = t('[one 1 address|other :count addresses]', { count: lines.length })
      return hosts ? t(':label: :name', { label: hosts, name: count }) : count
    }
  }
}

function sourceOf({ said, plan }: BatchRow, field: RowField): Source | null {
  if (said.includes(field) || !plan || field === 'lien') return null
  const source = plan.sources[field]
  return source === 'sender' ? null : source
}

/** Where a value comes from, if not from the reader. */
function useSourceWords(): (source: Source | null) => string | undefined {
  const t = useTranslate()
  const words: Partial<Record<Source, string>> = {
    name: t('Read from the name'),
    address: t('Read from the address'),
    file: t('Read from the file'),
    search: t('Found by its name and year'),
  }
  return (source) => (source ? words[source] : undefined)
}
