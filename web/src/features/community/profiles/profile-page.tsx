import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import {
  PROFILE_TABS,
  type ProfileTab,
} from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import type { ProfileView } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showCurrent } from '../../../lib/show-current.ts'
import { useSession } from '../../../lib/session.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { PageScene } from '../../catalogue/title-cards/page-scene.tsx'
import classes from './profile-page.module.css'
import { TAB_NAMES } from './tab-names.ts'

interface ProfilePageProps {
  profile: ProfileView
  tab: ProfileTab
  /** What the reader may do with this member. */
  actions?: ReactNode
  /** What the member shows first. */
  favourites?: ReactNode
  /** The panel; not shown where the member keeps it from the reader. */
  children: ReactNode
}

/** Who somebody is on this site, and one part of what they did here. */
export function ProfilePage({ profile, tab, actions, favourites, children }: ProfilePageProps) {
  const t = useTranslate()
  const { user, counts } = profile
  return (
    <PageScene other={user.id}>
      <Page>
        <Head profile={profile} actions={actions} />
        {favourites}
        <nav ref={showCurrent} className={classes.tabs} aria-label={t('Parts of the profile')}>
          {PROFILE_TABS.filter((name) => counts[name] !== null).map((name) => (
            <Tab
              key={name}
              {...{ name, user }}
              count={counts[name] ?? 0}
              isCurrent={name === tab}
            />
          ))}
        </nav>
        <section aria-label={t(TAB_NAMES[tab])}>
          {counts[tab] === null ? (
            <EmptyState
              icon={<IconLock size={32} stroke={1.25} />}
              title={t(':name keeps this to themselves', { name: user.name })}
              text={t('Not everything on a profile is for everybody.')}
            />
          ) : (
            children
          )}
        </section>
      </Page>
    </PageScene>
  )
}

interface TabProps {
  name: ProfileTab
  count: number
  user: ProfileView['user']
  isCurrent: boolean
}

function Tab({ name, count, user, isCurrent }: TabProps) {
  const t = useTranslate()
  const format = useFormat()
  const path = name === PROFILE_TABS[0] ? userUrl(user) : `${userUrl(user)}/${name}`
  return (
    <Link
      to={path as '/'}
      activeOptions={{ exact: true }}
      resetScroll={false}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {t(TAB_NAMES[name])}
      {name !== 'activity' && (
        <>
          {' '}
          <span className={classes.count}>{format.number(count)}</span>
        </>
      )}
    </Link>
  )
}

function Head({ profile, actions }: Pick<ProfilePageProps, 'profile' | 'actions'>) {
  const t = useTranslate()
  const format = useFormat()
  const viewer = useSession().user
  const { user, contributions_count: count } = profile
  return (
    <header className={classes.head}>
      <Avatar name={user.name} image={user.image} size={88} />
      <div className={classes.words}>
        <h1 className={classes.name} tabIndex={-1}>
          {user.name}
        </h1>
        <p className={classes.facts}>
          {user.name !== user.username && <span>@{user.username}</span>}
          <Chip tone={user.role_badge === 'User' ? 'plain' : 'accent'}>{t(user.role_badge)}</Chip>
          {viewer?.id === user.id && <Chip>{t('This is you')}</Chip>}
        </p>
        <p className={classes.facts}>
          <span>{t('Member since :date', { date: format.longDate(user.created_at) })}</span>
          {count > 0 && (
            <span>{t('[one 1 link shared|other :count links shared]', { count })}</span>
          )}
        </p>
      </div>
      {actions}
    </header>
  )
}
