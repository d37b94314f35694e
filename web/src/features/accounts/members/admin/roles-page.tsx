import { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import type { RoleView } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Item, ItemList } from '../../../../ui/item-list.tsx'
import { rolesQuery } from './roles.queries.ts'
import classes from './members.module.css'

interface RolesPageProps {
  /** What leads from a role to what was done to it. */
  actionsOf(role: RoleView): ReactNode
}

/** All roles in their order. */
export function RolesPage({ actionsOf }: RolesPageProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(rolesQuery())
  return (
    <Page>
      <PageHeader
        title={t('Roles')}
        text={t('What members may do, by the roles that they have: several add up.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/roles/new" {...props} />}
          >
            {t('New role')}
          </Button>
        }
      />
      <div className={classes.narrow}>
        <ItemList>
          {data.roles.map((role) => (
            <RoleItem key={role.id} role={role} actions={actionsOf(role)} />
          ))}
        </ItemList>
      </div>
    </Page>
  )
}

function RoleItem({ role, actions }: { role: RoleView; actions: ReactNode }) {
  const t = useTranslate()
  const count = useRoleFacts(role)
  return (
    <Item
      icon={<IconUsersGroup size={20} stroke={1.5} aria-hidden />}
      name={
        <span className={classes.line}>
          <Link
            to="/admin/roles/$roleId/edit"
            params={{ roleId: String(role.id) }}
            className={classes.link}
          >
            {t(role.name)}
          </Link>
          {role.is_default && <Chip tone="accent">{t('Given to new accounts')}</Chip>}
          {role.key === 'guest' && <Chip>{t('Visitors without an account')}</Chip>}
        </span>
      }
      facts={count.join(' · ')}
      actions={actions}
    >
      {role.description && <p className={classes.dim}>{t(role.description)}</p>}
    </Item>
  )
}

/** How many have a role, and how much it allows. */
function useRoleFacts(role: RoleView): string[] {
  const t = useTranslate()
  const format = useFormat()
  const isEverything = role.permissions.some(({ name }) => name === 'admin')
  return [
    ...(role.key === 'guest'
      ? []
      : [
          role.members_count_is_minimum
            ? t('more than :count members', { count: format.number(memberList.most) })
            : t('[one 1 member|other :count members]', { count: role.members_count }),
        ]),
    isEverything
      ? t('all rights')
      : t('[one 1 right|other :count rights]', { count: role.permissions.length }),
  ]
}
