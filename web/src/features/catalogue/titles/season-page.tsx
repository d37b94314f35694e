import type { Page as ListPage } from '@mediatheque/contract/core/list-query.ts'
import type {
  EpisodeView,
  SeasonView,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { seasonUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDeviceTv, IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { showCurrent } from '../../../lib/show-current.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { pictureOf } from '../../../lib/pictures.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { PageScene } from '../title-cards/page-scene.tsx'
import { PageCrumbs } from '../title-cards/page-crumbs.tsx'
import { seasonName, titleCrumbs } from '../title-cards/title-crumbs.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import { WorkColours } from '../title-cards/work-colours.tsx'
import { EpisodeItem } from './episode-item.tsx'
import classes from './season-page.module.css'
import { SeasonPeople } from './season-people.tsx'
import { SeasonWatched, watchedEpisode } from './season-watched.tsx'
import { useWatched } from './watching.queries.ts'
import { Progress } from './seasons-section.tsx'

interface SeasonPageProps {
  title: TitleView
  season: SeasonView
  episodes: ListPage<EpisodeView>
}

/** One season: its episodes, and the way to the others. */
export function SeasonPage({ title, season, episodes }: SeasonPageProps) {
  const t = useTranslate()
  const name = seasonName(season, t)
  const watched = useWatched(title.id, season.number)
  return (
    <WorkColours accent={title.accent}>
      <PageScene of={title}>
        <Page>
          <PageCrumbs crumbs={titleCrumbs(title, t, [{ name }])} />
          <header className={classes.header}>
            <TitleLink title={title} className={classes.poster}>
              <Poster
                picture={
                  pictureOf({ kind: 'season', id: season.id, url: season.poster }) ??
                  posterOf(title)
                }
                fallback={drawingOf(title)}
                alt={title.name}
                shape={shapeOf(title.type)}
                isEager
              />
            </TitleLink>
            <div>
              <TitleLink title={title} className={classes.back}>
                {title.name}
              </TitleLink>
              <h1 tabIndex={-1}>{name}</h1>
              <p className={classes.facts}>
                {[
                  season.year,
                  t('[one 1 episode|other :count episodes]', { count: season.episode_count }),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                <Progress season={season} />
              </p>
              {season.description && <p className={classes.plot}>{season.description}</p>}
              <div className={classes.actions}>
                {season.last_episode > 0 && !isStreamingOnly() && (
                  <Button
                    component={Link}
                    to={`/titles/${title.id}/download` as '/'}
                    search={{ season: season.number } as never}
                    variant="filled"
                    leftSection={<IconDownload size={18} stroke={1.7} />}
                  >
                    {t('Download')}
                  </Button>
                )}
                {watched && <SeasonWatched title={title} season={season} watched={watched} />}
              </div>
            </div>
          </header>
          {title.seasons.length > 1 && <SeasonSwitch title={title} current={season.number} />}
          {episodes.data.length === 0 ? (
            <EmptyState
              icon={<IconDeviceTv size={32} stroke={1.5} />}
              title={t('This season has not episodes yet.')}
              text={t('They are listed here as soon as they are known.')}
            />
          ) : (
            <ol
              className={classes.episodes}
              aria-label={t('Episodes of season :number', { number: season.number })}
            >
              {episodes.data.map((episode) => (
                <EpisodeItem
                  key={episode.id}
                  title={title}
                  episode={episode}
                  watched={watchedEpisode(watched, episode)}
                  downloadPath={`/titles/${title.id}/season/${season.number}/episode/${episode.episode_number}/download`}
                />
              ))}
            </ol>
          )}
          <Pagination
            page={episodes.current_page}
            lastPage={episodes.last_page}
            hasNext={episodes.next_page !== null}
            labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
            link={(page, { children, ...rest }) => (
              <Link to="." search={(page === 1 ? {} : { page }) as never} {...rest}>
                {children}
              </Link>
            )}
          />
          <SeasonPeople season={season} />
        </Page>
      </PageScene>
    </WorkColours>
  )
}

/** All seasons, between the one before and the one after. */
function SeasonSwitch({ title, current }: { title: TitleView; current: number }) {
  const t = useTranslate()
  const place = title.seasons.findIndex(({ number }) => number === current)
  const [before, after] = [title.seasons[place - 1], title.seasons[place + 1]]
  return (
    <nav ref={showCurrent} className={classes.switch} aria-label={t('All seasons')}>
      {before && (
        <Link
          to={seasonUrl(title, before.number) as '/'}
          rel="prev"
          aria-label={t(':label: :name', {
            label: t('Previous season'),
            name: seasonName(before, t),
          })}
        >
          <IconChevronLeft size={18} stroke={1.5} aria-hidden />
        </Link>
      )}
      {title.seasons.map(({ number }) => (
        <Link
          key={number}
          to="/titles/$id/$slug/season/$season"
          params={{ id: String(title.id), slug: title.slug, season: String(number) }}
          aria-current={number === current ? 'page' : undefined}
          aria-label={t('Season :number', { number })}
        >
          {number}
        </Link>
      ))}
      {after && (
        <Link
          to={seasonUrl(title, after.number) as '/'}
          rel="next"
          aria-label={t(':label: :name', { label: t('Next season'), name: seasonName(after, t) })}
        >
          <IconChevronRight size={18} stroke={1.5} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
