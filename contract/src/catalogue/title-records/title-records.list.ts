import { type Choice, defineList } from '../../core/define-list.ts'
import { TITLE_TYPE_LABELS, TITLE_TYPES, type TitleType } from '../titles/title-types.ts'

const types = TITLE_TYPES.map((value): Choice<TitleType> => ({
  value,
  label: TITLE_TYPE_LABELS[value],
}))

const AMOUNT = { kind: 'number', least: 1, most: 1e9, usual: 1e8 } as const
const SCORE = {
  label: 'Rating',
  kind: 'number',
  least: 1,
  most: 10,
  usual: 7,
  hasFractions: true,
} as const
/** What is different from a number is nearly everything: no index leads there. */
const COMPARED = { operators: ['>=', '<=', '=', 'between'] } as const
const VALUES = { kind: 'value', operators: ['='] } as const

/** The catalogue for those who keep it: what is known of each title, newest first. */
export const titleRecordList = defineList({
  name: 'titles',
  columns: {
    name: { label: 'Title', kind: 'other', isSortable: true },
    id: { label: 'Number', kind: 'number', isSortable: true },
    type: { label: 'Type', kind: 'text' },
    year: { label: 'Year', kind: 'other', isSortable: true },
    rating: { label: 'Rating', kind: 'number', isSortable: true },
    views: { label: 'Views', kind: 'number', isSortable: true },
    links: { label: 'Links', kind: 'number' },
    created_at: { label: 'Added on', kind: 'moment', isSortable: true },
    updated_at: { label: 'Changed on', kind: 'moment', isSortable: true },
    release_date: { label: 'Release date', kind: 'other', isExtra: true },
    runtime: { label: 'Runtime', kind: 'number', isExtra: true },
    certification: { label: 'Certification', kind: 'text', isExtra: true },
    languages: { label: 'Original language', kind: 'text', isExtra: true },
    budget: { label: 'Budget', kind: 'number', isExtra: true },
    revenue: { label: 'Revenue', kind: 'number', isExtra: true },
  },
  filters: {
    category: { ...VALUES, label: 'Category', list: 'titleFilterCategories', by: 'id' },
    type: { label: 'Type', kind: 'choice', choices: types, operators: ['='] },
    genres: { ...VALUES, label: 'Genres', list: 'genres', by: 'id' },
    release_date: {
      label: 'Release date',
      kind: 'day',
      firstDay: '1900-01-01',
      yearsAhead: 5,
    },
    // Of these two the one that a setting chooses.
    tmdb_vote_average: { ...SCORE, ...COMPARED },
    local_vote_average: { ...SCORE, ...COMPARED },
    qualities: { ...VALUES, label: 'Qualities', list: 'qualities', by: 'id' },
    languages: { ...VALUES, label: 'Languages of the links', list: 'languages', by: 'id' },
    language: { ...VALUES, label: 'Original language', list: 'languages', by: 'code' },
    runtime: {
      ...COMPARED,
      label: 'Runtime in minutes',
      kind: 'number',
      least: 1,
      most: 255,
      usual: 180,
    },
    productionCountries: { ...VALUES, label: 'Countries', list: 'countries', by: 'code' },
    certification: { label: 'Certification', kind: 'text', operators: ['='] },
    budget: { ...AMOUNT, ...COMPARED, label: 'Budget' },
    revenue: { ...AMOUNT, ...COMPARED, label: 'Revenue' },
    views: {
      ...COMPARED,
      label: 'Views',
      kind: 'number',
      least: 1,
      most: Number.MAX_SAFE_INTEGER,
      usual: 100,
    },
    poster: { label: 'With a poster', kind: 'flag' },
    created_at: { label: 'Added on', kind: 'moment' },
    updated_at: { label: 'Changed on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})

/** The other of the two ratings is no filter of this site. */
export const ratingFilterOf = (source: RatingSource) =>
  source === 'local' ? 'local_vote_average' : 'tmdb_vote_average'

/** Whose ratings those who keep the catalogue read: of another database, or of the members. */
export const RATING_SOURCES = ['tmdb', 'local'] as const
export type RatingSource = (typeof RATING_SOURCES)[number]
