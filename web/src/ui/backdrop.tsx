import classes from './backdrop.module.css'

interface BackdropProps {
  picture: { readonly src: string; readonly srcSet?: string }
  /** The picture is a poster: only its colours are wanted. */
  isBlurred: boolean
}

/** Phones get a smaller one than their screens could show: it lies under words and a veil, and the page waits for it. */
const SIZES = '(max-width: 767px) 40vw, 100vw'

/** The picture behind the head of a page, fading into the page's ground. Fills its parent, which must be positioned. */
export function Backdrop({ picture, isBlurred }: BackdropProps) {
  return (
    <div className={classes.backdrop} aria-hidden>
      <img
        {...picture}
        sizes={isBlurred ? '40px' : SIZES}
        alt=""
        data-blurred={isBlurred || undefined}
      />
    </div>
  )
}
