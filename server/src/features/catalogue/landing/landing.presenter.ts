import type { KindCount, Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import { TITLE_TYPES } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { LandingContent } from './landing.service.ts'

/** Of an estimate only the first two digits mean anything. */
function roundEstimate(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}

function presentCounts(rows: LandingContent['counts']): KindCount[] {
  return TITLE_TYPES.flatMap((type): KindCount[] => {
    const row = rows.find((candidate) => candidate.type === type)
    if (!row || row.count === 0) return []
    return [
      {
        type,
        count: row.is_estimate ? roundEstimate(row.count) : row.count,
        is_estimate: row.is_estimate,
      },
    ]
  })
}

export function presentLanding(
  { settings, counts, wall, recent, popular }: LandingContent,
  now: Date,
): Landing {
  return {
    settings,
    counts: presentCounts(counts),
    // Only what the pictures need: the rest of these cards would weigh more than the page.
    wall: wall.map((row) => {
      const { id, name, year, type, poster } = presentTitleCard(row, now)
      return { id, name, year, type, poster }
    }),
    recent: recent.map((row) => presentTitleCard(row, now)),
    popular: popular.map((row) => presentTitleCard(row, now)),
  }
}
