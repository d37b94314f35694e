import type { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import type { Response } from '@mediatheque/contract/core/endpoint.ts'
import { IconNews } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { NewsTags } from './news-tags.tsx'

/** All articles, or those that have a tag, newest first. */
export function NewsPage({
  data: { pagination, tag, tags },
}: {
  data: Response<typeof newsEndpoints.listNews>
}) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader
        title={tag ? t('News: :tag', { tag: tag.name }) : t('News')}
        text={t('What is new in the catalogue, and around it.')}
      />
      <NewsTags label={t('Narrow by tag')} tags={tags} current={tag} />
      {pagination.data.length === 0 ? (
        <EmptyState
          icon={<IconNews size={32} stroke={1.5} />}
          title={tag ? t('No article has this tag yet') : t('No news yet')}
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
          <Link
            to="."
            search={{ ...(tag && { tag: tag.slug }), ...(page > 1 && { page }) } as never}
            {...rest}
          >
            {children}
          </Link>
        )}
      />
    </Page>
  )
}
