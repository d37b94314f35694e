import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Accordion, Pagination } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import accordion from '../accordion.module.css'
import { AddLinkButton } from '../download/links-section.tsx'
import { linksQuery, useDeleteLinks, nfoQuery } from '../links.queries.ts'
import { NfoDialog } from '../nfo-dialog.tsx'
import { TitleStrip } from '../title-strip.tsx'
import { useExpanded } from '../use-expanded.ts'
import { AdminLinkTable } from './admin-link-table.tsx'
import classes from './title-links.module.css'

const LIST = 'liens'

interface TitleLinksPageProps {
  data: DownloadPageView
  page: number
  onPageChange(page: number): void
}

export const titleLinksQuery = (titleId: number, page: number) =>
  linksQuery({ loader: 'adminliens', title_id: titleId, page, perPage: 50 })

/** The links of one title for those who look after them: all of them, or an uploader's own. */
export function TitleLinksPage({ data: { title, can }, page, onPageChange }: TitleLinksPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { expanded, onExpandedChange } = useExpanded('expandedAccordion.admin', LIST)
  const [removed, setRemoved] = useState<LinkView | null>(null)
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const { deleteLinks, isDeleting } = useDeleteLinks()
  const {
    data: list,
    error,
    refetch,
  } = useQuery({ ...titleLinksQuery(title.id, page), placeholderData: keepPreviousData })
  const links = list?.pagination.data
  const lastPage = list?.pagination.last_page ?? 1
  const count =
    list?.pagination.total ?? (can.see_all ? title.liens_count : title.liens_by_user_count)
  const handleDelete = async () => {
    if (removed) await deleteLinks([removed]).catch(() => undefined)
    setRemoved(null)
  }
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
            <Accordion.Control>
              {t('Links List (:count)', { count: format.number(count) })}
            </Accordion.Control>
            {can.add_link && <AddLinkButton titleId={title.id} />}
          </div>
          <Accordion.Panel>
            {error && (
              <ErrorState
                title={t('The links could not be loaded')}
                text={errorMessage(error)}
                retryLabel={t('Try again')}
                onRetry={() => void refetch()}
              />
            )}
            {!links && !error && <Skeleton height={200} />}
            {links?.length === 0 && (
              <EmptyState
                icon={<IconLink size={32} stroke={1.5} />}
                title={t('No links have been created yet')}
                text={t('Links that members contribute will be here.')}
              />
            )}
            {links && links.length > 0 && (
              <AdminLinkTable
                links={links}
                isSeries={title.is_series}
                showsAuthor={can.see_all}
                onDelete={setRemoved}
                onNfo={(link) => setNfoOf(link.id)}
              />
            )}
            {lastPage > 1 && (
              <Pagination
                className={classes.pages ?? ''}
                value={page}
                total={lastPage}
                onChange={onPageChange}
                getControlProps={(control) => ({
                  'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
                })}
                getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
              />
            )}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('Delete link :id on :title?', { id: removed?.id ?? 0, title: title.name })}
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onClose={() => setRemoved(null)}
      />
      <NfoDialog query={nfoOf === null ? null : nfoQuery(nfoOf)} onClose={() => setNfoOf(null)} />
    </Page>
  )
}
