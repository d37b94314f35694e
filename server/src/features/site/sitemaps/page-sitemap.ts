import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { PUBLIC_LISTS_PATH } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Sitemap } from '../../../platform/sitemap.ts'
import { getSettings } from '../settings/settings.service.ts'

/** Pages that show no record of their own. Where the front page shows the home channel, it is listed among the channels. */
export const pageSitemap: Sitemap = {
  name: 'pages',
  access: newsEndpoints.listNews.access,
  listParts: async () => [0],
  listPages: async (platform, { from }) => {
    const { homepage } = await getSettings(platform)
    const paths = [...(homepage.type === 'landing' ? ['/'] : []), '/news', PUBLIC_LISTS_PATH]
    return paths.map((path, id) => ({ id, path })).filter(({ id }) => id >= from)
  },
}
