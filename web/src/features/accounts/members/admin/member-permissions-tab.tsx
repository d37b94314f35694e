import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { GivenRoleView } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { mergePermissions } from '@mediatheque/contract/accounts/roles/merge-permissions.ts'
import {
  LIMIT_NAMES,
  type LimitName,
} from '@mediatheque/contract/accounts/roles/permission-groups.ts'
import type { GrantedPermission, Permission } from '@mediatheque/contract/core/permissions.ts'
import { limitsOf } from '@mediatheque/contract/accounts/roles/permission-limits.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { changeMemberPermissions } from './member-editing.queries.ts'
import classes from './member-editor.module.css'
import { givenRolesQuery } from './members.queries.ts'
import { PermissionFields } from './permission-fields.tsx'
import { RoleChoice } from './role-choice.tsx'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'

const valuesOf = ({ roles, own_permissions: permissions }: MemberSheet) => ({
  roles: roles.map(({ id }) => String(id)),
  permissions: permissions as readonly GrantedPermission[],
})
type Values = ReturnType<typeof valuesOf>

const rightsOf = ({ roles, permissions }: Values) => ({
  roles: roles.map(Number),
  permissions: permissions.map(({ name, restrictions }) => ({
    name: name as Permission,
    restrictions: [...restrictions],
  })),
})

/** The roles of an account and its own permissions, with what is in effect and by what. */
export function MemberPermissionsTab({ member }: { member: MemberSheet }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(givenRolesQuery())
  const { contract, discard } = useRightsForm(member, data.roles)
  const { form } = contract
  const isReadOnly = !member.can.manage
  const noteOf = useSources(data.roles, form.values)
  const roles = isReadOnly ? data.roles.map((role) => ({ ...role, can_give: false })) : data.roles
  return (
    <EditorForm of={contract} className={classes.form}>
      <RoleChoice
        label={t('Roles of :name', { name: member.name })}
        roles={roles}
        {...form.getInputProps('roles')}
      />
      <section className={classes.section} aria-labelledby="own-rights">
        <h2 id="own-rights">{t('Rights of their own')}</h2>
        <p className={classes.dim}>
          {t(
            'Besides what their roles give. A role is clearer where several members need the same.',
          )}
        </p>
        <PermissionFields
          value={form.values.permissions}
          onChange={(permissions) => form.setFieldValue('permissions', permissions)}
          isReadOnly={isReadOnly}
          noteOf={noteOf}
        />
      </section>
      {!isReadOnly && <SaveBar of={contract} onDiscard={discard} />}
    </EditorForm>
  )
}

function useRightsForm(member: MemberSheet, roles: readonly GivenRoleView[]) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(member),
    write: changeMemberPermissions,
    args: (values: Values, { version, base }) => {
      const seen = rightsOf(base)
      return {
        params: { id: member.id },
        body: {
          ...rightsOf(values),
          roles_seen: seen.roles,
          permissions_seen: seen.permissions,
          version,
        },
      }
    },
    complete: useConfirmedArgs(),
    fieldNames: (wire: string) => wire.split('.')[0]!,
    record: {
      key: `member ${member.id}`,
      version: member.version,
      valuesOf: (current: MemberSheet) => valuesOf(current),
      versionOf: (saved) => saved.member.version,
      shownAfter: (saved) => valuesOf(saved.member),
      texts: {
        roles: (ids) =>
          ids.map((id) => t(roles.find((one) => String(one.id) === id)?.name ?? id)).join(', '),
        permissions: (own) => own.map(({ name }) => name).join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Rights saved')),
  })
  return { contract, discard: () => contract.form.setValues(valuesOf(member)) }
}

/** Where each permission comes from, and under which limits it is in effect, by what is chosen now. */
function useSources(roles: readonly GivenRoleView[], values: Values) {
  const t = useTranslate()
  const format = useFormat()
  const held = roles.filter(({ id }) => values.roles.includes(String(id)))
  const merged = mergePermissions([
    ...held.flatMap(({ permissions }) => permissions),
    ...values.permissions,
  ])
  const limitText = (name: Permission) =>
    limitsOf(name).map(([limit, unit]) => {
      const value =
        merged.find((one) => one.name === name)?.restrictions.find((one) => one.name === limit)
          ?.value ?? null
      const words = t(LIMIT_NAMES[`${name} ${limit}` as LimitName])
      if (value === null) return `${words}: ${t('No limit')}`
      return `${words}: ${format.number(unit === 'bytes' ? Math.round(value / 1_048_576) : value)}`
    })
  return (name: Permission) => {
    const from = held
      .filter(({ permissions }) => permissions.some((one) => one.name === name))
      .map((role) => t(role.name))
    if (values.permissions.some((one) => one.name === name)) from.push(t('given to them alone'))
    if (from.length === 0) return null
    const limits = limitText(name)
    return (
      <>
        {' '}
        {t('From :roles', { roles: from.join(', ') })}
        {limits.length > 0 && ` · ${t('In effect: :limit', { limit: limits.join('; ') })}`}
      </>
    )
  }
}
