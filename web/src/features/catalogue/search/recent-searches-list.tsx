import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { forgetSearch, forgetSearches, readSearches } from './recent-searches.ts'
import classes from './search-page.module.css'

/** What was lately searched for on this device, with a way to forget each and all. */
export function RecentSearches() {
  const t = useTranslate()
  const { user } = useSession()
  const [recent, setRecent] = useState<readonly string[]>([])
  // The server does not know them.
  useEffect(() => setRecent(readSearches(user?.id)), [user?.id])
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className={classes.recent}>
      <h2 id="recent-searches">{t('Recent searches')}</h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <Link to="/search/$query" params={{ query }}>
              {query}
            </Link>
            <button
              type="button"
              aria-label={t('Forget “:query”', { query })}
              onClick={() => setRecent(forgetSearch(user?.id, query))}
            >
              <IconX size={16} stroke={1.6} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setRecent(forgetSearches(user?.id))}>
        {t('Clear recent searches')}
      </button>
    </section>
  )
}
