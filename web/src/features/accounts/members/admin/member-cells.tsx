import {
  MEMBER_STATE_NAMES,
  type MemberState,
} from '@mediatheque/contract/accounts/members/members.list.ts'
import type { MemberRow } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconUserCircle, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import classes from './members.module.css'

const TONES: Readonly<Record<MemberState, ChipTone>> = {
  active: 'good',
  unverified: 'plain',
  suspended: 'bad',
}

/** How an account stands. */
export function StateChip({ state }: { state: MemberState }) {
  const t = useTranslate()
  return <Chip tone={TONES[state]}>{t(MEMBER_STATE_NAMES[state])}</Chip>
}

/** How the table shows each column of an account. */
export function useMemberCells() {
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string) => (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.longDate(at)}
    </time>
  )
  return {
    username: ({ name, username, image, id }: MemberRow) => (
      <span className={classes.who}>
        <Avatar name={name} image={image} size={28} />
        <span className={classes.names}>
          <Link
            to="/admin/users/$userId/details"
            params={{ userId: String(id) }}
            className={classes.link}
          >
            <CutName name={name} />
          </Link>
          {name !== username && <span className={classes.dim}>{username}</span>}
        </span>
      </span>
    ),
    email: ({ email }: MemberRow) => <CutName name={email} />,
    roles: ({ roles }: MemberRow) => roles.map(({ name }) => t(name)).join(', '),
    state: ({ state }: MemberRow) => <StateChip state={state} />,
    is_premium: ({ is_premium: isPremium }: MemberRow) => (isPremium ? t('Yes') : t('No')),
    created_at: ({ created_at: at }: MemberRow) => day(at),
    last_seen_at: ({ last_seen_at: at }: MemberRow) =>
      at ? day(at) : <span className={classes.dim}>{t('Never yet')}</span>,
    id: ({ id }: MemberRow) => id,
  }
}

export function useMemberWords() {
  const t = useTranslate()
  return {
    failed: t('The members could not be loaded'),
    notFound: t('No matching members found'),
    empty: {
      icon: <IconUsers size={28} stroke={1.25} />,
      title: t('No members yet'),
      text: t('Who registers or is invited will be here.'),
    },
  }
}

export function NewMemberLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/users/new" {...props} />}
    >
      {t('New member')}
    </Button>
  )
}

/** Leads to the profile that everybody sees. */
export function ProfileLink({ member }: { member: MemberRow }) {
  const t = useTranslate()
  const label = t('View profile')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name: member.name })}
      title={label}
      renderRoot={(props) => <Link to={userUrl(member) as '/'} {...props} />}
    >
      <IconUserCircle size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
