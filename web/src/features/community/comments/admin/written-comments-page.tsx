import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import type { WrittenCommentsSearch } from './written-comments.queries.ts'
import { WrittenCommentsTable } from './written-comments-table.tsx'

interface WrittenCommentsPageProps {
  search: WrittenCommentsSearch
  onSearch: OnSearch<WrittenCommentsSearch>
}

/** All comments of members. */
export function WrittenCommentsPage(props: WrittenCommentsPageProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader
        title={t('Comments')}
        titleId="written-comments"
        text={t('All that members wrote, the newest first.')}
      />
      <WrittenCommentsTable labelledBy="written-comments" {...props} />
    </Page>
  )
}
