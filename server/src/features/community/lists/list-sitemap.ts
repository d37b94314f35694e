import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { listFilledListRanges, listListAddressRows } from './lists.repository.ts'

export const listSitemap: Sitemap = {
  name: 'lists',
  access: listEndpoints.getList.access,
  listParts: ({ readDb }) => listFilledListRanges(readDb, SITEMAP_SPAN),
  listPages: async ({ readDb }, range, language) =>
    (await listListAddressRows(readDb, range, language)).map(({ id, name, updated_at }) => ({
      id,
      path: listUrl({ id, slug: slugify(name) }),
      updatedAt: updated_at,
    })),
}
