import { useMediaRemote, useMediaState } from '@vidstack/react'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { formatTime } from './format-time.ts'
import { languageName } from './language-name.ts'
import { remember } from './player-memory.ts'
import type { PanelProps } from './settings-panel.tsx'
import classes from './settings-panel.module.css'

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

interface Chosen {
  onChosen(): void
}

/** One of several. */
export function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean
  onChoose(): void
  children: ReactNode
}) {
  return (
    <button type="button" className={classes.choice} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.check}>
        {isChosen && <IconCheck size={18} stroke={2} aria-hidden />}
      </span>
      {children}
    </button>
  )
}

export function RateChoices({ onChosen }: Chosen) {
  const t = useTranslate()
  const format = useFormat()
  const remote = useMediaRemote()
  const current = useMediaState('playbackRate')
  return RATES.map((rate) => (
    <Choice
      key={rate}
      isChosen={rate === current}
      onChoose={() => {
        remote.changePlaybackRate(rate)
        remember({ rate })
        onChosen()
      }}
    >
      {rate === 1 ? t('Normal') : `${format.number(rate)}×`}
    </Choice>
  ))
}

export function QualityChoices({ onChosen }: Chosen) {
  const t = useTranslate()
  const qualities = useMediaState('qualities')
  const current = useMediaState('quality')
  const isAuto = useMediaState('autoQuality')
  const choose = (height: number | null) => {
    remember({ height })
    onChosen()
  }
  return (
    <>
      <Choice isChosen={isAuto} onChoose={() => choose(null)}>
        {t('Automatic (:quality)', { quality: current ? `${current.height}p` : '' })}
      </Choice>
      {qualities
        .toSorted((a, b) => b.height - a.height)
        .map((quality) => (
          <Choice
            key={quality.id}
            isChosen={!isAuto && quality.id === current?.id}
            onChoose={() => choose(quality.height)}
          >
            {quality.height}p
          </Choice>
        ))}
    </>
  )
}

export function AudioChoices({ onChosen }: Chosen) {
  const tracks = useMediaState('audioTracks')
  const current = useMediaState('audioTrack')
  return tracks.map((track) => (
    <Choice
      key={track.id}
      isChosen={track.id === current?.id}
      onChoose={() => {
        track.selected = true
        remember({ audio: track.language })
        onChosen()
      }}
    >
      {languageName(track)}
    </Choice>
  ))
}

export function ChapterChoices({ item, actions, onChosen }: PanelProps & Chosen) {
  const current = useMediaState('currentTime')
  const { chapters } = item.marks
  const active = chapters.findLast(({ start }) => start <= current)
  return chapters.map((chapter) => (
    <Choice
      key={chapter.start}
      isChosen={chapter === active}
      onChoose={() => {
        actions.seekTo(chapter.start)
        onChosen()
      }}
    >
      <span className={classes.words}>{chapter.name}</span>
      <span className={classes.value}>{formatTime(chapter.start)}</span>
    </Choice>
  ))
}

export function QueueChoices({ item, page, onChosen }: PanelProps & Chosen) {
  return page.queue.map((video) => (
    <Choice
      key={video.id}
      isChosen={video.id === item.id}
      onChoose={() => {
        if (video.id !== item.id) page.play(video)
        onChosen()
      }}
    >
      <span className={classes.words}>{video.name}</span>
    </Choice>
  ))
}
