import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import classes from './title-details.module.css'

const CAST_SHOWN = 4

export const titleDetailsQuery = (id: number) =>
  endpointQuery(titleEndpoints.getTitle, { params: { id } })

/** What tells whether this is the title that was meant: how long, of what kind, with whom, about what. */
export function TitleDetails({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const format = useFormat()
  const title = useQuery(titleDetailsQuery(titleId)).data?.title
  if (!title) return null
  const facts = [
    title.runtime && format.minutes(title.runtime),
    ...title.genres.map(({ name }) => name),
  ].filter(Boolean)
  // Who plays two parts is named once.
  const cast = [...new Map(title.credits.cast.map((person) => [person.id, person])).values()]
  return (
    <>
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      {cast.length > 0 && (
        <dl className={classes.cast}>
          <dt>{t('Cast')}</dt>
          {cast.slice(0, CAST_SHOWN).map((person) => (
            <dd key={person.id}>
              <Link to={personUrl(person) as '/'}>{person.name}</Link>
            </dd>
          ))}
        </dl>
      )}
      {title.plot && <p className={classes.plot}>{title.plot}</p>}
    </>
  )
}
