import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { Button, CloseButton, Menu } from '@mantine/core'
import { IconArrowDown, IconPlaylistAdd } from '@tabler/icons-react'
import { useState } from 'react'
import { UnsavedGuard } from '../../../../../lib/forms/unsaved-guard.tsx'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { EditorBar } from '../../../../../ui/editor-bar.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../../../ui/page.tsx'
import { type StripTitle, TitleStrip } from '../../title-strip.tsx'
import { COLUMNS } from './batch-columns.ts'
import { BatchIntake } from './batch-intake.tsx'
import { type BatchRow, mayBeReadAgain, type RowField, type RowState } from './batch-rows.ts'
import { BatchTable } from './batch-table.tsx'
import classes from './batch.module.css'
import { STATE_WORDS } from './row-name.tsx'
import { type Batch, useBatch } from './use-batch.ts'

interface BatchPageProps {
  options: LinkOptionsView
  /** What all are meant for, where somebody comes from a title. */
  title: StripTitle | null
}

/** Many contributions at once: dropped or pasted, corrected in a table, and added. */
export function BatchPage({ options, title }: BatchPageProps) {
  const t = useTranslate()
  const batch = useBatch(title)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { rows, states, isAdding } = batch
  const selected = chosen.filter((key) => states.has(key))
  const inState = (state: RowState) => rows.filter(({ key }) => states.get(key) === state)
  const ready = inState('ready').length
  const duplicates = inState('duplicate')
  const added = inState('added')
  const heading = title ? t('Add many to :title', { title: title.name }) : t('Add many')
  const fill = (from: BatchRow, field: RowField) => {
    const to = selected.filter((key) => key !== from.key)
    if (to.length > 0) batch.say(to, { [field]: from.values[field] })
  }
  return (
    <Page>
      {title ? (
        <TitleStrip title={title} heading={heading} />
      ) : (
        <PageHeader
          title={heading}
          text={t('Each file, name or address becomes a row. Correct the rows, then add them.')}
        />
      )}
      <BatchIntake batch={batch} titleId={title?.id} />
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconPlaylistAdd size={32} stroke={1.5} />}
          title={t('No rows yet')}
          text={t(
            'Drop files or paste lines above: what their names say is filled in for you to check.',
          )}
        />
      ) : (
        <>
          <Counts batch={batch} />
          <p className={classes.hint}>
            {t('Dotted values were read or found: check them.')}{' '}
            <span className={classes.keys}>
              {t(
                'Enter or F2 changes a cell, Tab goes on, Space selects a row, Ctrl+D copies a cell to the selected rows, * is a whole season.',
              )}
            </span>
          </p>
          {selected.length > 0 && (
            <SelectedBar
              batch={batch}
              selected={selected}
              onFill={fill}
              onClear={() => setChosen([])}
            />
          )}
          <BatchTable
            batch={batch}
            options={options}
            selected={selected}
            onSelected={setChosen}
            onFill={fill}
          />
          <EditorBar>
            {rows.some(mayBeReadAgain) && (
              <Button variant="default" onClick={batch.readAgain}>
                {t('Read again')}
              </Button>
            )}
            {duplicates.length > 0 && (
              <Button
                variant="default"
                onClick={() => batch.remove(duplicates.map(({ key }) => key))}
              >
                {t('Remove [one 1 duplicate|other :count duplicates]', {
                  count: duplicates.length,
                })}
              </Button>
            )}
            {added.length > 0 && !isAdding && (
              <Button variant="default" onClick={() => batch.remove(added.map(({ key }) => key))}>
                {t('Clear what was added')}
              </Button>
            )}
            <Button disabled={ready === 0} loading={isAdding} onClick={() => void batch.addReady()}>
              {t('Add [one 1 that is ready|other all :count that are ready]', { count: ready })}
            </Button>
          </EditorBar>
        </>
      )}
      <UnsavedGuard isDirty={() => rows.some((row) => !row.added)} />
    </Page>
  )
}

const ORDER: readonly RowState[] = [
  'uploading',
  'reading',
  'decide',
  'duplicate',
  'refused',
  'ready',
  'adding',
  'added',
]

/** How many rows are how far. */
function Counts({ batch: { rows, states } }: { batch: Batch }) {
  const t = useTranslate()
  const counted = ORDER.flatMap((state) => {
    const count = rows.filter(({ key }) => states.get(key) === state).length
    return count > 0
      ? [t(':label: :name', { label: t(STATE_WORDS[state].label), name: count })]
      : []
  })
  return (
    <p className={classes.counts} role="status">
      {[t('[one 1 row|other :count rows]', { count: rows.length }), ...counted].join(' · ')}
    </p>
  )
}

interface SelectedBarProps {
  batch: Batch
  selected: readonly string[]
  onFill(from: BatchRow, field: RowField): void
  onClear(): void
}

/** What can be done with the rows that are chosen. */
function SelectedBar({ batch, selected, onFill, onClear }: SelectedBarProps) {
  const t = useTranslate()
  const first = batch.rows.find(({ key }) => selected.includes(key))
  return (
    <div className={classes.selected}>
      <span role="status">
        {t('[one 1 item selected|other :count items selected]', { count: selected.length })}
      </span>
      <CloseButton
        size="lg"
        aria-label={t('Clear selection')}
        title={t('Clear selection')}
        onClick={onClear}
      />
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowDown size={16} stroke={1.5} />}
            disabled={selected.length < 2}
          >
            {t('Fill down')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('Copy from the first selected row')}</Menu.Label>
          {COLUMNS.filter(({ field }) => field !== 'lien').map(({ field, label }) => (
            <Menu.Item key={field} onClick={() => first && onFill(first, field)}>
              {t(label)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => numberEpisodes(batch, selected)}>
            {t('Number the episodes upwards')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          batch.remove(selected)
          onClear()
        }}
      >
        {t('Remove')}
      </Button>
    </div>
  )
}

/** From the number of the first row on. */
function numberEpisodes(batch: Batch, selected: readonly string[]): void {
  const rows = batch.rows.filter(({ key }) => selected.includes(key))
  const start = Number.parseInt(rows[0]?.values.episodes ?? '', 10) || 1
  for (const [index, { key }] of rows.entries())
    batch.say([key], { episodes: String(start + index) })
}
