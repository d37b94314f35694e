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
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { DataTable, type TableData } from '../../../../ui/data-table/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import accordion from '../accordion.module.css'
import { AddLinkButton } from '../download/links-section.tsx'
import { useDeleteLinks, nfoQuery } from '../links.queries.ts'
import { NfoDialog } from '../nfo-dialog.tsx'
import { TitleStrip } from '../title-strip.tsx'
import { useExpanded } from '../use-expanded.ts'
import { LinkRowActions, nameOfLink, useLinkCells } from './admin-link-table.tsx'

const LIST = 'liens'

export type TitleLinksSearch = SearchOf<typeof titleLinksList>
export const readTitleLinksSearch = listSearchReader(titleLinksList)

export const titleLinksQuery = (titleId: number, search: TitleLinksSearch) =>
  listQuery(titleLinksList, linkEndpoints.listLinks, search, {
    loader: 'adminliens',
    title_id: titleId,
  })

interface TitleLinksPageProps {
  data: DownloadPageView
  search: TitleLinksSearch
  onSearch: OnSearch<TitleLinksSearch>
}

/** The links of one title for those who look after them: all of them, or an uploader's own. */
export function TitleLinksPage({ data: { title, can }, search, onSearch }: TitleLinksPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { expanded, onExpandedChange } = useExpanded('expandedAccordion.admin', LIST)
  const { data, answer } = useList(titleLinksQuery(title.id, search))
  const isWhole = !isNarrowed(search) && answer
  const known = can.see_all ? title.liens_count : title.liens_by_user_count
  const count = (isWhole && answer.pagination.total) || known
  return (
    <Page>
      <TitleStrip title={title} />
      <Accordion
        multiple
        value={expanded}
        onChange={onExpandedChange}
        order={2}
        classNames={accordion}
      >
        <Accordion.Item value={LIST}>
          <div className={accordion.head}>
            <Accordion.Control id="title-links">
              {t('Links List (:count)', { count: format.number(count) })}
            </Accordion.Control>
            {can.add_link && <AddLinkButton titleId={title.id} />}
          </div>
          <Accordion.Panel>
            <TitleLinksTable
              title={title}
              showsAuthor={can.see_all}
              data={data}
              search={search}
              onSearch={onSearch}
            />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Page>
  )
}

interface TitleLinksTableProps extends Pick<TitleLinksPageProps, 'search' | 'onSearch'> {
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
