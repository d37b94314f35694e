import { Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { Chip, type ChipTone } from '../../../../../ui/chip.tsx'
import { type BatchRow, problemsOf, refusedDuplicates, type RowState } from './batch-rows.ts'
import classes from './batch.module.css'

export const nameOf = ({ fileName, plan, name, values }: BatchRow): string =>
  fileName ?? name ?? plan?.name ?? values.lien.split('\n')[0] ?? ''

export const STATE_WORDS: Readonly<Record<RowState, { label: string; tone: ChipTone }>> = {
  uploading: { label: 'Uploading', tone: 'plain' },
  reading: { label: 'Being read', tone: 'plain' },
  decide: { label: 'Needs a decision', tone: 'warn' },
  duplicate: { label: 'Duplicate', tone: 'warn' },
  refused: { label: 'Refused', tone: 'bad' },
  ready: { label: 'Ready', tone: 'good' },
  adding: { label: 'Being added', tone: 'plain' },
  added: { label: 'Added', tone: 'accent' },
}

/** Fields that no cell is of: what is said of them stands with the name. */
const OF_THE_ROW = ['', 'key', 'url', 'typefile', 'name', 'nfo']

interface RowNameProps {
  row: BatchRow
  state: RowState
  /** The row above that it is the same as. */
  sameAs: string | undefined
}

/** What a row is called, how far it is, and what is said of all of it. */
export function RowName({ row, state, sameAs }: RowNameProps) {
  const t = useTranslate()
  const { label, tone } = STATE_WORDS[state]
  const { plan } = row
  const said = problemsOf(row).filter(({ field }) => OF_THE_ROW.includes(field))
  const notes = row.isStale ? [] : (plan?.notes ?? [])
  const others = (row.isStale ? [] : (plan?.duplicates ?? [])).filter(
    (same) => same.row === null && !same.is_refused,
  )
  return (
    <div className={classes.name}>
      <span className={classes.words} title={nameOf(row)}>
        {nameOf(row)}
      </span>
      <span className={classes.facts}>
        {(state === 'uploading' || state === 'reading' || state === 'adding') && (
          <Loader size={12} aria-hidden />
        )}
        <Chip tone={tone}>{t(label)}</Chip>
        {row.plan?.suggestions.group && <span>{row.plan.suggestions.group}</span>}
        {state === 'added' && row.values.title && <SeeIt titleId={row.values.title.id} />}
      </span>
      {row.fault !== null && <Said isWrong>{row.fault || t('Failed')}</Said>}
      {said.map(({ message }) => (
        <Said key={message} isWrong>
          {message}
        </Said>
      ))}
      {!row.added && sameAs !== undefined && (
        <Said>{t('The same as “:name” above', { name: sameAs })}</Said>
      )}
      {!row.added &&
        refusedDuplicates(row).map(({ id }) => (
          <Said key={id}>{t('This title has it already: number :id', { id: id ?? '' })}</Said>
        ))}
      {!row.added &&
        others.map(({ id, title_name: name }) => (
          <Said key={id}>{t('It is on :title too', { title: name ?? '' })}</Said>
        ))}
      {!row.added && plan?.suggestions.is_multi && !row.said.includes('langues') && (
        <Said>{t('It has several languages, of which its name does not tell all.')}</Said>
      )}
      {!row.added && notes.map((note) => <Said key={note}>{note}</Said>)}
    </div>
  )
}

function Said({ children, isWrong = false }: { children: string; isWrong?: boolean }) {
  return (
    <span className={isWrong ? classes.wrong : classes.note} role={isWrong ? 'alert' : undefined}>
      {children}
    </span>
  )
}

/** Leads to what its title has now, of the kind that the reader adds. */
function SeeIt({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { can } = useSession()
  return (
    <Link
      to={can('liens.create') ? '/admin/liens/$titleId' : '/admin/nzbs/$titleId'}
      params={{ titleId: String(titleId) }}
      className={classes.link}
    >
      {t('See it')}
    </Link>
  )
}
