import { memberEndpoints } from '@mediatheque/contract/accounts/members/members.endpoints.ts'
import { roleEndpoints } from '@mediatheque/contract/accounts/roles/roles.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const rolesQuery = () => ({ ...endpointQuery(roleEndpoints.listRoles), staleTime: 0 })
export const roleQuery = (id: number) => ({
  ...endpointQuery(roleEndpoints.getRole, { params: { id } }),
  staleTime: 0,
})

const shown = [roleEndpoints.listRoles, roleEndpoints.getRole, memberEndpoints.listGivenRoles]

export const createRole = defineWrite(roleEndpoints.createRole, shown)
export const updateRole = defineWrite(roleEndpoints.updateRole, shown)
export const deleteRole = defineWrite(roleEndpoints.deleteRole, [roleEndpoints.listRoles])
