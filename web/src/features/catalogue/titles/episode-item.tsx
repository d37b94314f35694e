import type { EpisodeView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { stillOf } from '../title-cards/artwork.ts'
import { useEpisodeFacts } from './episode-facts.ts'
import { EpisodeProgress } from './episode-progress.tsx'
import classes from './season-page.module.css'
import type { WatchedEpisode } from './season-watched.tsx'
import { WatchedToggle } from './watched-toggle.tsx'

/** One episode, leading to its page; those with links lead to them too. */
export function EpisodeItem({
  title,
  episode,
  watched,
  downloadPath,
}: {
  title: { readonly id: number; readonly name: string }
  episode: EpisodeView
  /** Undefined for visitors. */
  watched: WatchedEpisode | undefined
  downloadPath: string
}) {
  const t = useTranslate()
  const facts = useEpisodeFacts()(episode)
  return (
    <li className={classes.episode} data-watched={watched?.is_watched || undefined}>
      <div className={classes.still}>
        <img {...stillOf(episode)} sizes="220px" alt="" loading="lazy" decoding="async" />
        <EpisodeProgress of={watched} />
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
      <div className={classes.words}>
        <h2>
          <span className={classes.number}>{episode.episode_number}. </span>
          <Link to={episodeUrl(title, episode.season_number, episode.episode_number) as '/'}>
            {episode.name}
          </Link>
        </h2>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
        {episode.description && <p className={classes.description}>{episode.description}</p>}
      </div>
      {episode.liens_active_count > 0 && !isStreamingOnly() && (
        <Link to={downloadPath as '/'} className={classes.links}>
          <IconDownload size={17} stroke={1.6} aria-hidden />
          {t('[one 1 link|other :count links]', { count: episode.liens_active_count })}
          <VisuallyHidden>
            {t('Episode :number', { number: episode.episode_number })}
          </VisuallyHidden>
        </Link>
      )}
    </li>
  )
}
