import { useMediaState } from '@vidstack/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { remember, usePlayerMemory } from './player-memory.ts'
import type { ControlActions } from './controls.tsx'
import type { PlayerItem } from './player-item.ts'
import type { PlayerPage } from './player-page.ts'
import { CaptionsChoices } from './captions-choices.tsx'
import {
  AudioChoices,
  ChapterChoices,
  QualityChoices,
  QueueChoices,
  RateChoices,
} from './panel-choices.tsx'
import classes from './settings-panel.module.css'
import { nextRepeat } from './queue.ts'
import { languageName } from './language-name.ts'

type PanelName = 'rate' | 'quality' | 'captions' | 'audio' | 'chapters' | 'queue'

export interface PanelProps {
  item: PlayerItem
  page: PlayerPage
  actions: ControlActions
  onClose(): void
}

/** What can be chosen: a list of options leads to the choices of each, and a choice back to the list. */
export function SettingsPanel(props: PanelProps) {
  const t = useTranslate()
  const [open, setOpen] = useState<PanelName>()
  const panel = useRef<HTMLDivElement>(null)
  const options = useOptions(props)
  const shown = options.find(({ name }) => name === open)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('button[aria-pressed=true], button')?.focus()
  }, [open])
  const back = () => setOpen(undefined)
  return (
    <div
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-label={shown ? shown.label : t('Player settings')}
      data-player-panel
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (open) back()
        else props.onClose()
      }}
    >
      {shown ? (
        <div key={open} className={classes.slide}>
          <button
            type="button"
            className={classes.back}
            aria-label={t('Back to the settings')}
            onClick={back}
          >
            <IconChevronLeft size={20} stroke={1.6} aria-hidden />
            {shown.label}
          </button>
          <Choices name={shown.name} {...props} onChosen={back} />
        </div>
      ) : (
        <div key="options" className={classes.slide} data-back>
          {options.map(({ name, label, value }) => (
            <button
              key={name}
              type="button"
              className={classes.option}
              onClick={() => setOpen(name)}
            >
              <span>{label}</span>
              <span className={classes.value}>{value}</span>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </button>
          ))}
          <QueueModes />
        </div>
      )}
    </div>
  )
}

function Choices({ name, onChosen, ...props }: PanelProps & { name: PanelName; onChosen(): void }) {
  switch (name) {
    case 'rate':
      return <RateChoices onChosen={onChosen} />
    case 'quality':
      return <QualityChoices onChosen={onChosen} />
    case 'captions':
      return <CaptionsChoices {...props} onChosen={onChosen} />
    case 'audio':
      return <AudioChoices onChosen={onChosen} />
    case 'chapters':
      return <ChapterChoices {...props} onChosen={props.onClose} />
    case 'queue':
      return <QueueChoices {...props} onChosen={props.onClose} />
  }
}

/** The options that this video has, each with what is chosen. */
function useOptions({ item, page }: PanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const rate = useMediaState('playbackRate')
  const quality = useMediaState('quality')
  const isAuto = useMediaState('autoQuality')
  const qualities = useMediaState('qualities')
  const audioTracks = useMediaState('audioTracks')
  const audioTrack = useMediaState('audioTrack')
  const { captions } = usePlayerMemory()
  const height = quality ? `${quality.height}p` : ''
  const spoken = item.captions.find(({ language }) => language === captions)
  const all: { name: PanelName; label: string; value: string; isThere: boolean }[] = [
    {
      name: 'rate',
      label: t('Speed'),
      value: rate === 1 ? t('Normal') : `${format.number(rate)}×`,
      isThere: true,
    },
    {
      name: 'quality',
      label: t('Picture quality'),
      value: isAuto ? t('Automatic (:quality)', { quality: height }) : height,
      isThere: qualities.length > 1,
    },
    {
      name: 'captions',
      label: t('Subtitles/CC'),
      value: spoken?.label ?? t('Captions off'),
      isThere: item.captions.length > 0 || page.canAddCaptions,
    },
    {
      name: 'audio',
      label: t('Audio language'),
      value: audioTrack ? languageName(audioTrack) : '',
      isThere: audioTracks.length > 1,
    },
    {
      name: 'chapters',
      label: t('Chapters'),
      value: String(item.marks.chapters.length),
      isThere: item.marks.chapters.length > 1,
    },
    {
      name: 'queue',
      label: t('Up next'),
      value: String(page.queue.length),
      isThere: page.queue.length > 1,
    },
  ]
  return all.filter(({ isThere }) => isThere)
}

/** What comes after the end: pressed through. */
function QueueModes() {
  const t = useTranslate()
  const { repeat, isShuffled } = usePlayerMemory()
  const names = { all: t('Repeat all'), one: t('Repeat one'), off: t('Repeat off') }
  return (
    <>
      <button
        type="button"
        className={classes.option}
        onClick={() => remember({ repeat: nextRepeat(repeat) })}
      >
        <span>{t('Repeat')}</span>
        <span className={classes.value}>{names[repeat]}</span>
      </button>
      <button
        type="button"
        className={classes.option}
        aria-pressed={isShuffled}
        onClick={() => remember({ isShuffled: !isShuffled })}
      >
        <span>{t('Shuffle')}</span>
        <span className={classes.value}>{isShuffled ? t('Shuffle on') : t('Shuffle off')}</span>
      </button>
    </>
  )
}
