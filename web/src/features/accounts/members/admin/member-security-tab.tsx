import type {
  MemberSecurity,
  MemberSheet,
} from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { SessionView } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import { Button } from '@mantine/core'
import {
  IconBrandOauth,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconFingerprint,
  IconPassword,
  IconShieldLock,
} from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Item, ItemList } from '../../../../ui/item-list.tsx'
import {
  endMemberSession,
  endMemberSessions,
  memberSecurityQuery,
  sendMemberPassword,
} from './member-editing.queries.ts'
import classes from './member-editor.module.css'
import { TwoFactorOffDialog } from './two-factor-off-dialog.tsx'

const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const

/** What opens an account, and where it is open. */
export function MemberSecurityTab({ member }: { member: MemberSheet }) {
  const { data } = useSuspenseQuery(memberSecurityQuery(member.id))
  return (
    <div className={classes.tab}>
      <Ways member={member} security={data.security} />
      <Sessions member={member} sessions={data.security.sessions} />
    </div>
  )
}

function Ways({ member, security }: { member: MemberSheet; security: MemberSecurity }) {
  const t = useTranslate()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const send = useWrite(sendMemberPassword, {
    onSuccess: () => toast.positive(t('A mail is on its way')),
  })
  const { two_factor_confirmed_at: since, social_profiles: profiles } = security
  return (
    <section className={classes.section} aria-labelledby="member-ways">
      <h2 id="member-ways">{t('Ways in')}</h2>
      <ItemList>
        <Item
          icon={<IconPassword {...ICON} />}
          name={t('Password')}
          facts={security.has_password ? t('Has a password') : t('Has no password yet')}
          actions={
            <Button
              variant="default"
              size="xs"
              loading={send.isPending}
              disabled={member.suspended !== null}
              onClick={() => send.mutate({ params: { id: member.id } })}
            >
              {t('Send a link to choose a password')}
            </Button>
          }
        />
        <Item
          icon={<IconShieldLock {...ICON} />}
          name={t('Two factor authentication')}
          facts={
            since
              ? t('Second factor on since :date', { date: format.date(since) })
              : t('Second factor off')
          }
          actions={
            since && (
              <Button color="red" variant="light" size="xs" onClick={() => setAsking(true)}>
                {t('Switch off')}
              </Button>
            )
          }
        />
        <Item
          icon={<IconFingerprint {...ICON} />}
          name={t('Passkeys')}
          facts={t('[one 1 passkey|other :count passkeys]', { count: security.passkeys_count })}
          actions={null}
        />
        <Item
          icon={<IconBrandOauth {...ICON} />}
          name={t('Linked services')}
          facts={
            profiles
              .map(({ service_name: service, username }) => `${service}: ${username}`)
              .join(' · ') || t('Nothing linked')
          }
          actions={null}
        />
      </ItemList>
      {isAsking && <TwoFactorOffDialog member={member} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Sessions({ member, sessions }: { member: MemberSheet; sessions: readonly SessionView[] }) {
  const t = useTranslate()
  const params = { id: member.id }
  const done = { onSuccess: () => toast.positive(t('Logged out')) }
  const endAll = useWrite(endMemberSessions, done)
  const endOne = useWrite(endMemberSession, done)
  return (
    <section className={classes.section} aria-labelledby="member-sessions">
      <h2 id="member-sessions">{t('Where they are logged in')}</h2>
      {sessions.length === 0 && <p className={classes.dim}>{t('Nowhere at the moment.')}</p>}
      {sessions.length > 0 && (
        <>
          <ItemList>
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isBusy={endOne.isPending && endOne.variables.params.sessionId === session.id}
                onEnd={() => endOne.mutate({ params: { ...params, sessionId: session.id } })}
              />
            ))}
          </ItemList>
          <div>
            <Button
              variant="default"
              loading={endAll.isPending}
              onClick={() => endAll.mutate({ params })}
            >
              {t('Log out everywhere')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

interface SessionItemProps {
  session: SessionView
  isBusy: boolean
  onEnd(): void
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const t = useTranslate()
  const format = useFormat()
  const device =
    [session.browser, session.platform].filter(Boolean).join(' · ') || t('Unknown device')
  const place = [session.city, session.country].filter(Boolean).join(', ')
  return (
    <Item
      icon={
        session.device_type === 'computer' ? (
          <IconDeviceDesktop {...ICON} />
        ) : (
          <IconDeviceMobile {...ICON} />
        )
      }
      name={device}
      facts={[
        place,
        session.ip_address,
        t('last active :age', { age: format.age(session.last_active) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        !session.is_current_device && (
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            aria-label={t(':label: :name', { label: t('Log out'), name: device })}
            onClick={onEnd}
          >
            {t('Log out')}
          </Button>
        )
      }
    />
  )
}
