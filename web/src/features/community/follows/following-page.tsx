import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { Following } from '@mediatheque/contract/community/following/following.schemas.ts'
import type { Page as Rows } from '@mediatheque/contract/core/list-query.ts'
import { Button } from '@mantine/core'
import { IconBellPlus, IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './following-page.module.css'
import { FollowingTabs, KIND_NAMES } from './following-tabs.tsx'
import { UnfollowButton } from './unfollow-button.tsx'

/** Keys of language lines. */
const NOTHING: Readonly<Record<FollowedKind, string>> = {
  title: 'You follow no titles yet',
  person: 'You follow no people yet',
  list: 'You follow no lists yet',
  user: 'You follow no members yet',
}
const nameOf = ({ title, person, list, user }: Following): string =>
  (title ?? person ?? list ?? user)?.name ?? ''

interface FollowingPageProps {
  kind: FollowedKind
  following: Rows<Following>
  /** As it is shown elsewhere. */
  renderRecord(row: Following): ReactNode
}

/** What the reader follows, and may leave. */
export function FollowingPage({ kind, following, renderRecord }: FollowingPageProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader
        title={t('What I follow')}
        text={t('You are told when something is new.')}
        actions={
          <Button
            variant="default"
            leftSection={<IconBellRinging size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/notifications/settings" {...props} />}
          >
            {t('Choose how you are told')}
          </Button>
        }
      />
      <FollowingTabs current={kind} />
      <section aria-label={t(KIND_NAMES[kind])}>
        {following.data.length === 0 ? (
          <EmptyState
            icon={<IconBellPlus size={32} stroke={1.25} />}
            title={t(NOTHING[kind])}
            text={t('Press “Follow” on a page, and hear when it has something new.')}
          />
        ) : (
          <ul className={classes.rows} data-kind={kind}>
            {following.data.map((row) => (
              <li key={row.id}>
                {renderRecord(row)}
                <UnfollowButton of={{ kind, id: row.id }} name={nameOf(row)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <PageLinks of={following} />
    </Page>
  )
}
