import classes from './backdrop.module.css'

interface BackdropProps {
  picture: { readonly src: string; readonly srcSet?: string }
  /** It is one of our drawings: it fades into the ground on the side of the words. */
  isDrawn: boolean
}

/** Phones get a smaller one than their screens could show: it lies under words and a veil, and the page waits for it. */
const SIZES = '(max-width: 767px) 40vw, 100vw'

/** The picture behind the head of a page, fading into the page's ground. Fills its parent, which must be positioned. */
export function Backdrop({ picture, isDrawn }: BackdropProps) {
  return (
    <div className={classes.backdrop} data-drawn={isDrawn || undefined} aria-hidden>
      <img {...picture} sizes={SIZES} alt="" />
    </div>
  )
}
