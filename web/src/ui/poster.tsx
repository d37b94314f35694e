import { useState } from 'react'
import classes from './poster.module.css'

interface PosterProps {
  /** Address of the picture; null where there is none. */
  src: string | null
  /** Address of the drawing shown instead, and when the picture fails. */
  fallback: string
  /** '' where the name stands beside it. */
  alt: string
  shape?: 'portrait' | 'square'
  isEager?: boolean
}

/** A poster that never leaves a hole: its place is reserved, and a drawing stands in when there is no picture. */
export function Poster({ src, fallback, alt, shape = 'portrait', isEager = false }: PosterProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={classes.poster} data-shape={shape}>
      <img
        src={src && !hasFailed ? src : fallback}
        alt={alt}
        width={300}
        height={shape === 'square' ? 300 : 450}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        {...(isEager && { fetchPriority: 'high' as const })}
        onError={() => setFailed(true)}
        // A picture that failed before the page came alive sent its event to nobody.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && src && !hasFailed) setFailed(true)
        }}
      />
    </span>
  )
}
