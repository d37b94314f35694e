import { roleEndpoints } from '@mediatheque/contract/accounts/roles/roles.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import {
  createRole,
  deleteRole,
  findRoleRow,
  getRoleRow,
  listRoleRows,
  type RoleRow,
  saveRole,
} from './define-roles.service.ts'
import { canDefineRole, canDeleteRole } from './roles.policy.ts'
import { presentRole } from './roles.presenter.ts'

const versioned = viewOfRecord<RoleRow>({
  find: (id, { platform }) => findRoleRow(platform, id),
  view: (row, { actor }) => presentRole(row, actor),
})

export const roleRoutes = [
  bindEndpoint(roleEndpoints.listRoles, {
    run: async ({ platform, actor }) => ({
      roles: (await listRoleRows(platform)).map((row) => presentRole(row, actor)),
    }),
  }),
  bindEndpoint(roleEndpoints.getRole, {
    run: async ({ platform, actor, params }) => ({
      role: presentRole(await getRoleRow(platform, params.id), actor),
    }),
  }),
  bindEndpoint(roleEndpoints.createRole, {
    run: async ({ platform, actor, body }) => ({
      role: presentRole(await createRole(platform, actor, body), actor),
    }),
  }),
  bindEndpoint(roleEndpoints.updateRole, {
    versioned,
    load: ({ platform, params }) => getRoleRow(platform, params.id),
    policy: (actor, role) => canDefineRole(actor, role),
    run: async ({ platform, actor, record, body }) => ({
      role: presentRole(await saveRole(platform, actor, record.id, body), actor),
    }),
  }),
  bindEndpoint(roleEndpoints.deleteRole, {
    versioned,
    load: ({ platform, params }) => getRoleRow(platform, params.id),
    policy: (actor, role) => canDeleteRole(actor, role),
    run: async ({ platform, actor, record, body }) => {
      await deleteRole(platform, actor, record.id, body)
      return { deleted: true } as const
    },
  }),
]
