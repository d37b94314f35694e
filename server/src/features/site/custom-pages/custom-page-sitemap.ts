import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { listFilledPageRanges, listPageAddressRows } from './custom-pages.repository.ts'

export const customPageSitemap: Sitemap = {
  name: 'custompages',
  access: customPageEndpoints.getCustomPage.access,
  listParts: ({ readDb }) => listFilledPageRanges(readDb, SITEMAP_SPAN),
  listPages: async ({ readDb }, range) =>
    (await listPageAddressRows(readDb, range)).map(({ id, slug, updated_at }) => ({
      id,
      path: customPageUrl({ slug }),
      updatedAt: updated_at,
    })),
}
