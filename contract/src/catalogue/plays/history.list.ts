import { defineList } from '../../core/define-list.ts'

/** The file of what somebody watched. */
export const watchHistoryFile = defineList({
  name: 'history',
  columns: {
    last_at: { label: 'Watched', kind: 'moment' },
    title: { label: 'Title', kind: 'text' },
    season_number: { label: 'Season', kind: 'number' },
    episode_number: { label: 'Episode', kind: 'number' },
    name: { label: 'Name', kind: 'text' },
    seconds: { label: 'Seconds', kind: 'number' },
    duration: { label: 'Duration', kind: 'number' },
    url: { label: 'Web address', kind: 'text' },
  },
  filters: {},
  order: { direction: 'desc' },
})
