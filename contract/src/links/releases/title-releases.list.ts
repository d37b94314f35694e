import { defineList } from '../../core/define-list.ts'
import { titleLinksList } from '../links/title-links.list.ts'

/** What newsgroup files and torrents of one title are listed by. */
const columns = {
  active: { label: 'State', kind: 'other' },
  name: { label: 'Name', kind: 'text' },
  qualite: { label: 'Quality', kind: 'other', isSortable: true },
  episode: { label: 'Episode', kind: 'other' },
  langues: { label: 'Languages', kind: 'other' },
  subs: { label: 'Subtitles', kind: 'other', isExtra: true },
  size: { label: 'Size', kind: 'bytes', isSortable: true },
  files_count: { label: 'Files', kind: 'number', isExtra: true },
  view: { label: 'Downloads', kind: 'number', isSortable: true },
  author: { label: 'Uploader', kind: 'text' },
  created_at: { label: 'Added', kind: 'moment', isSortable: true },
  updated_at: { label: 'Changed', kind: 'moment', isSortable: true, isExtra: true },
} as const

const shared = {
  columns,
  filters: titleLinksList.filters,
  isSearchable: true,
  order: { direction: 'desc' },
} as const

/** The newsgroup files of one title for those who look after them, newest first. */
export const titleNzbsList = defineList({ name: 'title-nzbs', ...shared })

/** The torrents of one title, in the same way. */
export const titleTorrentsList = defineList({ name: 'title-torrents', ...shared })
