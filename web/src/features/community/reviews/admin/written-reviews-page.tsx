import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import type { WrittenReviewsSearch } from './written-reviews.queries.ts'
import { WrittenReviewsTable } from './written-reviews-table.tsx'

interface WrittenReviewsPageProps {
  search: WrittenReviewsSearch
  onSearch: OnSearch<WrittenReviewsSearch>
}

/** All ratings and reviews of members. */
export function WrittenReviewsPage(props: WrittenReviewsPageProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader
        title={t('Reviews')}
        titleId="written-reviews"
        text={t('Ratings and reviews of members, the newest first.')}
      />
      <WrittenReviewsTable labelledBy="written-reviews" {...props} />
    </Page>
  )
}
