import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { PasswordConfirmationProvider } from '../../../../lib/password-confirmation.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Page } from '../../../../ui/page.tsx'
import { TabRow } from '../../../../ui/tab-row.tsx'
import { DeleteMembersDialog } from './delete-members-dialog.tsx'
import { StateChip } from './member-cells.tsx'
import { memberQuery } from './member-editing.queries.ts'
import { MEMBER_TABS } from './member-tabs.ts'
import classes from './member-editor.module.css'

interface MemberFrameProps {
  userId: number
  /** What else leads from an account to what is known of it. */
  actions: ReactNode
  children(member: MemberSheet): ReactNode
}

/** An account in the administration: whose it is, and its tabs, each a page of its own. */
export function MemberFrame({ userId, actions, children }: MemberFrameProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(memberQuery(userId))
  const { member } = data
  return (
    <PasswordConfirmationProvider>
      <Page>
        <Head member={member} actions={actions} />
        <Tabs member={member} />
        {!member.can.manage && (
          <p className={classes.note}>
            {t('This account has rights that you lack: you may look, and change nothing.')}
          </p>
        )}
        {children(member)}
      </Page>
    </PasswordConfirmationProvider>
  )
}

function Head({ member, actions }: { member: MemberSheet; actions: ReactNode }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const roles = member.roles.map(({ name }) => t(name)).join(', ')
  return (
    <header className={classes.head}>
      <Avatar name={member.name} image={member.image} size={44} />
      <div className={classes.words}>
        <h1>{member.name}</h1>
        <p className={classes.facts}>
          <StateChip state={member.state} />
          {[member.username, roles].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        {actions}
        <Button
          variant="default"
          renderRoot={(props) => <Link to={userUrl(member) as '/'} {...props} />}
        >
          {t('View profile')}
        </Button>
        {member.can.delete && (
          <Button color="red" variant="light" onClick={() => setAsking(true)}>
            {t('Delete member')}
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteMembersDialog
          members={[member]}
          onClose={() => setAsking(false)}
          onDone={() => void navigate({ to: '/admin/users' })}
        />
      )}
    </header>
  )
}

function Tabs({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <TabRow label={t('Parts of the account')}>
      {MEMBER_TABS.filter((tab) => !('needsRank' in tab) || member.can.manage).map(
        ({ path, label }) => {
          const address = `/admin/users/${member.id}/${path}`
          return (
            <Link
              key={path}
              to={address as '/'}
              activeProps={{ 'aria-current': undefined }}
              {...(here.endsWith(address) && { 'aria-current': 'page' as const })}
            >
              {t(label)}
            </Link>
          )
        },
      )}
    </TabRow>
  )
}
