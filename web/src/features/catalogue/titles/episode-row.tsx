import type {
  EpisodeView,
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MediaTrack } from '../../../ui/media-row.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stillOf } from '../title-cards/artwork.ts'
import { seasonName } from '../title-cards/title-crumbs.ts'
import classes from './seasons-section.module.css'
import { episodesQuery } from './titles.queries.ts'

const WAITED_FOR = 5

/** The first episodes of a season side by side, as many as its page shows at once. */
export function EpisodeRow({ title, season }: { title: TitleView; season: SeasonSummary }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(episodesQuery(title.id, season.number))
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
    <MediaTrack
      key={season.number}
      isWide
      name={t(':title: :season', { title: title.name, season: seasonName(season, t) })}
      labels={{ previous: t('Previous episodes'), next: t('Next episodes') }}
    >
      {episodes
        ? episodes.map((episode) => (
            <li key={episode.id}>
              <EpisodeCard title={title} episode={episode} />
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
  )
}

function EpisodeCard({ title, episode }: { title: TitleView; episode: EpisodeView }) {
  const format = useFormat()
  const facts = [
    episode.runtime && format.minutes(episode.runtime),
    episode.release_date && format.date(episode.release_date),
  ].filter(Boolean)
  return (
    <Link
      to={episodeUrl(title, episode.season_number, episode.episode_number) as '/'}
      className={classes.card}
    >
      <span className={classes.still} aria-hidden>
        <img {...stillOf(episode)} sizes="auto, 320px" alt="" loading="lazy" decoding="async" />
      </span>
      <span className={classes.episode}>
        <span className={classes.number}>{episode.episode_number}. </span>
        {episode.name}
      </span>
      <span className={classes.facts}>{facts.join(' · ')}</span>
      {episode.description && <span className={classes.plot}>{episode.description}</span>}
    </Link>
  )
}
