import { type Choice, defineList } from '../../core/define-list.ts'
import {
  VIDEO_HEALTH,
  VIDEO_HEALTH_LABELS,
  VIDEO_TYPE_LABELS,
  VIDEO_TYPES,
  type VideoHealth,
  type VideoType,
} from './video-types.ts'

const IS = ['='] as const
const PLACE = { kind: 'number', least: 0, most: 99_999, usual: 1, operators: IS } as const

/** All videos for those who look after them, newest first. */
export const videoList = defineList({
  name: 'videos',
  columns: {
    name: { label: 'Name', kind: 'other', isSortable: true },
    title: { label: 'Title', kind: 'other' },
    type: { label: 'Type', kind: 'text' },
    health: { label: 'State', kind: 'other' },
    quality: { label: 'Quality', kind: 'text' },
    language: { label: 'Language', kind: 'text' },
    captions: { label: 'Captions', kind: 'number' },
    plays: { label: 'Plays', kind: 'number' },
    author: { label: 'Added by', kind: 'text', isExtra: true },
    created_at: { label: 'Added on', kind: 'moment', isSortable: true },
    updated_at: { label: 'Changed on', kind: 'moment', isSortable: true, isExtra: true },
    checked_at: { label: 'Last check', kind: 'moment', isExtra: true },
    address: { label: 'Address', kind: 'text', isExtra: true },
    id: { label: 'Number', kind: 'number', isSortable: true, isExtra: true },
  },
  filters: {
    title: { label: 'Title', kind: 'record', model: 'title', operators: IS },
    type: {
      label: 'Type',
      kind: 'choice',
      choices: VIDEO_TYPES.map((value): Choice<VideoType> => ({
        value,
        label: VIDEO_TYPE_LABELS[value],
      })),
      operators: IS,
    },
    health: {
      label: 'State',
      kind: 'choice',
      choices: VIDEO_HEALTH.map((value): Choice<VideoHealth> => ({
        value,
        label: VIDEO_HEALTH_LABELS[value],
      })),
      operators: IS,
    },
    category: { label: 'Category', kind: 'value', list: 'titleFilterCategories', by: 'id' },
    quality: { label: 'Quality', kind: 'value', list: 'qualities', by: 'id' },
    language: { label: 'Language', kind: 'value', list: 'languages', by: 'code' },
    season: { ...PLACE, label: 'Season' },
    episode: { ...PLACE, label: 'Episode' },
    streaming: { label: 'May be played here', kind: 'flag' },
    captions: { label: 'With captions', kind: 'flag' },
    author: { label: 'Added by', kind: 'text', operators: ['=', 'startsWith'] },
    created_at: { label: 'Added on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})
