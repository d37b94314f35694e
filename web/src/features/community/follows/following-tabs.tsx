import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { showCurrent } from '../../../lib/show-current.ts'
import classes from './following-page.module.css'

/** Keys of language lines. */
export const KIND_NAMES: Readonly<Record<FollowedKind, string>> = {
  title: 'Titles',
  person: 'People',
  list: 'Lists',
  user: 'Members',
}
const TABS: readonly FollowedKind[] = ['title', 'person', 'list', 'user']

/** What somebody follows, by kind, and what comes of it. */
export function FollowingTabs({ current }: { current: FollowedKind | 'activity' }) {
  const t = useTranslate()
  return (
    <nav ref={showCurrent} className={classes.tabs} aria-label={t('What I follow')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to="/following"
          search={tab === 'title' ? {} : { kind: tab }}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          {...(tab === current && { 'aria-current': 'page' })}
        >
          {t(KIND_NAMES[tab])}
        </Link>
      ))}
      <Link
        to="/following/activity"
        resetScroll={false}
        {...(current === 'activity' && { 'aria-current': 'page' })}
      >
        {t('Activity')}
      </Link>
    </nav>
  )
}
