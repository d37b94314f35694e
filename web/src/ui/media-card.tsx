import type { ReactNode } from 'react'
import type { Picture } from '../lib/pictures.ts'
import classes from './media-card.module.css'
import { Poster } from './poster.tsx'

/** What the link around a card is made of: the router's, handed in, because `ui` knows no addresses. */
export interface MediaCardLink {
  (props: { className: string; children: ReactNode }): ReactNode
}

/** The columns of the grid. */
const CARD_SIZES = '(min-width: 1200px) 190px, (min-width: 768px) 23vw, 46vw'

interface MediaCardProps {
  name: string
  /** Year and kind, in one short line. */
  facts: string
  picture: Picture | null
  drawing: string
  shape: 'portrait' | 'square'
  /** Shown over the picture on hover and focus. */
  plot: string | null
  /** At most two; what helps to choose. */
  badges: readonly { label: string; tone?: 'accent' }[]
  isEager?: boolean
  link: MediaCardLink
}

/** A title in a grid or a row. Plain elements: sixty of them are rendered on the server at once. */
export function MediaCard({
  name,
  facts,
  picture,
  drawing,
  shape,
  plot,
  badges,
  isEager,
  link,
}: MediaCardProps) {
  return link({
    className: classes.card!,
    children: (
      <>
        <span className={classes.picture}>
          <Poster
            picture={picture}
            fallback={drawing}
            alt=""
            shape={shape}
            isEager={isEager ?? false}
            sizes={CARD_SIZES}
          />
          {badges.length > 0 && (
            <span className={classes.badges}>
              {badges.map(({ label, tone }) => (
                <span key={label} className={classes.badge} data-tone={tone}>
                  {label}
                </span>
              ))}
            </span>
          )}
          {plot && (
            <span className={classes.hover} aria-hidden>
              <span className={classes.plot}>{plot}</span>
            </span>
          )}
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts}</span>
      </>
    ),
  })
}

interface MediaGridProps {
  children: ReactNode
  /** Smaller or larger than usual, or one below the other with their plots. */
  view?: 'small' | 'large' | 'list' | undefined
  /** Every card is laid out at once: where a page must be as high as it was before. */
  isWhole?: boolean
}

/** Cards in as many columns as the width has room for: 2, 4 and 7 at the three sizes we look at. */
export function MediaGrid({ children, view, isWhole = false }: MediaGridProps) {
  return (
    <ul className={classes.grid} data-view={view} data-whole={isWhole || undefined}>
      {children}
    </ul>
  )
}
