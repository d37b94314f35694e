import { defineAudited } from '../../../../platform/audit/define-audited.ts'
import { readEpisodeStates } from './episodes-sheet.repository.ts'
import { readSeasonStates } from './seasons-sheet.repository.ts'

const TEXTS = {
  name: { label: 'Name' },
  name_fr: { label: 'Name in French' },
  plot: { label: 'Plot' },
  plot_fr: { label: 'Plot in French' },
  release_date: { label: 'Release date' },
} as const

/** Seasons, with what people change of them. Their version is that of their title. */
export const auditedSeasons = defineAudited({
  kind: 'season',
  fields: {
    ...TEXTS,
    year: { label: 'Year', shownAs: 'number' },
    poster: { label: 'Poster picture' },
    episodes_count: { label: 'Episodes', shownAs: 'number' },
    people: { label: 'People', shownAs: 'number' },
  },
  readStates: readSeasonStates,
})

export const auditedEpisodes = defineAudited({
  kind: 'episode',
  fields: {
    number: { label: 'Episode', shownAs: 'number' },
    ...TEXTS,
    runtime: { label: 'Runtime', shownAs: 'number' },
    picture: { label: 'Picture' },
    people: { label: 'People', shownAs: 'number' },
  },
  readStates: readEpisodeStates,
})
