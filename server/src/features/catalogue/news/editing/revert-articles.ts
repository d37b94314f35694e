import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { updateArticleForm } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { auditedArticles } from './articles.history.ts'
import { presentEditedArticle } from './articles.presenter.ts'
import { getArticle, updateArticle } from './articles.service.ts'

/** As if somebody had typed these values into the form of the article. */
async function writeArticleValues(
  { platform, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const article = await getArticle(platform, Number(id))
  const typed = presentEditedArticle({ row: article, titles: [], tags: [] }, platform.config)
  const titles = article.titles.map(Number)
  const tags = article.tags.map(Number)
  const form = readInput(updateArticleForm, { ...typed, titles, tags, ...values, version }, t)
  await updateArticle(platform, article, form)
}

export const revertibleArticles: Revertible = {
  kind: auditedArticles.kind,
  fields: Object.keys(auditedArticles.fields),
  by: articleEndpoints.updateArticle,
  write: writeArticleValues,
}
