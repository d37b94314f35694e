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

/** What the file of a list is for: tables of people, or the import of Letterboxd. */
export const LIST_FILE_FORMATS = ['table', 'letterboxd'] as const

/** The films of a list as Letterboxd takes them in: it reads these heads, in whatever language their reader has. */
export const letterboxdFile = defineList({
  name: 'letterboxd',
  columns: {
    imdb: { label: 'imdbID', kind: 'text' },
    tmdb: { label: 'tmdbID', kind: 'text' },
    name: { label: 'Title', kind: 'text' },
    year: { label: 'Year', kind: 'number' },
    note: { label: 'Review', kind: 'text' },
  },
  filters: {},
  order: { direction: 'asc' },
})
