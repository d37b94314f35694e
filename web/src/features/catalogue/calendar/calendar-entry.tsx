import { episodeUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { CalendarEntry as Entry } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import { IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './calendar-page.module.css'

/** Something that comes out. */
export function CalendarEntry({
  entry: { title, episode, is_followed: isFollowed },
}: {
  entry: Entry
}) {
  const t = useTranslate()
  const path = episode ? episodeUrl(title, episode.season, episode.number) : titleUrl(title)
  return (
    <Link to={path as '/'} className={classes.entry} data-followed={isFollowed || undefined}>
      {isFollowed && (
        <>
          <IconBellRinging size={14} aria-hidden />
          <VisuallyHidden>{t('You follow it')}</VisuallyHidden>
        </>
      )}
      <span className={classes.name}>{title.name}</span>
      {episode && (
        <span className={classes.number}>
          {t('S:season E:episode', { season: episode.season, episode: episode.number })}
        </span>
      )}
    </Link>
  )
}
