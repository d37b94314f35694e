import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { articleList } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import type { ArticleRow } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import { useRestoring } from '../../../../lib/admin-restoring.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import {
  EditArticleLink,
  NewArticleLink,
  useArticleCells,
  useArticleWords,
} from './article-cells.tsx'
import { ARTICLES_KEY, type ArticleSearch, articlesQuery } from './articles.queries.ts'

interface ArticlesPageProps {
  search: ArticleSearch
  onSearch: OnSearch<ArticleSearch>
}

/** The news, for those who write it. */
export function ArticlesPage({ search, onSearch }: ArticlesPageProps) {
  const t = useTranslate()
  const { data } = useList(articlesQuery(search))
  const cells = useArticleCells()
  const deleting = useDeleteRecords<ArticleRow>({
    endpoint: articleEndpoints.deleteArticles,
    restoring: useRestoring(articleEndpoints.restoreArticles),
    refreshes: ARTICLES_KEY,
    question: (count) => t('[one Delete this article?|other Delete :count articles?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('News')}
        titleId="articles-title"
        text={t('Articles of the site: drafts, those that will appear, and those that have.')}
        actions={<NewArticleLink />}
      />
      <DataTable
        {...{ list: articleList, data, search, onSearch, cells }}
        words={useArticleWords()}
        labelledBy="articles-title"
        nameColumn="title"
        nameOf={({ title }) => title}
        searchLabel={t('Search articles')}
        csvAddress={csvAddress(articleList, articleEndpoints.exportArticles, search)}
        rowActions={(article) => (
          <>
            <HistoryButton
              of={{ kind: 'news', id: String(article.id), name: article.title }}
              isSmall
            />
            <EditArticleLink article={article} />
          </>
        )}
        actions={[deleting.action]}
      />
      {deleting.dialog}
    </Page>
  )
}
