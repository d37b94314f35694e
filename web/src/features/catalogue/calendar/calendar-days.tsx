import type { CalendarEntry as Entry } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import {
  episodeUrl,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { frameOf, posterOf } from '../title-cards/artwork.ts'
import { keyOf } from './calendar-grid.tsx'
import { nameOfDay } from './days-of-month.ts'
import classes from './calendar-days.module.css'

interface CalendarDaysProps {
  days: ReadonlyMap<string, readonly Entry[]>
  today: string | undefined
}

/** The days that have something, one below the other. */
export function CalendarDays({ days, today }: CalendarDaysProps) {
  const t = useTranslate()
  const { language } = useLocalization()
  return (
    <ol className={classes.days}>
      {[...days].map(([day, entries]) => (
        <li key={day} {...(day === today && { 'aria-current': 'date' })}>
          <h2>
            <time dateTime={day}>{nameOfDay(day, language)}</time>
            {day === today && <span className={classes.today}>{t('Today')}</span>}
          </h2>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={keyOf(entry)}>
                <DayEntry entry={entry} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DayEntry({ entry: { title, episode, is_followed: isFollowed } }: { entry: Entry }) {
  const t = useTranslate()
  const path = episode ? episodeUrl(title, episode.season, episode.number) : titleUrl(title)
  const number =
    episode && t('S:season E:episode', { season: episode.season, episode: episode.number })
  return (
    <Link to={path as '/'} className={classes.entry}>
      <span className={classes.thumb}>
        <Poster
          picture={posterOf(title, THUMB_WIDTHS)}
          fallback={frameOf(title, true).drawing}
          alt=""
          sizes="40px"
        />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{title.name}</span>
        <span className={classes.facts}>
          {(episode ? [number, episode.name] : [title.year, t(TITLE_TYPE_LABELS[title.type])])
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isFollowed && (
        <>
          <IconBellRinging size={18} stroke={1.5} aria-hidden />
          <VisuallyHidden>{t('You follow it')}</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
