import { ActionIcon } from '@mantine/core'
import { IconFileZip, IconMagnet, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable, type TableData } from '../../../../ui/data-table/data-table.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { useEpisodes } from '../download/release-table.tsx'
import { Age, Author, NameChips, Size, StatusChip } from '../link-cells.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import { EditLink } from '../edit-link.tsx'
import type { ReleaseRow, ReleaseSide, TitleReleasesSearch } from './release-sides.ts'
import { RowMenu } from './row-menu.tsx'
import { useChanges } from './use-changes.ts'

interface TitleReleasesTableProps {
  side: ReleaseSide
  title: { readonly name: string; readonly is_series: boolean }
  /** Id of the heading that names the table. */
  labelledBy: string
  showsAuthor: boolean
  data: TableData<ReleaseRow>
  search: TitleReleasesSearch
  onSearch: OnSearch<TitleReleasesSearch>
}

/** Newsgroup files, or torrents, of one title for those who look after them: all of them, or an uploader's own. */
export function TitleReleasesTable({
  side,
  title,
  labelledBy,
  showsAuthor,
  data,
  search,
  onSearch,
}: TitleReleasesTableProps) {
  const t = useTranslate()
  const cells = useCells()
  const [removed, setRemoved] = useState<{ rows: readonly ReleaseRow[]; clear?(): void }>()
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const { remove, isRemoving, mark } = useChanges(side)
  const handleDelete = async () => {
    const isDone = await remove(removed?.rows ?? []).then(
      () => true,
      () => false,
    )
    if (isDone) removed?.clear?.()
    setRemoved(undefined)
  }
  const Icon = side.section === 'nzbs' ? IconFileZip : IconMagnet
  return (
    <>
      <DataTable
        list={side.list}
        labelledBy={labelledBy}
        data={data}
        search={search}
        onSearch={onSearch}
        cells={cells}
        withoutColumns={[
          ...(title.is_series ? [] : (['episode'] as const)),
          ...(showsAuthor ? [] : (['author'] as const)),
        ]}
        nameColumn="name"
        nameOf={nameOf}
        actions={[
          {
            label: t('Delete'),
            icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
            isDelete: true,
            all: 'delete',
            onRun: (rows, clear) => setRemoved({ rows, clear }),
          },
        ]}
        rowActions={(row) => (
          <RowActions
            row={row}
            onMark={(active) => mark({ row, active })}
            onDelete={() => setRemoved({ rows: [row] })}
            onNfo={() => setNfoOf(row.id)}
          />
        )}
        searchLabel={t('Search files')}
        words={{
          failed: t('The files could not be loaded'),
          notFound: t('No file matches'),
          empty: {
            icon: <Icon size={32} stroke={1.5} />,
            title: t('No files have been contributed yet'),
            text: t('Files that members contribute will be here.'),
          },
        }}
      />
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('[one Delete this file of :title?|other Delete :count files of :title?]', {
          count: removed?.rows.length ?? 0,
          title: title.name,
        })}
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isRemoving}
        onConfirm={() => void handleDelete()}
        onClose={() => setRemoved(undefined)}
      />
      <NfoDialog query={nfoOf === null ? null : side.nfo(nfoOf)} onClose={() => setNfoOf(null)} />
    </>
  )
}

const nameOf = ({ name, id }: ReleaseRow) => `${name} (${id})`

function useCells() {
  const t = useTranslate()
  const episodesOf = useEpisodes()
  return {
    active: (row: ReleaseRow) => <StatusChip link={row} />,
    name: (row: ReleaseRow) => <CutName name={row.name} />,
    qualite: (row: ReleaseRow) => <Chip tone="accent">{t(row.qual.qual)}</Chip>,
    episode: (row: ReleaseRow) => episodesOf(row),
    langues: (row: ReleaseRow) => <NameChips names={row.langues_compact} title={t('Languages')} />,
    subs: (row: ReleaseRow) => <NameChips names={row.subs_compact} title={t('Subtitles')} />,
    size: (row: ReleaseRow) => <Size bytes={row.size} />,
    files_count: (row: ReleaseRow) => row.files_count,
    view: (row: ReleaseRow) => row.view,
    author: (row: ReleaseRow) => <Author link={row} />,
    created_at: (row: ReleaseRow) => <Age iso={row.created_at} />,
    updated_at: (row: ReleaseRow) => <Age iso={row.updated_at} />,
  }
}

interface RowActionsProps {
  row: ReleaseRow
  onMark(active: 1 | 2): void
  onDelete(): void
  onNfo(): void
}

/** Edits a file on its page, shows its history, marks it, and takes it away. */
function RowActions({ row, ...acts }: RowActionsProps) {
  const t = useTranslate()
  const { can } = useSession()
  const name = nameOf(row)
  return (
    <>
      {row.can.update && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(':label: :name', { label: t('Edit'), name })}
          title={t('Edit')}
          renderRoot={(props) => <EditLink of={row} {...props} />}
        >
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
      )}
      {row.can.update && (
        <HistoryButton of={{ kind: row.model_type, id: String(row.id), name }} isSmall />
      )}
      <RowMenu row={row} name={name} canMark={can('nzb.update')} {...acts} />
    </>
  )
}
