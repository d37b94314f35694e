import type { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import type { Response } from '@mediatheque/contract/core/endpoint.ts'
import { IconNews } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'

/** All articles, newest first. */
export function NewsPage({
  data: { pagination },
}: {
  data: Response<typeof newsEndpoints.listNews>
}) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={t('News')} text={t('What is new in the catalogue, and around it.')} />
      {pagination.data.length === 0 ? (
        <EmptyState
          icon={<IconNews size={32} stroke={1.5} />}
          title={t('No news yet')}
          text={t('Articles will be here.')}
        />
      ) : (
        <NewsGrid articles={pagination.data} />
      )}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hasNext={pagination.next_page !== null}
        labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
        link={(page, { children, ...rest }) => (
          <Link to="." search={(page === 1 ? {} : { page }) as never} {...rest}>
            {children}
          </Link>
        )}
      />
    </Page>
  )
}
