import type { Language } from '@mediatheque/contract/core/lines.ts'
import type {
  InsightKind,
  RankedView,
  RecordInsights,
  ReportRangeQuery,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { coverRange } from './cover-range.ts'
import { findInsightRecord, type InsightRecord, listRatings } from './names.repository.ts'
import { listCountedMonths, sumStops } from './report-counts.repository.ts'
import { getCountedAt, readRanked, readSeries } from './read-reports.ts'
import { resolveRange } from './report-range.ts'

/** Of each table of a page of insights. */
const MOST_ROWS = 20

/** Under which dimension and key each kind is counted, and what its parts are counted under. */
function placeOf(
  kind: InsightKind,
  { id, title_id: title, season_number: season, episode_number: episode }: InsightRecord,
) {
  switch (kind) {
    case 'titles':
      return { dimension: 'title', key: String(title), record: `title:${title}` }
    case 'seasons':
      return { dimension: 'season', key: `${title}.${season}`, record: `season:${title}.${season}` }
    case 'episodes': {
      const key = `${title}.${season}.${episode}`
      return { dimension: 'episode', key, record: `episode:${key}` }
    }
    case 'videos':
      return { dimension: 'video', key: String(id), record: null }
  }
}

/** How a title, a season, an episode or a video does. @throws AppError notFound */
export async function readInsights(
  platform: Needs<'readDb' | 'clock' | ToReadSettings>,
  {
    kind,
    id,
    language,
  }: { readonly kind: InsightKind; readonly id: number; readonly language: Language },
  query: ReportRangeQuery,
): Promise<RecordInsights> {
  const { readDb } = platform
  const found = await findInsightRecord(readDb, { kind, id, language })
  if (!found) throw new AppError('notFound')
  const { dimension, key, record } = placeOf(kind, found)
  const range = await resolveRange(platform, query)
  const { stretches } = coverRange(range, await listCountedMonths(readDb))
  const series = (subject: 'visits' | 'plays' | 'downloads') =>
    readSeries(platform, { subject, dimension }, { key, range })
  const ranked = async (subject: 'plays' | 'downloads', by: string): Promise<RankedView[]> =>
    record === null
      ? []
      : (
          await readRanked(
            platform,
            { subject, dimension: by, record },
            { range, limit: MOST_ROWS, language },
          )
        ).rows
  return {
    record: viewOf(kind, found),
    counted_at: await getCountedAt(platform),
    visits: await series('visits'),
    plays: await series('plays'),
    downloads: await series('downloads'),
    stops: await sumStops(readDb, { dimension, key, stretches }),
    videos: await ranked('plays', 'video'),
    hosts: await ranked('downloads', 'host'),
    qualities: await ranked('downloads', 'quality'),
    episodes: kind === 'titles' || kind === 'seasons' ? await ranked('plays', 'episode') : [],
    ratings: kind === 'titles' ? await listRatings(readDb, { titleId: id, ...range }) : null,
  }
}

function viewOf(kind: InsightKind, row: InsightRecord): RecordInsights['record'] {
  return {
    kind,
    id: row.id,
    name: row.name ?? '',
    title: { id: row.title_id, name: row.title_name, is_series: row.is_series },
    season_number: row.season_number,
    episode_number: row.episode_number,
  }
}
