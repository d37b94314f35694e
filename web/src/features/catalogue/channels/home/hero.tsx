import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import {
  IconArrowRight,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Backdrop } from '../../../../ui/backdrop.tsx'
import { Poster } from '../../../../ui/poster.tsx'
import { backdropOf, drawingOf, posterOf, shapeOf } from '../../title-cards/artwork.ts'
import { countDownloads } from '../../title-cards/count-downloads.ts'
import { TitleLink } from '../../title-cards/title-link.tsx'
import classes from './hero.module.css'

const MOST = 5

/** Up to five featured titles, changed by hand only. */
export function Hero({ name, titles }: { name: string; titles: readonly TitleCard[] }) {
  const t = useTranslate()
  const [place, setPlace] = useState(0)
  const [hasChanged, setChanged] = useState(false)
  const shown = titles.slice(0, MOST)
  const title = shown[place] ?? shown[0]
  if (!title) return null
  const show = (index: number) => {
    setPlace(index)
    setChanged(true)
  }
  const move = (step: number) => show((place + step + shown.length) % shown.length)
  const handleKeys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    move(step)
  }
  return (
    <section
      className={classes.hero}
      data-changed={hasChanged || undefined}
      aria-roledescription="carousel"
      aria-label={name}
    >
      <div className={classes.backdrop} aria-hidden key={`backdrop-${title.id}`}>
        <Backdrop {...backdropOf(title)} />
      </div>
      <div className={classes.inner}>
        <div className={classes.words} aria-live="polite" key={title.id}>
          <p className={classes.name}>{name}</p>
          <h2>
            <TitleLink title={title}>{title.name}</TitleLink>
          </h2>
          <HeroFacts title={title} />
          {title.plot && <p className={classes.plot}>{title.plot}</p>}
        </div>
        <HeroActions title={title} />
        {title.poster && (
          <TitleLink title={title} className={classes.poster}>
            <Poster
              picture={posterOf(title)}
              fallback={drawingOf(title)}
              alt={title.name}
              shape={shapeOf(title.type)}
              isEager
            />
          </TitleLink>
        )}
      </div>
      {shown.length > 1 && (
        <div
          className={classes.controls}
          role="group"
          aria-label={t('Featured')}
          onKeyDown={handleKeys}
        >
          <button
            type="button"
            className={classes.arrow}
            aria-label={t('Previous title')}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={18} stroke={1.5} />
          </button>
          <ul>
            {shown.map((other, index) => (
              <li key={other.id}>
                <button
                  type="button"
                  className={classes.thumb}
                  aria-label={t('Show :name', { name: other.name })}
                  aria-current={index === place || undefined}
                  onClick={() => show(index)}
                >
                  <img
                    src={posterOf(other, THUMB_WIDTHS)?.src ?? drawingOf(other)}
                    alt=""
                    width={40}
                    height={60}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={classes.arrow}
            aria-label={t('Next title')}
            onClick={() => move(1)}
          >
            <IconChevronRight size={18} stroke={1.5} />
          </button>
        </div>
      )}
    </section>
  )
}

function HeroFacts({ title }: { title: TitleCard }) {
  const t = useTranslate()
  const format = useFormat()
  const downloads = countDownloads(title)
  const facts = [
    title.year,
    t(TITLE_TYPE_LABELS[title.type]),
    title.runtime && format.minutes(title.runtime),
    title.seasons_count > 0 &&
      t('[one 1 season|other :count seasons]', { count: title.seasons_count }),
    title.best_quality && t(title.best_quality.label),
    downloads > 0 && t('[one 1 link|other :count links]', { count: downloads }),
  ].filter(Boolean)
  return <p className={classes.facts}>{facts.join(' · ')}</p>
}

function HeroActions({ title }: { title: TitleCard }) {
  const t = useTranslate()
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={`/titles/${title.id}/${title.slug}` as '/'}
        size="md"
        rightSection={<IconArrowRight size={18} stroke={1.5} />}
      >
        {t('See details')}
      </Button>
      {countDownloads(title) > 0 && (
        <Button
          component={Link}
          to={`/titles/${title.id}/download` as '/'}
          size="md"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} />}
        >
          {t('Download')}
        </Button>
      )}
    </div>
  )
}
