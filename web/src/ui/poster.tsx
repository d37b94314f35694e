import { useState } from 'react'
import type { Picture } from '../lib/pictures.ts'
import classes from './poster.module.css'

interface PosterProps {
  /** Null where there is none. */
  picture: Picture | null
  /** Address of the drawing shown instead, and when the picture fails. */
  fallback: string
  /** '' where the name stands beside it. */
  alt: string
  shape?: 'portrait' | 'square'
  isEager?: boolean
  /** How wide it is shown, for the browser to choose by; `auto` is added where the browser can measure. */
  sizes?: string
}

/** A poster that never leaves a hole: its place is reserved, and a drawing stands in when there is no picture. */
export function Poster({
  picture,
  fallback,
  alt,
  shape = 'portrait',
  isEager = false,
  sizes = '240px',
}: PosterProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classes.poster} data-shape={shape}>
      <img
        {...(picture?.srcSet &&
          !hasFailed && { sizes: isEager ? sizes : `auto, ${sizes}`, srcSet: picture.srcSet })}
        src={picture && !hasFailed ? picture.src : fallback}
        alt={alt}
        width={300}
        height={shape === 'square' ? 300 : 450}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        {...(isEager && { fetchPriority: 'high' as const })}
        onError={() => setFailed(true)}
        // A picture that failed before the page came alive sent its event to nobody.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && picture && !hasFailed) setFailed(true)
        }}
      />
    </span>
  )
}
