import {
  IMPORT_RULES,
  type ImportSource,
  SOURCE_NAMES,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import type { OutsideTitleView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import classes from './requests.module.css'

const WAIT_MS = 600
const LEAST_LETTERS = 3
const MOST_SHOWN = 4

/** A work that was picked, as a request says it. */
export interface PickedWork {
  readonly title: string
  readonly url: string
  readonly serie: boolean
}

interface OutsideOnesProps {
  title: string
  /** Number of the category that was chosen, which says whom to ask. */
  category: number
  onPick(work: PickedWork): void
}

/** Works that outside databases know by that name; nothing where none is set up for such works. */
export function OutsideOnes({ title, category, onPick }: OutsideOnesProps) {
  const t = useTranslate()
  const words = useDebounced(title.trim(), WAIT_MS)
  const { data: known } = useQuery(endpointQuery(mediaImportEndpoints.listImportSources))
  const source = known?.sources.find(({ categories }) =>
    categories.some(({ id }) => id === category),
  )
  const { data } = useQuery({
    ...endpointQuery(mediaImportEndpoints.searchOutside, {
      query: { media_type: source?.media_type ?? 'movie', query: words },
    }),
    enabled: source !== undefined && words.length >= LEAST_LETTERS,
    // It is an offer: where they cannot be reached, one goes on without.
    retry: false,
  })
  // What is here already was offered as such.
  const found = data?.results.filter(({ title_id }) => title_id === null).slice(0, MOST_SHOWN) ?? []
  if (!source || words.length < LEAST_LETTERS || found.length === 0) return null
  return (
    <div className={classes.similar} role="status">
      <p>{t('Is it one of these? (:source)', { source: SOURCE_NAMES[source.source] })}</p>
      <ul>
        {found.map((work) => (
          <li key={`${work.source} ${work.id}`} className={classes.asked}>
            <span className={classes.work}>
              {work.picture && <img src={work.picture} alt="" width={34} height={51} />}
              <span>
                {work.name}
                {work.year !== null && ` (${work.year})`}
              </span>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={t(':label: :name', { label: t('Take it'), name: nameOf(work) })}
              onClick={() =>
                onPick({
                  title: nameOf(work),
                  url: addressOf(work),
                  serie: work.media_type === 'series',
                })
              }
            >
              {t('Take it')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameOf = ({ name, year }: OutsideTitleView) => (year === null ? name : `${name} (${year})`)

/** Where people read about a work; of games the number leads nowhere. */
const ADDRESSES: Readonly<Record<ImportSource, ((work: OutsideTitleView) => string) | null>> = {
  tmdb: ({ media_type, id }) =>
    `https://www.themoviedb.org/${media_type === 'series' ? 'tv' : 'movie'}/${id}`,
  igdb: null,
  isbn: ({ id }) => `https://openlibrary.org/isbn/${id}`,
  deezer: ({ id }) => `https://www.deezer.com/album/${id}`,
}
const addressOf = (work: OutsideTitleView) =>
  ADDRESSES[IMPORT_RULES[work.media_type].source]?.(work) ?? ''
