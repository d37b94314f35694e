import {
  LIST_COVERS,
  type ListCard as List,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { drawnSceneOf, frameOf, posterOf } from '../../catalogue/title-cards/artwork.ts'
import classes from './lists.module.css'

const PLACES = Array.from({ length: LIST_COVERS }, (_, place) => place)

/**
 * The first titles of a list, one behind the other; places where nothing is yet stay visible. Those that are half hidden are
 * drawn without their names, of which only ends would be seen.
 */
export function ListCovers({ covers }: Pick<List, 'covers'>) {
  return (
    <span className={classes.covers} aria-hidden>
      {PLACES.map((place) => {
        const title = covers[place]
        return (
          <span key={place} className={classes.cover}>
            {title && (
              <Poster
                picture={posterOf(title, THUMB_WIDTHS)}
                fallback={place === 0 ? frameOf(title, true).drawing : drawnSceneOf(title)}
                alt=""
                sizes="120px"
              />
            )}
          </span>
        )
      })}
    </span>
  )
}
