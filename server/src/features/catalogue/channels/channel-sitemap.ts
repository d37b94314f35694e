import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { channelPageUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { listChannelAddressRows, listFilledChannelRanges } from './channels.repository.ts'

/** Without the day of their last change: what they show changes with every title. */
export const channelSitemap: Sitemap = {
  name: 'channels',
  access: channelEndpoints.getChannel.access,
  listParts: ({ readDb }) => listFilledChannelRanges(readDb, SITEMAP_SPAN),
  listPages: async (platform, range) => {
    const [rows, { homepage }] = await Promise.all([
      listChannelAddressRows(platform.readDb, range),
      getSettings(platform),
    ])
    return rows.map(({ id, slug }) => ({
      id,
      path: channelPageUrl({ slug }, homepage.type === 'channel'),
    }))
  },
}
