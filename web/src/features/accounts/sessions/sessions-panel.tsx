import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import type { SessionView } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconKey,
  IconLogout,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation, showAnswer } from '../../../lib/queries.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LogOutOthersDialog } from './log-out-others-dialog.tsx'
import { sessionsQuery } from './sessions.queries.ts'
import classes from './sessions-panel.module.css'

const ICONS = { computer: IconDeviceDesktop, mobile: IconDeviceMobile, tablet: IconDeviceTablet }

/** Where the account is logged in, and the way out of all these places. */
export function SessionsPanel() {
  const t = useTranslate()
  const { data } = useQuery(sessionsQuery())
  const [isAsking, setAsking] = useState(false)
  const others =
    data?.sessions.filter((session) => !session.is_current_device && session.token === null)
      .length ?? 0
  return (
    <SettingsPanel
      id="sessions"
      title={t('Active sessions')}
      text={t(
        'Where your account is logged in. Log out what you do not recognise, and change your password.',
      )}
    >
      {data ? (
        <div
          className={classes.scroller}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and those without a mouse scroll with keys
          tabIndex={0}
          aria-label={t('Active sessions')}
        >
          <ul className={classes.list}>
            {data.sessions.map((session) => (
              <SessionItem
                key={`${session.token === null ? 's' : 't'}${session.id}`}
                session={session}
              />
            ))}
          </ul>
        </div>
      ) : (
        <Skeleton height={120} />
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
          disabled={others === 0}
          onClick={() => setAsking(true)}
        >
          {t('Log out other sessions')}
        </Button>
      </div>
      <LogOutOthersDialog isOpen={isAsking} count={others} onClose={() => setAsking(false)} />
    </SettingsPanel>
  )
}

function SessionItem({ session }: { session: SessionView }) {
  const t = useTranslate()
  const format = useFormat()
  const isToken = session.ip_address === null && session.token !== null
  const Icon = isToken ? IconKey : ICONS[session.device_type]
  const place = [session.city, session.country].filter(Boolean).join(', ')
  const name = isToken ? t('API Token') : deviceName(session, t)
  const facts = [
    isToken ? session.token : place || null,
    isToken ? null : session.ip_address,
  ].filter((fact) => fact !== null)
  return (
    <li className={classes.session}>
      <Icon size={26} stroke={1.25} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {session.is_current_device && <Chip tone="good">{t('This device')}</Chip>}
        </p>
        <p className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={session.last_active} title={format.dateTime(session.last_active)}>
            {session.is_current_device ? t('Active now') : format.age(session.last_active)}
          </time>
        </p>
      </div>
      {!isToken && !session.is_current_device && <EndButton session={session} name={name} />}
    </li>
  )
}

function deviceName(
  { browser, platform }: SessionView,
  t: ReturnType<typeof useTranslate>,
): string {
  if (browser && platform) return t(':browser on :platform', { browser, platform })
  return browser ?? platform ?? t('Unknown device')
}

function EndButton({ session, name }: { session: SessionView; name: string }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...endpointMutation(sessionEndpoints.endSession),
    onSuccess: async (answer) => {
      await showAnswer(queries, sessionsQuery(), answer)
      toast.positive(t('Session ended'))
    },
    onError: toastError,
  })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      loading={isPending}
      aria-label={t('Log out :device', { device: name })}
      onClick={() => mutate({ params: { id: session.id } })}
    >
      <IconLogout size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
