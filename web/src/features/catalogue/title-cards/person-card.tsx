import { Link } from '@tanstack/react-router'
import { pictureOf, POSTER_WIDTHS, THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { initialsOf } from './initials-of.ts'
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

/** A person with a round portrait, or with initials where there is none. */
export function PersonCard({ person, facts, isLine = false }: PersonCardProps) {
  const picture = pictureOf(
    { kind: 'person', id: person.id, url: person.poster },
    isLine ? THUMB_WIDTHS : POSTER_WIDTHS,
  )
  return (
    <Link
      to="/people/$id/{-$slug}"
      params={{ id: String(person.id), slug: person.slug }}
      className={isLine ? classes.line : classes.card}
    >
      <span className={classes.portrait} aria-hidden>
        {picture ? (
          <img
            {...picture}
            sizes={isLine ? '64px' : '160px'}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            decoding="async"
          />
        ) : (
          initialsOf(person.name)
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{person.name}</span>
        {facts && <span className={classes.facts}>{facts}</span>}
      </span>
    </Link>
  )
}
