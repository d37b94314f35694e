import { type Choice, defineList } from '../../../core/define-list.ts'
import { CHANNEL_CONTENTS, CHANNEL_ITEM_TYPES } from '../channels.schemas.ts'
import { CONTENT_LABELS, ITEM_TYPE_LABELS } from './channel-labels.ts'

const contents = CHANNEL_CONTENTS.map((value): Choice<(typeof CHANNEL_CONTENTS)[number]> => ({
  value,
  label: CONTENT_LABELS[value],
}))
const itemTypes = CHANNEL_ITEM_TYPES.map((value): Choice<(typeof CHANNEL_ITEM_TYPES)[number]> => ({
  value,
  label: ITEM_TYPE_LABELS[value],
}))

/** All channels, for those who arrange the site. */
export const channelRecordList = defineList({
  name: 'channels',
  columns: {
    name: { label: 'Name', kind: 'other', isSortable: true },
    slug: { label: 'Address', kind: 'other', isSortable: true },
    content_type: { label: 'Comes from', kind: 'other' },
    item_type: { label: 'Holds', kind: 'other' },
    layout: { label: 'Layout', kind: 'other' },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
  },
  filters: {
    content_type: { label: 'Comes from', kind: 'choice', choices: contents },
    item_type: { label: 'Holds', kind: 'choice', choices: itemTypes },
    updated_at: { label: 'Last change', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'name', direction: 'asc' },
})
