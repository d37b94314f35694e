import type { Continued } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { ContinuedTitle } from './continue.service.ts'

export const presentContinued = ({ row, title }: ContinuedTitle, now: Date): Continued => ({
  kind: row.kind,
  title: presentTitleCard(title, now),
  video_id: row.video_id,
  season_number: row.season_number,
  episode_number: row.episode_number,
  name: row.name,
  still: row.still,
  progress:
    row.seconds === null || row.duration === null
      ? null
      : { seconds: row.seconds, duration: row.duration },
  at: row.at.toISOString(),
})
