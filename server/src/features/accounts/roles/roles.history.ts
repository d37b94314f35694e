import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readRoleStates } from './role-records.repository.ts'

export const auditedRoles = defineAudited({
  kind: 'role',
  fields: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    is_default: { label: 'Every new account gets it', shownAs: 'flag' },
    position: { label: 'Place among the roles', shownAs: 'number' },
    permissions: { label: 'Permissions' },
  },
  readStates: readRoleStates,
})
