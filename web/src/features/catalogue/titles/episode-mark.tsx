import type {
  EpisodeView,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { watchedEpisode } from './season-watched.tsx'
import { WatchedToggle } from './watched-toggle.tsx'
import { useWatched } from './watching.queries.ts'

interface EpisodeMarkProps {
  title: Pick<TitleView, 'id'>
  episode: Pick<EpisodeView, 'season_number' | 'episode_number' | 'name'>
}

/** Whether the reader has seen this episode; nothing for visitors. */
export function EpisodeMark({ title, episode }: EpisodeMarkProps) {
  const t = useTranslate()
  const watched = watchedEpisode(useWatched(title.id, episode.season_number), episode)
  if (!watched) return null
  return (
    <WatchedToggle
      titleId={title.id}
      season={episode.season_number}
      episode={episode.episode_number}
      isWatched={watched.is_watched}
      name={episode.name}
      label={t('Watched')}
    />
  )
}
