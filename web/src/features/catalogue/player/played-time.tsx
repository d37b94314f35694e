import { useMediaState } from '@vidstack/react'
import classes from './controls.module.css'
import { formatTime } from './format-time.ts'

/** Where it is, and how long it is. */
export function PlayedTime() {
  const seconds = Math.floor(useMediaState('currentTime'))
  const duration = useMediaState('duration')
  return (
    <span className={classes.time} data-player-time>
      {formatTime(seconds)} <span aria-hidden>/</span> {formatTime(duration)}
    </span>
  )
}
