import type {
  EpisodeView,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Link } from '@tanstack/react-router'
import { stillOf } from '../title-cards/artwork.ts'
import classes from './episode-card.module.css'
import { useEpisodeFacts } from './episode-facts.ts'
import { EpisodeProgress } from './episode-progress.tsx'
import type { WatchedEpisode } from './season-watched.tsx'
import { WatchedToggle } from './watched-toggle.tsx'

interface EpisodeCardProps {
  title: Pick<TitleView, 'id' | 'name'>
  episode: EpisodeView
  /** Undefined for visitors. */
  watched: WatchedEpisode | undefined
  isCurrent?: boolean
}

/** An episode in a row of its season: when it aired, what happens, and whether the reader has seen it. */
export function EpisodeCard({ title, episode, watched, isCurrent = false }: EpisodeCardProps) {
  const facts = useEpisodeFacts()(episode)
  return (
    <div className={classes.place} data-watched={watched?.is_watched || undefined}>
      <Link
        to={episodeUrl(title, episode.season_number, episode.episode_number) as '/'}
        className={classes.card}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={classes.still} aria-hidden>
          <img {...stillOf(episode)} sizes="auto, 320px" alt="" loading="lazy" decoding="async" />
          <EpisodeProgress of={watched} />
        </span>
        <span className={classes.episode}>
          <span className={classes.number}>{episode.episode_number}. </span>
          {episode.name}
        </span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
        {episode.description && <span className={classes.plot}>{episode.description}</span>}
      </Link>
      {watched && (
        <span className={classes.mark}>
          <WatchedToggle
            titleId={title.id}
            season={episode.season_number}
            episode={episode.episode_number}
            isWatched={watched.is_watched}
            name={`${episode.episode_number}. ${episode.name}`}
          />
        </span>
      )}
    </div>
  )
}
