import { ActionIcon, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { areEqual } from '../../../../lib/forms/merge-values.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import {
  EPISODE_COLUMNS,
  type EpisodeColumn,
  type EpisodeDraft,
  type EpisodeDrafts,
  idOf,
  readCells,
  withPasted,
} from './episode-drafts.ts'
import classes from './episode-grid.module.css'
import { replaceValues } from './use-episodes-form.ts'

interface EpisodeGridProps {
  titleId: number
  season: number
  drafts: EpisodeDrafts
  form: UseFormReturnType<EpisodeDrafts>
  nextKey(): string
  onChange(drafts: EpisodeDrafts): void
}

const LABELS: Readonly<Record<EpisodeColumn, string>> = {
  number: 'No.',
  name: 'Name',
  name_fr: 'Name in French',
  release_date: 'Release date',
  runtime: 'Minutes',
}

/** Rows in the order in which they were read; arrows up and down and Enter stay in their column. */
export function EpisodeGrid({
  titleId,
  season,
  drafts,
  form,
  nextKey,
  onChange,
}: EpisodeGridProps) {
  const t = useTranslate()
  const keys = Object.keys(drafts)
  const write = (key: string, column: EpisodeColumn, value: string) => {
    form.setFieldValue(key, { ...form.getValues()[key]!, [column]: value } as never)
    form.clearFieldError(`${key}.${column}`)
  }
  const paste = (event: ClipboardEvent, key: string, column: EpisodeColumn) => {
    const cells = readCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    const now = form.getValues()
    const rows = Object.keys(now)
    onChange(withPasted(now, { cells, keys: rows.slice(rows.indexOf(key)), column, nextKey }))
  }
  /** A row that is not there yet is simply gone. */
  const remove = (key: string) => {
    const { [key]: _gone, ...others } = form.getValues()
    if (idOf(key) === undefined) replaceValues(form, others)
    else form.setFieldValue(key, null as never)
  }
  return (
    <div className={classes.scroll}>
      <table className={classes.grid}>
        <thead>
          <tr>
            {EPISODE_COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(LABELS[column])}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <Row
              key={key}
              rowKey={key}
              draft={drafts[key] ?? null}
              errors={errorsOf(form.errors, key)}
              place={{ titleId, season }}
              acts={{ write, paste, remove, restore: () => form.resetField(key) }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function errorsOf(errors: UseFormReturnType<EpisodeDrafts>['errors'], key: string) {
  const own = Object.entries(errors).filter(([name]) => name.startsWith(`${key}.`))
  return Object.fromEntries(own.map(([name, error]) => [name.slice(key.length + 1), error]))
}

interface RowProps {
  rowKey: string
  draft: EpisodeDraft | null
  errors: Readonly<Record<string, unknown>>
  place: { readonly titleId: number; readonly season: number }
  acts: {
    write(key: string, column: EpisodeColumn, value: string): void
    paste(event: ClipboardEvent, key: string, column: EpisodeColumn): void
    remove(key: string): void
    restore(): void
  }
}

/** Of hundreds of rows, that one is rendered which is typed into. */
const Row = memo(
  EpisodeLine,
  (before, next) =>
    before.rowKey === next.rowKey &&
    areEqual(before.draft, next.draft) &&
    areEqual(before.errors, next.errors),
)

function EpisodeLine({ rowKey, draft, errors, place, acts }: RowProps) {
  const t = useTranslate()
  if (!draft)
    return (
      <tr className={classes.removed}>
        <td colSpan={EPISODE_COLUMNS.length}>{t('Removed when you save')}</td>
        <td>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('Keep this episode')}
            title={t('Keep this episode')}
            onClick={acts.restore}
          >
            <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </td>
      </tr>
    )
  const { titleId, season } = place
  const name = { number: draft.number }
  return (
    <tr>
      {EPISODE_COLUMNS.map((column) => (
        <td key={column} data-column={column}>
          <TextInput
            size="sm"
            aria-label={t(':column of episode :number', { ...name, column: t(LABELS[column]) })}
            data-path={`${rowKey}.${column}`}
            type={column === 'release_date' ? 'date' : 'text'}
            {...((column === 'number' || column === 'runtime') && { inputMode: 'numeric' })}
            {...(column.startsWith('name') && { maxLength: 300 })}
            value={draft[column]}
            error={errors[column] as string | undefined}
            onChange={(event) => acts.write(rowKey, column, event.currentTarget.value)}
            onPaste={(event) => acts.paste(event, rowKey, column)}
            onKeyDown={(event) => moveInColumn(event, column)}
          />
        </td>
      ))}
      <td className={classes.acts}>
        {idOf(rowKey) !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            title={t('All of this episode')}
            renderRoot={(props) => (
              <Link
                to="/admin/titles/$titleId/edit/seasons/$season/episodes/$episode/primary-facts"
                params={{
                  titleId: String(titleId),
                  season: String(season),
                  episode: draft.number,
                }}
                aria-label={t('All of episode :number', name)}
                {...props}
              />
            )}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Remove episode :number', name)}
          title={t('Remove')}
          onClick={() => acts.remove(rowKey)}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}

/** Days have arrows of their own. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>, column: EpisodeColumn): void {
  const isUp = event.key === 'ArrowUp'
  const isDown = event.key === 'ArrowDown'
  if (event.key !== 'Enter' && (!(isUp || isDown) || column === 'release_date')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const row = event.currentTarget.closest('tr')
  const cell = (other: Element | null | undefined) =>
    other?.querySelector<HTMLInputElement>(`[data-column="${column}"] input`)
  let next = isUp ? row?.previousElementSibling : row?.nextElementSibling
  while (next && !cell(next)) next = isUp ? next.previousElementSibling : next.nextElementSibling
  cell(next)?.select()
}
