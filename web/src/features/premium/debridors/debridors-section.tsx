import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { Button, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPlus, IconSearch, IconTrash, IconUserBolt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DebridorDialog } from './debridor-dialog.tsx'
import { DebridorPages } from './debridor-pages.tsx'
import { type DebridorSearch, nextOrder } from './debridor-search.ts'
import { DebridorTable } from './debridor-table.tsx'
import { debridorsQuery } from './debridors.queries.ts'
import classes from './debridors.module.css'
import { DeleteDebridorsDialog } from './delete-debridors-dialog.tsx'

interface DebridorsSectionProps {
  search: DebridorSearch
  onSearch(search: DebridorSearch): void
}

/** The accounts at debrid services: found, ordered, added, changed, and deleted one or many at a time. */
export function DebridorsSection({ search, onSearch }: DebridorsSectionProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    ...debridorsQuery(search),
    placeholderData: keepPreviousData,
  })
  const rows = data?.pagination.data ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const [edited, setEdited] = useState<DebridorView | 'new'>()
  const [isDeleting, setDeleting] = useState(false)
  const [text, setText] = useState(search.query ?? '')
  const { selected } = selection
  const handleDeleted = () => {
    setDeleting(false)
    selection.clear()
    // A page that has lost all its rows is there no more.
    const page = search.page ?? 1
    if (selected.length === rows.length && page > 1) onSearch({ ...search, page: page - 1 })
  }
  const handleShowAll = () => {
    setText('')
    onSearch({})
  }
  return (
    <section
      aria-labelledby="debridors-title"
      onKeyDown={(event) => handleKey(event, selection, () => setDeleting(true))}
    >
      <header className={classes.head}>
        <h3 id="debridors-title">{t('Debridors Accounts')}</h3>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          disabled={!data}
          onClick={() => setEdited('new')}
        >
          {t('Add new account')}
        </Button>
      </header>
      {error && (
        <ErrorState
          title={t('The accounts could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={160} />}
      {data && (rows.length > 0 || search.query) && (
        <div className={classes.tools}>
          <SearchField text={text} onType={setText} search={search} onSearch={onSearch} />
          {selected.length > 0 && (
            <div className={classes.chosen}>
              <span role="status">
                {t('[one 1 selected|other :count selected]', { count: selected.length })}
              </span>
              <Button
                size="sm"
                variant="light"
                color="red"
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                onClick={() => setDeleting(true)}
              >
                {t('Delete')}
              </Button>
              <CloseButton
                size="lg"
                aria-label={t('Clear selection')}
                title={t('Clear selection')}
                onClick={selection.clear}
              />
            </div>
          )}
        </div>
      )}
      {data && rows.length === 0 && (
        <NoAccounts isFiltered={Boolean(search.query)} onShowAll={handleShowAll} />
      )}
      {rows.length > 0 && (
        <DebridorTable
          rows={rows}
          search={search}
          selection={selection}
          onOrder={(column) => onSearch(nextOrder(search, column))}
          onEdit={setEdited}
        />
      )}
      {data && rows.length > 0 && (
        <DebridorPages pagination={data.pagination} search={search} onSearch={onSearch} />
      )}
      <DebridorDialog
        edited={edited}
        checks={data?.checks ?? []}
        onClose={() => setEdited(undefined)}
      />
      <DeleteDebridorsDialog
        isOpen={isDeleting}
        accounts={rows.filter(({ id }) => selected.includes(id))}
        onClose={() => setDeleting(false)}
        onDone={handleDeleted}
      />
    </section>
  )
}

/** Ctrl+A chooses all, Escape none, Delete asks whether to delete what is chosen; not while somebody types. */
function handleKey(
  event: KeyboardEvent,
  selection: ReturnType<typeof useSelection>,
  onDelete: () => void,
): void {
  const { target } = event
  // Dialogs are children in React, though they stand elsewhere in the page.
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
  if (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
    return
  const hasSelection = selection.selected.length > 0
  if ((event.ctrlKey || event.metaKey) && event.key === 'a') selection.selectAll()
  else if (event.key === 'Escape' && hasSelection) selection.clear()
  else if (event.key === 'Delete' && hasSelection) onDelete()
  else return
  event.preventDefault()
}

function SearchField({
  text,
  onType,
  search,
  onSearch,
}: DebridorsSectionProps & { text: string; onType(text: string): void }) {
  const t = useTranslate()
  const find = useDebouncedCallback((query: string) => {
    const { query: _, page: __, ...rest } = search
    onSearch(query.trim() ? { ...rest, query: query.trim() } : rest)
  }, SEARCH_DEBOUNCE_MS)
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      value={text}
      aria-label={t('Search accounts')}
      placeholder={t('Search accounts')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      onChange={({ currentTarget }) => {
        onType(currentTarget.value)
        find(currentTarget.value)
      }}
    />
  )
}

function NoAccounts({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll(): void }) {
  const t = useTranslate()
  const icon = <IconUserBolt size={28} stroke={1.25} />
  if (!isFiltered)
    return (
      <EmptyState
        icon={icon}
        title={t('No accounts added yet')}
        text={t('Add the account you have at a debrid service or a file host.')}
      />
    )
  return (
    <EmptyState
      icon={icon}
      title={t('No matching accounts found')}
      text={t('Try another word, or look at all of them.')}
    >
      <Button variant="default" onClick={onShowAll}>
        {t('Show all')}
      </Button>
    </EmptyState>
  )
}
