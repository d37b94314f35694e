import type { Picture } from '../../../lib/pictures.ts'
import classes from './player-frame.module.css'

/** What is seen before it plays. */
export const Still = ({ poster, isDim = false }: { poster: Picture; isDim?: boolean }) => (
  <img
    {...poster}
    sizes="(min-width: 1200px) 1000px, 100vw"
    alt=""
    className={classes.still}
    data-dim={isDim || undefined}
    fetchPriority="high"
  />
)
