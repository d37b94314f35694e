import type { Page as ListPage } from '@mediatheque/contract/core/list-query.ts'
import type { EpisodeView, SeasonView, TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconArrowLeft, IconDeviceTv } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { pictureOf } from '../../../lib/pictures.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import { EpisodeItem } from './episode-item.tsx'
import classes from './season-page.module.css'
import { Progress } from './seasons-section.tsx'

interface SeasonPageProps {
  title: TitleView
  season: SeasonView
  episodes: ListPage<EpisodeView>
}

/** One season: its episodes, and the way to the others. */
export function SeasonPage({ title, season, episodes }: SeasonPageProps) {
  const t = useTranslate()
  const name = season.name ?? (season.number === 0 ? t('Specials') : t('Season :number', { number: season.number }))
  return (
    <Page>
      <header className={classes.header}>
        <TitleLink title={title} className={classes.poster}>
          <Poster picture={pictureOf({ kind: 'season', id: season.id, url: season.poster }) ?? posterOf(title)} fallback={drawingOf(title)} alt={title.name} shape={shapeOf(title.type)} isEager />
        </TitleLink>
        <div>
          <TitleLink title={title} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.6} aria-hidden />
            {title.name}
          </TitleLink>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={classes.facts}>
            {[season.year, t('[one 1 episode|other :count episodes]', { count: season.episode_count })].filter(Boolean).join(' · ')} <Progress season={season} />
          </p>
          {season.description && <p className={classes.plot}>{season.description}</p>}
        </div>
      </header>
      {title.seasons.length > 1 && <SeasonSwitch title={title} current={season.number} />}
      {episodes.data.length === 0 ? (
        <EmptyState icon={<IconDeviceTv size={32} stroke={1.5} />} title={t('This season has not episodes yet.')} text={t('They are listed here as soon as they are known.')} />
      ) : (
        <ol className={classes.episodes} aria-label={t('Episodes of season :number', { number: season.number })}>
          {episodes.data.map((episode) => (
            <EpisodeItem key={episode.id} episode={episode} downloadPath={`/titles/${title.id}/season/${season.number}/episode/${episode.episode_number}/download`} />
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
    </Page>
  )
}

function SeasonSwitch({ title, current }: { title: TitleView; current: number }) {
  const t = useTranslate()
  return (
    <nav className={classes.switch} aria-label={t('All seasons')}>
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
    </nav>
  )
}
