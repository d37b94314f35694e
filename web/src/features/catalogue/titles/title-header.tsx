import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { LARGE_POSTER_WIDTHS } from '../../../lib/pictures.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Backdrop } from '../../../ui/backdrop.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { AdSlot } from '../../site/ads/ad-slot.tsx'
import { workName } from '../../../lib/work-transition.ts'
import { backdropOf, drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { GetIt } from './get-it.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './title-header.module.css'

/** Letters of a name that would fill the screen in the largest size. */
const LONG_NAME = 60

/** Above the fold: picture, name, facts, plot, what to do, and what is available. */
export function TitleHeader({
  title,
  actions,
  offer,
}: {
  title: TitleView
  actions?: ReactNode
  offer?: ReactNode
}) {
  const t = useTranslate()
  return (
    <header className={classes.header}>
      <div className={classes.backdrop} aria-hidden>
        <Backdrop {...backdropOf(title)} />
      </div>
      <div className={classes.inner}>
        <div
          className={classes.poster}
          data-shape={shapeOf(title.type)}
          style={{ viewTransitionName: workName(title.id) }}
        >
          <Poster
            picture={posterOf(title, LARGE_POSTER_WIDTHS)}
            fallback={drawingOf(title)}
            alt=""
            shape={shapeOf(title.type)}
            isEager
            sizes="(min-width: 901px) 264px, 190px"
          />
        </div>
        <div className={classes.head}>
          <Kind title={title} />
          <h1 tabIndex={-1} data-long={title.name.length > LONG_NAME || undefined}>
            {title.name}
          </h1>
          {title.original_name && <p className={classes.original}>{title.original_name}</p>}
          <Facts title={title} />
        </div>
        <div className={classes.rest}>
          {title.tagline && <p className={classes.tagline}>{title.tagline}</p>}
          {title.plot ? (
            <Plot key={title.id} text={title.plot} />
          ) : (
            <p className={classes.noPlot}>{t('There is no summary in your language yet.')}</p>
          )}
          <AdSlot name="title_top" />
          {actions}
        </div>
        <GetIt title={title}>{offer}</GetIt>
      </div>
    </header>
  )
}

function Kind({ title }: { title: TitleView }) {
  const t = useTranslate()
  const label = t(TITLE_TYPE_LABELS[title.type])
  const { slug } = title.categorie
  return (
    <p className={classes.kind}>{slug ? <Link to={`/${slug}` as '/'}>{label}</Link> : label}</p>
  )
}

function Facts({ title }: { title: TitleView }) {
  const t = useTranslate()
  const format = useFormat()
  const { slug } = title.categorie
  const facts = [
    title.year,
    title.certification,
    title.runtime && format.minutes(title.runtime),
    title.seasons_count > 0 &&
      t('[one 1 season|other :count seasons]', { count: title.seasons_count }),
    title.episodes_count > 0 &&
      t('[one 1 episode|other :count episodes]', { count: title.episodes_count }),
  ].filter((fact) => fact !== null && fact !== false && fact !== 0)
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
      {title.genres.slice(0, 3).map((genre) => (
        <li key={genre.id}>
          {slug ? <Link to={`/${slug}/${genre.slug}` as '/'}>{genre.name}</Link> : genre.name}
        </li>
      ))}
      {title.rating !== null && title.rating > 0 && (
        <li
          className={classes.rating}
          title={t('[one 1 vote|other :count votes]', { count: title.vote_count })}
        >
          <IconStarFilled size={14} aria-hidden />
          <span aria-hidden>{format.decimal(title.rating)}</span>
          <VisuallyHidden>
            {t(':rating out of 10', { rating: format.decimal(title.rating) })}
          </VisuallyHidden>
        </li>
      )}
    </ul>
  )
}

const LONG_PLOT = 420

/** Long plots start short. */
function Plot({ text }: { text: string }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(text.length <= LONG_PLOT)
  return (
    <div>
      <p className={classes.plot} data-short={!isOpen || undefined}>
        {text}
      </p>
      {!isOpen && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('Read more')}
        </button>
      )}
    </div>
  )
}
