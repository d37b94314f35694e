import { defineList } from '../../core/define-list.ts'
import { STATUS_LABELS, wireOfStatus } from './link-status.ts'

const IS = ['='] as const

/** What lists of links are narrowed by; `GET liens` reads them. */
const linkFilters = {
  qualite: { label: 'Quality', kind: 'record', model: 'quality', operators: IS },
  langues: { label: 'Languages', kind: 'record', model: 'lang', operators: IS },
  subs: { label: 'Subtitles', kind: 'record', model: 'sub', operators: IS },
} as const

/** The links of one title for those who look after them, newest first. */
export const titleLinksList = defineList({
  name: 'title-links',
  columns: {
    active: { label: 'State', kind: 'other' },
    lien: { label: 'Link', kind: 'other' },
    qualite: { label: 'Quality', kind: 'other', isSortable: true },
    episode: { label: 'Episode', kind: 'other', isSortable: true },
    langues: { label: 'Languages', kind: 'other' },
    subs: { label: 'Subtitles', kind: 'other', isExtra: true },
    taille: { label: 'Size', kind: 'bytes', isSortable: true },
    view: { label: 'Downloads', kind: 'number', isSortable: true },
    author: { label: 'Uploader', kind: 'text' },
    created_at: { label: 'Added', kind: 'moment', isSortable: true },
    checked_date: { label: 'Last check', kind: 'moment', isSortable: true, isExtra: true },
    updated_at: { label: 'Changed', kind: 'moment', isSortable: true, isExtra: true },
  },
  filters: {
    active: {
      label: 'State',
      kind: 'choice',
      choices: (['active', 'pending', 'dead'] as const).map((status) => ({
        value: wireOfStatus(status),
        label: STATUS_LABELS[status],
      })),
      operators: IS,
    },
    ...linkFilters,
  },
  isSearchable: true,
  order: { direction: 'desc' },
})
