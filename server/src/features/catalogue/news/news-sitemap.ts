import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { listFilledNewsRanges, listNewsAddressRows } from './news.repository.ts'

export const newsSitemap: Sitemap = {
  name: 'news',
  access: newsEndpoints.getNewsArticle.access,
  listParts: ({ readDb, clock }) => listFilledNewsRanges(readDb, SITEMAP_SPAN, clock.now()),
  listPages: async ({ readDb, clock }, range, language) =>
    (await listNewsAddressRows(readDb, range, { language, now: clock.now() })).map((article) => ({
      id: article.id,
      path: newsUrl(article),
      updatedAt: article.updated_at,
    })),
}
