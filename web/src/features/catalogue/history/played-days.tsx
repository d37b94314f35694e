import type { PlayView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { stateOfPlay } from '@mediatheque/contract/catalogue/plays/play-state.ts'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { drawingOf, posterOf } from '../title-cards/artwork.ts'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import classes from './history-page.module.css'

/** Plays, newest first, under the days of their reader. */
export function PlayedDays({
  plays,
  onRemove,
}: {
  plays: readonly PlayView[]
  onRemove(play: PlayView): void
}) {
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const days = Object.entries(Object.groupBy(plays, ({ last_at }) => format.fullDate(last_at)))
  return (
    <div ref={list} tabIndex={-1} className={classes.days}>
      {days.map(([day, those = []]) => (
        <section key={day} aria-label={day}>
          <h2 className={classes.day}>{day}</h2>
          <ul className={classes.list}>
            {those.map((play) => (
              <li key={play.id} className={classes.play}>
                <Played play={play} />
                <Remove
                  play={play}
                  onRemove={() => {
                    list.current?.focus()
                    onRemove(play)
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Leads to the video, which goes on where it was. */
function Played({ play }: { play: PlayView }) {
  const t = useTranslate()
  const format = useFormat()
  const { title, season_number: season, episode_number: episode } = play
  const state = stateOfPlay(play)
  const share = play.duration > 0 ? Math.min(1, play.seconds / play.duration) : 0
  const part =
    season !== null && episode !== null
      ? [episodeCode(season, episode, t), play.name].filter(Boolean).join(' · ')
      : undefined
  return (
    <Link to="/watch/$videoId" params={{ videoId: String(play.video.id) }} className={classes.link}>
      <span className={classes.poster}>
        <img
          {...(posterOf(title) ?? { src: drawingOf(title) })}
          sizes="56px"
          alt=""
          loading="lazy"
        />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{title.name}</span>
        {part && <span className={classes.facts}>{part}</span>}
        <span className={classes.facts}>
          {format.time(play.last_at)}
          {' · '}
          {state === 'watched'
            ? t('Watched')
            : t(':share % watched', { share: Math.round(share * 100) })}
        </span>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${state === 'watched' ? 100 : Math.round(share * 100)}%` }} />
        </span>
      </span>
      <span className={classes.act} aria-hidden>
        {state === 'resumable' ? t('Go on') : t('Watch again')}
      </span>
    </Link>
  )
}

function Remove({ play: { title }, onRemove }: { play: PlayView; onRemove(): void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={t('Remove “:name”', { name: title.name })}
      title={t('Remove')}
      onClick={onRemove}
    >
      <IconX size={18} stroke={1.6} aria-hidden />
    </button>
  )
}
