import {
  SEARCH_COUNT_LIMIT,
  type SearchKind,
  type SearchResponse,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import classes from './search-page.module.css'

export interface SearchTab {
  kind: SearchKind
  name: string
  count: number
  /** Of its address. */
  search: { type?: 'person' | 'list' }
}

/** Titles are what most people look for: their tab is the address of the search itself. */
export const listTabs = (counts: SearchResponse['counts'], t: Translate): SearchTab[] => [
  { kind: 'title', name: t('Titles'), count: counts.title, search: {} },
  { kind: 'person', name: t('People'), count: counts.person, search: { type: 'person' } },
  { kind: 'list', name: t('Lists'), count: counts.list, search: { type: 'list' } },
]

/** Each kind of result behind a link of its own, with how many there are. */
export function SearchTabs({ tabs, kind }: { tabs: readonly SearchTab[]; kind: SearchKind }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <nav className={classes.tabs} aria-label={t('Search')}>
      {tabs.map(({ kind: own, name, count, search }) => (
        <Link
          key={own}
          to="."
          search={search as never}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={own === kind ? 'page' : undefined}
          resetScroll={false}
        >
          {name}{' '}
          <span>
            {format.number(count)}
            {count >= SEARCH_COUNT_LIMIT && '+'}
          </span>
        </Link>
      ))}
    </nav>
  )
}
