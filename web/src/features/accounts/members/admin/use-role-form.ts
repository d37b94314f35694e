import type { RoleView } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type { GrantedPermission, Permission } from '@mediatheque/contract/core/permissions.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { createRole, updateRole } from './roles.queries.ts'

export const NEW_ROLE = {
  name: '',
  description: '',
  is_default: false,
  position: 100 as number | string,
  permissions: [] as readonly GrantedPermission[],
}
export type RoleValues = typeof NEW_ROLE

const valuesOf = (role: RoleView): RoleValues => ({
  name: role.name,
  description: role.description ?? '',
  is_default: role.is_default,
  position: role.position,
  permissions: role.permissions,
})

const bodyOf = ({ permissions, ...values }: RoleValues) => ({
  ...values,
  permissions: permissions.map(({ name, restrictions }) => ({
    name: name as Permission,
    restrictions: [...restrictions],
  })),
})

/** What is wrong with one right is said of all of them. */
const fieldOf = (wire: string) => wire.split('.')[0]!

export function useNewRole() {
  const t = useTranslate()
  const navigate = useNavigate()
  return useContractForm({
    initialValues: NEW_ROLE,
    write: createRole,
    args: (values: RoleValues) => ({ body: bodyOf(values) }),
    complete: useConfirmedArgs(),
    fieldNames: fieldOf,
    onSuccess: async () => {
      toast.positive(t('Role created'))
      await navigate({ to: '/admin/roles' })
    },
  })
}

export function useRoleForm(role: RoleView) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(role),
    write: updateRole,
    args: (values: RoleValues, { version }) => ({
      params: { id: role.id },
      body: { ...bodyOf(values), version },
    }),
    complete: useConfirmedArgs(),
    fieldNames: fieldOf,
    record: {
      key: `role ${role.id}`,
      version: role.version,
      valuesOf: (current: RoleView) => valuesOf(current),
      versionOf: (saved) => saved.role.version,
      shownAfter: (saved) => valuesOf(saved.role),
      texts: { permissions: (granted) => granted.map(({ name }) => name).join(', ') },
    },
    onSuccess: () => toast.positive(t('Role saved')),
  })
  return { contract, discard: () => contract.form.setValues(valuesOf(role)) }
}
