import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { IconMovie } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import classes from './user-page.module.css'

/** Who somebody is on this site. */
export function UserPage({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const viewer = useSession().user
  const { user, contributions_count: count } = useSuspenseQuery(
    endpointQuery(userEndpoints.getUser, { params: { id } }),
  ).data
  return (
    <Page narrow>
      <header className={classes.head}>
        <Avatar name={user.name} image={user.image} size={88} />
        <div className={classes.words}>
          <h1 className={classes.name}>{user.name}</h1>
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
      </header>
      <EmptyState
        icon={<IconMovie size={32} stroke={1.25} />}
        title={t('Nothing here yet')}
        text={t('Reviews, comments and lists of :name will be here.', { name: user.name })}
      />
    </Page>
  )
}
