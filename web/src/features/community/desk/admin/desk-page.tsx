import { DESK_ITEMS } from '@mediatheque/contract/community/desk/desk-kinds.ts'
import type { DeskItem } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconCheck, IconMoodSmile, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { useSelection } from '../../../../lib/use-selection.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { DeskEntry } from './desk-entry.tsx'
import classes from './desk.module.css'
import { deskQuery, type DeskSearch } from './desk.queries.ts'
import { DeskTabs } from './desk-tabs.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useDeskDecisions } from './use-desk-decisions.ts'
import { useDeskKeys } from './use-desk-keys.ts'

interface DeskPageProps {
  search: DeskSearch
  onSearch(search: DeskSearch): void
}

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** What members wrote or made that somebody has to decide about, of all kinds together. */
export function DeskPage({ search, onSearch }: DeskPageProps) {
  const t = useTranslate()
  const { data, error } = useQuery({ ...deskQuery(search), placeholderData: keepPreviousData })
  return (
    <Page>
      <PageHeader
        title={t('Community')}
        titleId="community-desk"
        text={t('What readers say is wrong, and comments that are held.')}
      />
      <DeskTabs />
      {error && !data && <p>{errorMessage(error)}</p>}
      {!data && !error && <Skeleton height={240} />}
      {data && <Desk items={data.items} search={search} onSearch={onSearch} />}
    </Page>
  )
}

type Removal = readonly DeskItem[] | undefined

function Desk({ items, search, onSearch }: DeskPageProps & { items: readonly DeskItem[] }) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  // Numbers of different kinds may be the same: entries are chosen by their place.
  const selection = useSelection(items.map((_item, place) => place))
  const [removed, setRemoved] = useState<Removal>()
  const { accept, remove, isBusy } = useDeskDecisions(() => {
    selection.clear()
    setRemoved(undefined)
    list.current?.querySelector('li')?.focus()
  })
  const chosen = selection.selected.map((place) => items[place]!)
  const meant = (place: number | undefined) =>
    chosen.length > 0 ? chosen : place === undefined ? [] : [items[place]!]
  const ask = (some: readonly DeskItem[]) => {
    if (some.length > 0) setRemoved(some)
  }
  useDeskKeys({
    entries: () => [...(list.current?.querySelectorAll('li') ?? [])],
    onChoose: (place) => selection.toggle(place, false),
    onAccept: (place) => {
      const some = meant(place)
      if (some.length > 0 && !isBusy) accept(some)
    },
    onRemove: (place) => ask(meant(place)),
    onClear: selection.clear,
  })
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('Order')}
          value={search.order ?? 'reports'}
          data={[
            { value: 'reports', label: t('Most reported first') },
            { value: 'newest', label: t('Newest first') },
          ]}
          onChange={(order) => {
            const { order: _, ...others } = search
            onSearch(order === 'newest' ? { ...others, order } : others)
          }}
        />
        {chosen.length > 0 && (
          <div>
            <span role="status">
              {t('[one 1 item selected|other :count items selected]', { count: chosen.length })}
            </span>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconCheck {...ICON} />}
              disabled={isBusy}
              onClick={() => accept(chosen)}
            >
              {t('Nothing wrong')}
            </Button>
            <Button
              size="sm"
              variant="light"
              color="red"
              leftSection={<IconTrash {...ICON} />}
              disabled={isBusy}
              onClick={() => ask(chosen)}
            >
              {t('Delete or hide')}
            </Button>
          </div>
        )}
      </div>
      {items.length === 0 && (
        <EmptyState
          icon={<IconMoodSmile size={28} stroke={1.25} />}
          title={t('Nothing waits')}
          text={t('What readers report, and comments that are held, will be here.')}
        />
      )}
      <ul ref={list} className={classes.entries} aria-labelledby="community-desk">
        {items.map((item, place) => (
          <DeskEntry
            key={`${item.kind} ${item.id}`}
            item={item}
            isChosen={selection.selected.includes(place)}
            isBusy={isBusy}
            onToggle={(withShift) => selection.toggle(place, withShift)}
            onAccept={() => accept([item])}
            onRemove={() => ask([item])}
          />
        ))}
      </ul>
      {items.length === DESK_ITEMS && (
        <p className={classes.dim}>{t('These are the first. The next follow as you decide.')}</p>
      )}
      {items.length > 0 && (
        <p className={classes.dim}>
          {t('Keys: J and K go on and back, X selects, A finds nothing wrong, D deletes.')}
        </p>
      )}
      {removed && (
        <RemoveDialog
          items={removed}
          isBusy={isBusy}
          onConfirm={(said) => remove({ items: removed, said })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
