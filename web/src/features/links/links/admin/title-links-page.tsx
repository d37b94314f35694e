import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { titleLinksList } from '@mediatheque/contract/links/links/title-links.list.ts'
import { Accordion } from '@mantine/core'
import { IconLink, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { isNarrowed, listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { DataTable, type TableData } from '../../../../ui/data-table/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import classes from './title-links.module.css'
import accordion from '../accordion.module.css'
import { AddLinkButton } from '../download/links-section.tsx'
import { useDeleteLinks, nfoQuery } from '../links.queries.ts'
import { NfoDialog } from '../nfo-dialog.tsx'
import { TitleStrip } from '../title-strip.tsx'
import { useExpanded } from '../use-expanded.ts'
import { AddFileButton } from './add-file-button.tsx'
import { OwnDenials } from './own-denials.tsx'
import { AddManyButton } from './batches/add-many-button.tsx'
import { LinkRowActions, nameOfLink, useLinkCells } from './admin-link-table.tsx'
import {
  NZB_SIDE,
  type ReleaseSide,
  type TitleReleasesSearch,
  TORRENT_SIDE,
} from './release-sides.ts'
import { TitleReleasesTable } from './title-releases.tsx'

const LIST = 'liens' as const

export type TitleLinksSearch = SearchOf<typeof titleLinksList>
export const readTitleLinksSearch = listSearchReader(titleLinksList)

export const titleLinksQuery = (titleId: number, search: TitleLinksSearch) =>
  listQuery(titleLinksList, linkEndpoints.listLinks, search, {
    loader: 'adminliens',
    title_id: titleId,
  })

/** The section that the address is about; its list is what the rest of the address says. */
export type TitleSection =
  | { readonly name: 'liens'; search: TitleLinksSearch; onSearch: OnSearch<TitleLinksSearch> }
  | {
      readonly name: ReleaseSide['section']
      search: TitleReleasesSearch
      onSearch: OnSearch<TitleReleasesSearch>
    }

interface TitleLinksPageProps {
  data: DownloadPageView
  section: TitleSection
}

/** The contributions to one title for those who look after them: all of them, or an uploader's own. */
export function TitleLinksPage({ data: { title, can }, section }: TitleLinksPageProps) {
  const { expanded, onExpandedChange } = useExpanded('expandedAccordion.admin', LIST)
  // Whoever follows the address of a list wants to see it, whatever was open before.
  const [isLedHere, setLedHere] = useState(section.name !== LIST)
  const open =
    isLedHere && !expanded.includes(section.name) ? [...expanded, section.name] : expanded
  const handleChange = (next: string[]) => {
    setLedHere(false)
    onExpandedChange(next)
  }
  const shared = { title, can, open }
  const kinds = useKinds(can.see_all)
  return (
    <Page>
      <TitleStrip title={title} />
      {(can.add_link || can.add_file) && (
        <div className={classes.many}>
          <AddManyButton titleId={title.id} />
        </div>
      )}
      <OwnDenials titleId={title.id} />
      <Accordion multiple value={open} onChange={handleChange} order={2} classNames={accordion}>
        {kinds.links && (
          <LinksItem {...shared} section={section.name === LIST ? section : undefined} />
        )}
        {(kinds.files ? [NZB_SIDE, TORRENT_SIDE] : []).map((side) => (
          <ReleasesItem
            key={side.section}
            {...shared}
            side={side}
            section={section.name !== LIST && section.name === side.section ? section : undefined}
          />
        ))}
      </Accordion>
    </Page>
  )
}

/** The kinds that the reader contributes or looks after. */
function useKinds(seesAll: boolean) {
  const { can } = useSession()
  return {
    links: seesAll || can('liens.create') || can('liens.update'),
    files: seesAll || can('nzb.create') || can('nzb.update'),
  }
}

interface ItemProps<Search> extends Pick<DownloadPageView, 'title' | 'can'> {
  /** Names of the sections that are open: what is not read is not asked for. */
  open: readonly string[]
  /** Where the address holds what the list shows; elsewhere the page does. */
  section: { search: Search; onSearch: OnSearch<Search> } | undefined
}

function LinksItem({ title, can, open, section }: ItemProps<TitleLinksSearch>) {
  const t = useTranslate()
  const format = useFormat()
  const [kept, setKept] = useState<TitleLinksSearch>({})
  const { search, onSearch } = section ?? { search: kept, onSearch: setKept }
  const isOpen = open.includes(LIST)
  const { data, answer } = useList({ ...titleLinksQuery(title.id, search), enabled: isOpen })
  const isWhole = !isNarrowed(search) && answer
  const known = can.see_all ? title.liens_count : title.liens_by_user_count
  const count = (isWhole && answer.pagination.total) || known
  return (
    <Accordion.Item value={LIST}>
      <div className={accordion.head}>
        <Accordion.Control>
          <span id="title-links">{t('Links List (:count)', { count: format.number(count) })}</span>
        </Accordion.Control>
        {can.add_link && <AddLinkButton titleId={title.id} />}
      </div>
      <Accordion.Panel>
        {isOpen && (
          <TitleLinksTable
            title={title}
            showsAuthor={can.see_all}
            data={data}
            search={search}
            onSearch={onSearch}
          />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

function ReleasesItem({
  side,
  title,
  can,
  open,
  section,
}: ItemProps<TitleReleasesSearch> & { side: ReleaseSide }) {
  const t = useTranslate()
  const format = useFormat()
  const [kept, setKept] = useState<TitleReleasesSearch>({})
  const { search, onSearch } = section ?? { search: kept, onSearch: setKept }
  const isOpen = open.includes(side.section)
  const { data, answer } = useList({ ...side.query(title.id, search), enabled: isOpen })
  const isWhole = !isNarrowed(search) && answer
  const count = (isWhole && answer.pagination.total) || side.countOf(title, can.see_all)
  const id = `title-${side.section}`
  return (
    <Accordion.Item value={side.section}>
      <div className={accordion.head}>
        <Accordion.Control>
          <span id={id}>{side.heading(t, format.number(count))}</span>
        </Accordion.Control>
        {can.add_file && <AddFileButton titleId={title.id} side={side} />}
      </div>
      <Accordion.Panel>
        {isOpen && (
          <TitleReleasesTable
            side={side}
            title={title}
            labelledBy={id}
            showsAuthor={can.see_all}
            data={data}
            search={search}
            onSearch={onSearch}
          />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

interface TitleLinksTableProps {
  search: TitleLinksSearch
  onSearch: OnSearch<TitleLinksSearch>
  title: DownloadPageView['title']
  showsAuthor: boolean
  data: TableData<LinkView>
}

function TitleLinksTable({ title, showsAuthor, data, search, onSearch }: TitleLinksTableProps) {
  const t = useTranslate()
  const cells = useLinkCells()
  const [removed, setRemoved] = useState<{ links: readonly LinkView[]; clear?(): void }>()
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const { deleteLinks, isDeleting } = useDeleteLinks()
  const handleDelete = async () => {
    const isDone = await deleteLinks(removed?.links ?? []).then(
      () => true,
      () => false,
    )
    if (isDone) removed?.clear?.()
    setRemoved(undefined)
  }
  const [only] = removed?.links ?? []
  return (
    <>
      <DataTable
        list={titleLinksList}
        labelledBy="title-links"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={cells}
        withoutColumns={[
          ...(title.is_series ? [] : (['episode'] as const)),
          ...(showsAuthor ? [] : (['author'] as const)),
        ]}
        nameColumn="lien"
        nameOf={(link) => nameOfLink(t, link)}
        actions={[
          {
            label: t('Delete'),
            icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
            isDelete: true,
            all: 'delete',
            onRun: (links, clear) => setRemoved({ links, clear }),
          },
        ]}
        rowActions={(link) => (
          <LinkRowActions
            link={link}
            onDelete={(one) => setRemoved({ links: [one] })}
            onNfo={({ id }) => setNfoOf(id)}
          />
        )}
        searchLabel={t('Search links')}
        words={{
          failed: t('The links could not be loaded'),
          notFound: t('No links match'),
          empty: {
            icon: <IconLink size={32} stroke={1.5} />,
            title: t('No links have been created yet'),
            text: t('Links that members contribute will be here.'),
          },
        }}
      />
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={
          removed?.links.length === 1
            ? t('Delete link :id on :title?', { id: only?.id ?? 0, title: title.name })
            : t('Delete :count links on :title?', {
                count: removed?.links.length ?? 0,
                title: title.name,
              })
        }
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onClose={() => setRemoved(undefined)}
      />
      <NfoDialog query={nfoOf === null ? null : nfoQuery(nfoOf)} onClose={() => setNfoOf(null)} />
    </>
  )
}
