import classes from './backdrop.module.css'

interface BackdropProps {
  picture: { readonly src: string; readonly srcSet?: string }
  /** The picture is a poster: only its colours are wanted. */
  isBlurred: boolean
}

/** The picture behind the head of a page, fading into the page's ground. Fills its parent, which must be positioned. */
export function Backdrop({ picture, isBlurred }: BackdropProps) {
  return (
    <div className={classes.backdrop} aria-hidden>
      <img {...picture} sizes={isBlurred ? '40px' : '100vw'} alt="" data-blurred={isBlurred || undefined} />
    </div>
  )
}
