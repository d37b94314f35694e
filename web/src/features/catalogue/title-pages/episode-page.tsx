import type { EpisodePageView } from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { WIDE_WIDTHS } from '../../../lib/pictures.ts'
import { Page } from '../../../ui/page.tsx'
import { stillOf } from '../title-cards/artwork.ts'
import { PageCrumbs } from '../title-cards/page-crumbs.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { episodeCode, seasonName } from '../title-cards/title-crumbs.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import { WorkColours } from '../title-cards/work-colours.tsx'
import { VideoList } from '../title-cards/video-list.tsx'
import { PictureGrid } from '../title-cards/picture-grid.tsx'
import classes from './episode-page.module.css'
import { episodeCrumbs } from './title-pages-head.ts'

const PEOPLE_SHOWN = 12

interface EpisodePageProps {
  view: EpisodePageView
  /** What the reader does with it for themselves. */
  marks?: ReactNode
  /** The episodes of its season. */
  others?: ReactNode
}

/** One episode: what happens, who is in it, where to get it, and the ones beside it. */
export function EpisodePage({ view, marks, others }: EpisodePageProps) {
  const t = useTranslate()
  const { title, season, episode } = view
  const { user } = useSession()
  const video = episode.videos.find(({ streaming }) => streaming)
  const canWatch = video !== undefined && (user === null || title.can.play)
  const people = [...episode.credits.cast, ...episode.credits.crew]
  const path = episodeUrl(title, season.number, episode.episode_number)
  const code = episodeCode(season.number, episode.episode_number, t)
  return (
    <WorkColours accent={title.accent}>
      <Page>
        <PageCrumbs crumbs={episodeCrumbs(view, t)} />
        <header className={classes.header}>
          <Still view={view} />
          <div className={classes.words}>
            <TitleLink title={title} className={classes.of}>
              {title.name}
            </TitleLink>
            <h1 tabIndex={-1}>{episode.name}</h1>
            <Facts view={view} />
            {episode.description ? (
              <p className={classes.plot}>{episode.description}</p>
            ) : (
              <p className={classes.noPlot}>{t('There is no summary of this episode yet.')}</p>
            )}
            <div className={classes.actions}>
              {canWatch && video && (
                <Button
                  component={Link}
                  to={`/watch/${video.id}` as '/'}
                  size="md"
                  variant="filled"
                  leftSection={<IconPlayerPlayFilled size={17} />}
                >
                  {t('Watch')}
                </Button>
              )}
              {!isStreamingOnly() && (episode.liens_active_count > 0 || !title.can.addLink) && (
                <Button
                  component={Link}
                  to={
                    `/titles/${title.id}/season/${season.number}/episode/${episode.episode_number}/download` as '/'
                  }
                  size="md"
                  variant={episode.liens_active_count > 0 && !canWatch ? 'filled' : 'default'}
                  leftSection={<IconDownload size={19} stroke={1.7} />}
                >
                  {t('Download')}
                </Button>
              )}
              {title.can.addLink && (
                <Button
                  component={Link}
                  to={`/admin/liens/${title.id}/new` as '/'}
                  size="md"
                  variant="default"
                >
                  {t('Add a link')}
                </Button>
              )}
              {marks}
            </div>
          </div>
        </header>
        <Neighbours view={view} />
        {episode.videos.length > 0 && (
          <Section name={t('Videos')}>
            <VideoList videos={episode.videos} />
          </Section>
        )}
        {people.length > 0 && (
          <Section
            name={t('Cast and crew')}
            more={
              people.length > PEOPLE_SHOWN && (
                <Link
                  to={`${path}/full-credits` as '/'}
                >{`${t('Show all')} (${people.length})`}</Link>
              )
            }
          >
            <ul className={classes.people}>
              {people.slice(0, PEOPLE_SHOWN).map((person, index) => (
                <li key={`${person.id}-${index}`}>
                  <PersonCard
                    person={person}
                    facts={person.character ?? t(person.job ?? person.department)}
                    isLine
                  />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {others && <Section name={seasonName(season, t)}>{others}</Section>}
        {episode.images.length > 0 && (
          <Section name={t('Images')}>
            <PictureGrid
              images={episode.images.map((image, index) => ({
                ...image,
                caption: t('Image :number of :title', {
                  number: index + 1,
                  title: `${title.name} ${code}`,
                }),
              }))}
            />
          </Section>
        )}
      </Page>
    </WorkColours>
  )
}

function Section({
  name,
  more,
  children,
}: {
  name: string
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={classes.section} aria-label={name}>
      <div className={classes.sectionHead}>
        <h2>{name}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** The episode's own picture, else a scene in the manner of its series, with its number. */
function Still({ view: { episode } }: { view: EpisodePageView }) {
  return (
    <div className={classes.still} aria-hidden>
      <img
        {...stillOf(episode, WIDE_WIDTHS)}
        sizes="(min-width: 901px) 46vw, 100vw"
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}

function Facts({ view: { title, season, episode } }: { view: EpisodePageView }) {
  const t = useTranslate()
  const format = useFormat()
  const rest = [
    t('Episode :number', { number: episode.episode_number }),
    episode.release_date && format.longDate(episode.release_date),
    episode.runtime && format.minutes(episode.runtime),
    episode.liens_active_count > 0 &&
      !isStreamingOnly() &&
      t('[one 1 link|other :count links]', { count: episode.liens_active_count }),
  ].filter(Boolean)
  return (
    <ul className={classes.facts}>
      <li>
        <Link
          to="/titles/$id/$slug/season/$season"
          params={{ id: String(title.id), slug: title.slug, season: String(season.number) }}
          activeOptions={{ exact: true }}
        >
          {seasonName(season, t)}
        </Link>
      </li>
      {rest.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  )
}

/** The episodes before and after, wherever their season. */
function Neighbours({ view: { title, season, previous, next } }: { view: EpisodePageView }) {
  const t = useTranslate()
  if (!previous && !next) return null
  const link = (neighbour: NonNullable<typeof previous>, isNext: boolean) => (
    <Link
      to={episodeUrl(title, neighbour.season_number, neighbour.episode_number) as '/'}
      className={classes.neighbour}
      data-next={isNext || undefined}
      rel={isNext ? 'next' : 'prev'}
    >
      {isNext ? (
        <IconChevronRight size={20} stroke={1.5} aria-hidden />
      ) : (
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      )}
      <span>
        <span className={classes.way}>
          {isNext ? t('Next episode') : t('Previous episode')}
          {neighbour.season_number !== season.number &&
            ` · ${t('Season :number', { number: neighbour.season_number })}`}
        </span>
        <span
          className={classes.neighbourName}
        >{`${neighbour.episode_number}. ${neighbour.name}`}</span>
      </span>
    </Link>
  )
  return (
    <nav className={classes.neighbours} aria-label={t('Other episodes')}>
      {previous ? link(previous, false) : <span />}
      {next && link(next, true)}
    </nav>
  )
}
