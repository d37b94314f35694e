import { defineFeature } from '../../../platform/feature.ts'
import { revertibleRoles } from './revert-roles.ts'
import { roleRoutes } from './roles.routes.ts'
import { auditedRoles } from './roles.history.ts'
import { getGrantsOf } from './roles.service.ts'

export const feature = defineFeature({
  tables: ['role_permissions', 'roles', 'user_permissions', 'user_roles'],
  routes: roleRoutes,
  audited: [auditedRoles],
  revertible: [revertibleRoles],
  accountExport: {
    tables: ['user_permissions', 'user_roles'],
    load: async (platform, userId) => {
      const { roles, permissions } = await getGrantsOf(platform, userId)
      return {
        profile: {
          roles: roles.map(({ name }) => name),
          permissions: permissions.map(({ name }) => name),
        },
      }
    },
  },
})
