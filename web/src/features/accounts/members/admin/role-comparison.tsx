import type { GrantedPermission, Permission } from '@mediatheque/contract/core/permissions.ts'
import { PERMISSION_GROUPS } from '@mediatheque/contract/accounts/roles/permission-groups.ts'
import { limitsOf } from '@mediatheque/contract/accounts/roles/permission-limits.ts'
import { Select } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { rolesQuery } from './roles.queries.ts'
import classes from './member-editor.module.css'

interface Comparison {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | null
  choose(id: string | null): void
  readonly summary: string | undefined
  noteOf(name: Permission): ReactNode
}

type Granted = readonly GrantedPermission[]

/** Not the list of the contract, which the first script of every page would have with it. */
const ALL = PERMISSION_GROUPS.flatMap(({ permissions }) => Object.keys(permissions) as Permission[])

const grantOf = (granted: Granted, name: Permission) => granted.find((one) => one.name === name)

/** Whether both set the same limits. A limit that is not named does not bind. */
function hasSameLimits(one: GrantedPermission, other: GrantedPermission): boolean {
  const valueOf = ({ restrictions }: GrantedPermission, limit: string) =>
    restrictions.find(({ name }) => name === limit)?.value ?? null
  return limitsOf(one.name as Permission).every(
    ([limit]) => valueOf(one, limit) === valueOf(other, limit),
  )
}

/** What a role, as it is in its form, adds to another, and what it lacks of it. */
export function useComparison(granted: Granted, ownId: number | undefined): Comparison {
  const t = useTranslate()
  const { data } = useSuspenseQuery(rolesQuery())
  const [chosen, choose] = useState<string | null>(null)
  const others = data.roles.filter(({ id }) => id !== ownId)
  const other = others.find(({ id }) => String(id) === chosen)
  const name = other ? t(other.name) : ''
  const differences = ALL.filter(
    (one) => !grantOf(granted, one) !== !grantOf(other?.permissions ?? [], one),
  )
  const added = differences.filter((one) => grantOf(granted, one)).length
  const lacked = differences.length - added
  return {
    choices: others.map((role) => ({ value: String(role.id), label: t(role.name) })),
    chosen,
    choose,
    summary:
      other &&
      (differences.length === 0
        ? t('It adds nothing to :name, and lacks nothing.', { name })
        : t('Beside :name: :added more, :lacked fewer.', { name, added, lacked })),
    noteOf: (permission) => {
      if (!other) return null
      const own = grantOf(granted, permission)
      const theirs = grantOf(other.permissions, permission)
      if (own && !theirs)
        return <Difference tone="good">{t('added to :name', { name })}</Difference>
      if (!own && theirs)
        return (
          <Difference tone="warn">{t(':name has it, this role does not', { name })}</Difference>
        )
      if (own && theirs && !hasSameLimits(own, theirs))
        return <Difference tone="accent">{t('other limits than :name', { name })}</Difference>
      return null
    },
  }
}

function Difference({ tone, children }: { tone: 'good' | 'warn' | 'accent'; children: ReactNode }) {
  return (
    <>
      {' '}
      <Chip tone={tone}>{children}</Chip>
    </>
  )
}

export function RoleComparison({ of: comparison }: { of: Comparison }) {
  const t = useTranslate()
  return (
    <div className={classes.section}>
      <Select
        label={t('Compare with')}
        description={t('Shows what this role adds to another, and what it lacks.')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...comparison.choices]}
        value={comparison.chosen}
        onChange={comparison.choose}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
      />
      <p className={classes.dim} role="status">
        {comparison.summary}
      </p>
    </div>
  )
}
