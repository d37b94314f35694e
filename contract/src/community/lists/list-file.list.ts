import { defineList } from '../../core/define-list.ts'

/** The titles of a list, as they stand in a file. */
export const listFile = defineList({
  name: 'list',
  columns: {
    position: { label: 'Position', kind: 'number' },
    name: { label: 'Name', kind: 'text' },
    original_name: { label: 'Original name', kind: 'text' },
    year: { label: 'Year', kind: 'number' },
    type: { label: 'Type', kind: 'text' },
    imdb: { label: 'IMDb', kind: 'text' },
    tmdb: { label: 'TMDB', kind: 'text' },
    note: { label: 'Note to a title', kind: 'text' },
    url: { label: 'Web address', kind: 'text' },
  },
  filters: {},
  order: { direction: 'asc' },
})
