import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Age, Author, HealthDot, NameChips, Size, StatusChip } from '../link-cells.tsx'
import type { Extent } from './extent-of.ts'
import { useCopyLink } from './use-copy-link.ts'
import classes from './download-table.module.css'

/** What links, newsgroup files and torrents have in common. */
type Downloadable = Pick<
  LinkView,
  | 'id'
  | 'qual'
  | 'active'
  | 'langues_compact'
  | 'subs_compact'
  | 'created_at'
  | 'author'
  | 'checked_date'
  | 'nfo'
> &
  Partial<Pick<LinkView, 'check'>>

const EXTENT_LABELS: Record<Extent, string> = {
  everything: 'Everything at once',
  season: 'Whole seasons',
  episodes: 'Single episodes',
}

/** What a row says of its own kind. */
export interface DownloadRowParts {
  extent: Extent
  /** Which episodes it holds; shown for series. */
  place: string
  /** Where it comes from, or what it is called. */
  source: ReactNode
  /** The same in full, where it may be too long to be shown. */
  fullSource?: string
  bytes: number | null
  /** What its buttons are told apart by. */
  name: string
  copy?: { label: string; icon: ReactNode; text: string }
  moreActions?: ReactNode
}

interface DownloadTableProps<Item extends Downloadable> {
  items: readonly Item[]
  isSeries: boolean
  sourceTitle: string
  partsOf(item: Item): DownloadRowParts
  onDownload(item: Item): void
  onNfo(item: Item): void
  /** For who may take several at once. */
  selection?: Selection | undefined
}

export interface Selection {
  readonly chosen: ReadonlySet<number>
  choose(ids: readonly number[], isChosen: boolean): void
}

/** At most what there is on a narrow desk too: a column too many would take its share of the width. */
const COLUMNS = 7

/** What can be downloaded, best first: a dense table on a desk, a card each on a phone. */
export function DownloadTable<Item extends Downloadable>({
  items,
  isSeries,
  sourceTitle,
  partsOf,
  onDownload,
  onNfo,
  selection,
}: DownloadTableProps<Item>) {
  const t = useTranslate()
  const ids = items.map(({ id }) => id)
  const chosenHere = ids.filter((id) => selection?.chosen.has(id)).length
  const rows = items.map((item) => ({ item, parts: partsOf(item) }))
  const extents = [...new Set(rows.map(({ parts }) => parts.extent))]
  const columns = COLUMNS + (selection ? 1 : 0) + (isSeries ? 1 : 0)
  const groups = isSeries && extents.length > 1 ? extents : [undefined]
  return (
    <table className={classes.table} data-series={isSeries || undefined}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes.choice}>
              <Checkbox
                aria-label={t('Choose all links of this page')}
                checked={chosenHere === ids.length}
                indeterminate={chosenHere > 0 && chosenHere < ids.length}
                onChange={({ currentTarget }) => selection.choose(ids, currentTarget.checked)}
              />
            </th>
          )}
          <th scope="col" className={classes.quality}>
            {t('Quality')}
          </th>
          {isSeries && (
            <th scope="col" className={classes.place}>
              {t('Episode')}
            </th>
          )}
          <th scope="col">{sourceTitle}</th>
          <th scope="col" className={classes.languages}>
            {t('Languages')}
          </th>
          <th scope="col" className={classes.subtitles}>
            {t('Subtitles')}
          </th>
          <th scope="col" className={classes.size}>
            {t('Size')}
          </th>
          <th scope="col" className={classes.added}>
            {t('Added')}
          </th>
          <th scope="col" className={classes.author}>
            {t('Uploader')}
          </th>
          <th scope="col" className={classes.state}>
            <VisuallyHidden>{t('State')}</VisuallyHidden>
          </th>
          <th scope="col" className={classes.actions}>
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group ?? 'all'}>
          {group && (
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={columns}>
                {t(EXTENT_LABELS[group])}
              </th>
            </tr>
          )}
          {rows
            .filter(({ parts }) => group === undefined || parts.extent === group)
            .map(({ item, parts }) => (
              <Row
                key={item.id}
                item={item}
                parts={parts}
                isSeries={isSeries}
                onDownload={() => onDownload(item)}
                onNfo={() => onNfo(item)}
                selection={selection}
              />
            ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps {
  item: Downloadable
  parts: DownloadRowParts
  isSeries: boolean
  onDownload(): void
  onNfo(): void
  selection: Selection | undefined
}

function Row({ item, parts, isSeries, onDownload, onNfo, selection }: RowProps) {
  const t = useTranslate()
  const { place, source, fullSource, bytes } = parts
  return (
    <tr>
      {selection && (
        <td className={classes.choice}>
          <Checkbox
            aria-label={t('Choose :name', { name: parts.name })}
            checked={selection.chosen.has(item.id)}
            onChange={({ currentTarget }) => selection.choose([item.id], currentTarget.checked)}
          />
        </td>
      )}
      <td className={classes.quality}>
        <Chip tone="accent">{t(item.qual.qual)}</Chip>
        {item.active !== 1 && <StatusChip link={item} />}
      </td>
      {isSeries && <td className={classes.place}>{place}</td>}
      <td
        className={fullSource === undefined ? classes.source : `${classes.source} ${classes.cut}`}
        title={fullSource}
      >
        {source}
      </td>
      <td className={classes.languages}>
        <NameChips names={item.langues_compact} title={t('Languages')} />
      </td>
      <td
        className={classes.subtitles}
        data-label={t(':label:', { label: t('Subtitles') })}
        data-empty={item.subs_compact.length === 0 || undefined}
      >
        <NameChips names={item.subs_compact} title={t('Subtitles')} />
      </td>
      <td className={classes.size} data-empty={bytes === null || undefined}>
        <Size bytes={bytes} />
      </td>
      <td className={classes.added}>
        <Age iso={item.created_at} />
      </td>
      <td className={classes.author}>
        <Author link={item} />
      </td>
      <td className={classes.state}>
        <HealthDot link={item} />
      </td>
      <td className={classes.actions}>
        <Actions parts={parts} hasNfo={item.nfo} onDownload={onDownload} onNfo={onNfo} />
      </td>
    </tr>
  )
}

function Actions({
  parts: { name, copy, moreActions },
  hasNfo,
  onDownload,
  onNfo,
}: Pick<RowProps, 'parts' | 'onDownload' | 'onNfo'> & { hasNfo: boolean }) {
  const t = useTranslate()
  const copyText = useCopyLink()
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} />}
        onClick={onDownload}
        className={classes.primary ?? ''}
        aria-label={t(':label: :name', { label: t('Download'), name: name })}
      >
        {t('Download')}
      </Button>
      {copy && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={() => void copyText(copy.text)}
          aria-label={`${copy.label}: ${name}`}
          title={copy.label}
        >
          {copy.icon}
        </ActionIcon>
      )}
      {hasNfo && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onNfo}
          aria-label={t(':label: :name', { label: t('Info'), name: name })}
          title={t('Info')}
        >
          <IconFileText size={18} stroke={1.5} />
        </ActionIcon>
      )}
      {moreActions}
    </>
  )
}
