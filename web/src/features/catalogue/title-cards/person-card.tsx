import { Link } from '@tanstack/react-router'
import { POSTER_WIDTHS, THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { portraitOf } from './artwork.ts'
import classes from './person-card.module.css'

interface PersonCardProps {
  person: {
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly poster: string | null
  }
  /** A role, a job or the best known work. */
  facts: string
  /** A small portrait with the words beside it, for long lists. */
  isLine?: boolean
}

/** A person with a round portrait, drawn where there is none. */
export function PersonCard({ person, facts, isLine = false }: PersonCardProps) {
  return (
    <Link
      to="/people/$id/{-$slug}"
      params={{ id: String(person.id), slug: person.slug }}
      className={isLine ? classes.line : classes.card}
    >
      <span className={classes.portrait} aria-hidden>
        <img
          {...portraitOf(person, isLine ? THUMB_WIDTHS : POSTER_WIDTHS)}
          sizes={isLine ? '64px' : '160px'}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{person.name}</span>
        {facts && <span className={classes.facts}>{facts}</span>}
      </span>
    </Link>
  )
}
