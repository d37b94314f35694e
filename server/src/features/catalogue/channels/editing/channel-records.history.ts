import {
  CONTENT_LABELS,
  ITEM_TYPE_LABELS,
  LAYOUT_LABELS,
} from '@mediatheque/contract/catalogue/channels/editing/channel-labels.ts'
import { defineAudited } from '../../../../platform/audit/define-audited.ts'
import { listNamesOfChannelItems, readChannelStates } from './channel-records.repository.ts'

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  content_type: CONTENT_LABELS,
  item_type: ITEM_TYPE_LABELS,
  layout: LAYOUT_LABELS,
}

/** Channels with their filter and what is chosen by hand. */
export const auditedChannels = defineAudited({
  kind: 'channel',
  fields: {
    name: { label: 'Name' },
    name_fr: { label: 'Name in French' },
    slug: { label: 'Address' },
    description: { label: 'Description' },
    description_fr: { label: 'Description in French' },
    content_type: { label: 'Comes from' },
    item_type: { label: 'Holds' },
    layout: { label: 'Layout' },
    items_shown: { label: 'Shown in a row', shownAs: 'number' },
    order_by: { label: 'Order' },
    filter: { label: 'Filter' },
    items: { label: 'Chosen by hand' },
    seo_title: { label: 'Title for search engines' },
    seo_title_fr: { label: 'Title for search engines, in French' },
    seo_description: { label: 'Text for search engines' },
    seo_description_fr: { label: 'Text for search engines, in French' },
  },
  nameValues: async ({ platform, t }) => {
    const names = await listNamesOfChannelItems(platform.db)
    return (field, value) => {
      if (field === 'items' && Array.isArray(value))
        return value.map((item) => names.get(String(item)) ?? item)
      if (field === 'filter' && typeof value === 'object' && value !== null)
        return Object.entries(value).map(([name, asked]) => `${name}: ${[asked].flat().join(', ')}`)
      const line = CHOICES[field]?.[String(value)]
      return line ? t(line) : value
    }
  },
  readStates: readChannelStates,
})
