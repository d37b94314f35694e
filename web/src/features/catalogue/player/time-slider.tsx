import { Thumbnail, useMediaState } from '@vidstack/react'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './time-slider.module.css'
import { formatTime } from './format-time.ts'
import type { PlayerItem } from './player-item.ts'

/** Where it is: to see, to drag, and with what would be seen there. */
export function TimeSlider({ item, onSeek }: { item: PlayerItem; onSeek(seconds: number): void }) {
  const t = useTranslate()
  const current = useMediaState('currentTime')
  const duration = useMediaState('duration')
  const buffered = useMediaState('bufferedEnd')
  const [dragged, setDragged] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const seconds = dragged ?? current
  const part = (value: number) =>
    `${duration > 0 ? Math.min(100, Math.max(0, (value / duration) * 100)) : 0}%`
  const handleHover = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(Math.min(1, Math.max(0, (clientX - left) / width)) * duration)
  }
  const shown = dragged ?? hovered
  const settle = () => {
    if (dragged === undefined) return
    onSeek(dragged)
    setDragged(undefined)
  }
  return (
    <div
      className={classes.slider}
      style={{ '--played': part(seconds), '--buffered': part(buffered) } as CSSProperties}
      onPointerMove={handleHover}
      onPointerLeave={() => setHovered(undefined)}
    >
      <span className={classes.track} aria-hidden>
        <span className={classes.buffered} />
        <span className={classes.played} />
        {duration > 0 &&
          item.marks.chapters
            .filter(({ start }) => start > 0 && start < duration)
            .map(({ start }) => (
              <span key={start} className={classes.chapter} style={{ left: part(start) }} />
            ))}
      </span>
      <input
        type="range"
        aria-label={t('Position in the video')}
        aria-valuetext={t(':time of :duration', {
          time: formatTime(seconds),
          duration: formatTime(duration),
        })}
        min={0}
        max={Math.max(1, duration)}
        step="any"
        value={seconds}
        onChange={({ currentTarget }) => setDragged(Number(currentTarget.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
      {shown !== undefined && duration > 0 && (
        <Preview item={item} seconds={shown} left={part(shown)} />
      )}
    </div>
  )
}

interface PreviewProps {
  item: PlayerItem
  seconds: number
  left: string
}

/** What is seen at a place, and in which chapter it is. */
function Preview({ item: { marks }, seconds, left }: PreviewProps) {
  const chapter = marks.chapters.findLast(({ start }) => start <= seconds)
  return (
    <span className={classes.preview} style={{ '--left': left } as CSSProperties} aria-hidden>
      {marks.storyboard && (
        <Thumbnail.Root src={marks.storyboard} time={seconds} className={classes.thumbnail}>
          <Thumbnail.Img />
        </Thumbnail.Root>
      )}
      {chapter && <span className={classes.chapterName}>{chapter.name}</span>}
      <span>{formatTime(seconds)}</span>
    </span>
  )
}
