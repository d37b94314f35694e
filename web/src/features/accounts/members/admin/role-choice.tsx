import type { GivenRoleView } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './members.module.css'

interface RoleChoiceProps {
  label: string
  description?: string | undefined
  roles: readonly GivenRoleView[]
  /** Numbers of those that are chosen, as texts. */
  value?: string[]
  onChange?(value: string[]): void
  error?: ReactNode
}

/** Which roles somebody has: one that gives rights which the reader lacks stays as it is, and says why. */
export function RoleChoice({ roles, label, description, ...field }: RoleChoiceProps) {
  const t = useTranslate()
  return (
    <Checkbox.Group label={label} description={description} {...field}>
      <div className={classes.roles}>
        {roles.map((role) => (
          <Checkbox
            key={role.id}
            value={String(role.id)}
            label={t(role.name)}
            description={
              role.can_give
                ? role.description && t(role.description)
                : t('This role has rights that you lack.')
            }
            disabled={!role.can_give}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
