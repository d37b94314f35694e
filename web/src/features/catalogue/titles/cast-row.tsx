import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { MediaRow, mediaRowMoreClass } from '../../../ui/media-row.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { mergeCredits } from './merge-credits.ts'

const SHOWN = 16

interface CastRowProps {
  /** Or a season of it, with its own people. */
  title: Pick<TitleView, 'id' | 'slug' | 'credits'>
}

/** Who plays in it, with their parts; all of them have a page. */
export function CastRow({ title }: CastRowProps) {
  const t = useTranslate()
  const people = mergeCredits(title.credits.cast, (name) => t(name))
  if (people.length === 0) return null
  const name = t('Cast')
  return (
    <MediaRow
      title={name}
      more={
        people.length > SHOWN && (
          <Link
            to="/titles/$id/$slug/full-credits"
            params={{ id: String(title.id), slug: title.slug }}
            className={mediaRowMoreClass}
          >
            {`${t('Show all')} (${people.length})`}
          </Link>
        )
      }
      labels={{
        previous: t('Previous people'),
        next: t('Next people'),
      }}
    >
      {people.slice(0, SHOWN).map(({ person, facts }) => (
        <li key={person.id}>
          <PersonCard person={person} facts={facts} />
        </li>
      ))}
    </MediaRow>
  )
}
