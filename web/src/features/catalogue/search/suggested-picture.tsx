import type { SearchResult } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { drawingOf, portraitOf, posterOf } from '../title-cards/artwork.ts'
import classes from './search-box.module.css'

/** Poster or portrait of what is suggested. */
export function SuggestedPicture({ result }: { result: SearchResult }) {
  if (result.model_type === 'title')
    return (
      <img
        className={classes.picture}
        src={posterOf(result, THUMB_WIDTHS)?.src ?? drawingOf(result)}
        alt=""
        width={36}
        height={54}
      />
    )
  return (
    <span className={classes.portrait} aria-hidden>
      <img src={portraitOf(result, THUMB_WIDTHS).src} alt="" width={36} height={36} />
    </span>
  )
}
