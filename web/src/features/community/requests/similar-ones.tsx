import type { AddableTitle } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { WantButton } from './want-button.tsx'
import { addableQuery, similarRequestsQuery } from './requests.queries.ts'
import classes from './requests.module.css'

const WAIT_MS = 300
const LEAST_LETTERS = 3
const MOST_SHOWN = 4

/** Before somebody asks for what is there, or is asked for already. */
export function SimilarOnes({ title, workspaceId }: { title: string; workspaceId: number }) {
  const t = useTranslate()
  const words = useDebounced(title.trim(), WAIT_MS)
  const enabled = words.length >= LEAST_LETTERS
  const { data: titles } = useQuery({ ...addableQuery(words), enabled })
  const { data: requests } = useQuery({ ...similarRequestsQuery(words, workspaceId), enabled })
  const found = enabled ? (titles?.results ?? []).slice(0, MOST_SHOWN) : []
  const asked = enabled
    ? (requests?.pagination.data ?? []).filter(({ status }) => status !== 2)
    : []
  if (found.length === 0 && asked.length === 0) return null
  return (
    <div className={classes.similar} role="status">
      {found.length > 0 && (
        <>
          <p>{t('Similar ones on this site:')}</p>
          <ul>
            {found.map((one) => (
              <li key={one.id}>
                <FoundTitle title={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 && (
        <>
          <p>{t('Asked for already:')}</p>
          <ul>
            {asked.map((request) => (
              <li key={request.id} className={classes.asked}>
                <span>{request.title}</span>
                <WantButton request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function FoundTitle({ title: { id, name, description } }: { title: AddableTitle }) {
  return (
    <>
      <Link to={`/titles/${id}` as '/'} className={classes.link} target="_blank">
        {name}
      </Link>
      {description && ` (${description})`}
    </>
  )
}
