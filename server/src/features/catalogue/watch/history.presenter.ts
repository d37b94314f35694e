import type { watchHistoryFile } from '@mediatheque/contract/catalogue/plays/history.list.ts'
import type { PlayView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { PlayRow } from './history.service.ts'

export const presentPlay = (row: PlayRow): PlayView => ({
  id: row.id,
  video: { id: row.video_id, name: row.video_name },
  title: {
    id: row.title_id,
    model_type: 'title',
    name: row.title_name,
    slug: slugify(row.title_name),
    year: row.year,
    type: row.type as TitleType,
    is_series: row.is_series,
    poster: row.poster_url,
  },
  season_number: row.season_number,
  episode_number: row.episode_number,
  name: row.name,
  seconds: row.seconds,
  duration: row.duration,
  started_at: row.started_at.toISOString(),
  last_at: row.last_at.toISOString(),
})

/** The columns of the file; addresses lead to this site from wherever the file is read. */
export const historyCells = ({
  config,
}: Needs<'config'>): CsvCells<typeof watchHistoryFile, PlayRow> => ({
  last_at: ({ last_at }) => last_at.toISOString(),
  title: ({ title_name }) => title_name,
  season_number: ({ season_number }) => season_number,
  episode_number: ({ episode_number }) => episode_number,
  name: ({ name, video_name }) => name ?? video_name,
  seconds: ({ seconds }) => seconds,
  duration: ({ duration }) => duration,
  url: ({ video_id }) => `${config.baseUrl}/watch/${video_id}`,
})
