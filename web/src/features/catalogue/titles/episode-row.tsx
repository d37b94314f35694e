import type {
  EpisodeView,
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MediaTrack } from '../../../ui/media-row.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { seasonName } from '../title-cards/title-crumbs.ts'
import { EpisodeCard } from './episode-card.tsx'
import { SeasonWatched, watchedEpisode } from './season-watched.tsx'
import classes from './seasons-section.module.css'
import { episodesQuery } from './titles.queries.ts'
import { useWatched } from './watching.queries.ts'

const WAITED_FOR = 5

interface EpisodeRowProps {
  title: Pick<TitleView, 'id' | 'name'>
  season: SeasonSummary
  /** The one whose page this is. */
  current?: Pick<EpisodeView, 'id'>
}

/** The first episodes of a season side by side, as many as its page shows at once, with what the reader has seen of them. */
export function EpisodeRow({ title, season, current }: EpisodeRowProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(episodesQuery(title.id, season.number))
  const watched = useWatched(title.id, season.number)
  const episodes = data?.pagination.data
  if (error)
    return (
      <ErrorState
        title={t('The episodes could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (episodes?.length === 0)
    return <p className={classes.none}>{t('This season has not episodes yet.')}</p>
  return (
    <>
      {watched && <SeasonWatched title={title} season={season} watched={watched} />}
      <MediaTrack
        isWide
        name={t(':title: :season', { title: title.name, season: seasonName(season, t) })}
        labels={{ previous: t('Previous episodes'), next: t('Next episodes') }}
      >
        {episodes
          ? episodes.map((episode) => (
              <li key={episode.id}>
                <EpisodeCard
                  title={title}
                  episode={episode}
                  watched={watchedEpisode(watched, episode)}
                  isCurrent={episode.id === current?.id}
                />
              </li>
            ))
          : Array.from({ length: WAITED_FOR }, (_, index) => (
              <li key={index}>
                <span className={classes.still}>
                  <Skeleton height="100%" />
                </span>
                <span className={classes.episode}>
                  <Skeleton width="70%" height={20} />
                </span>
              </li>
            ))}
      </MediaTrack>
    </>
  )
}
