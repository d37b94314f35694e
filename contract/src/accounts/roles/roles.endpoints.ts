import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { deleteRoleForm, roleAnswer, roleForm, roleView, updateRoleForm } from './roles.schemas.ts'

export const roleEndpoints = {
  listRoles: defineEndpoint({
    method: 'GET',
    path: 'roles',
    access: staffWith('roles.update'),
    summary: 'All roles in their order, with what each allows and how many have it',
    response: z.object({ roles: z.array(roleView) }),
  }),
  getRole: defineEndpoint({
    method: 'GET',
    path: 'roles/:id',
    access: staffWith('roles.update', {
      noRecord: 'Whoever defines roles reads every one.',
    }),
    summary: 'A role with what it allows',
    params: idParams,
    response: roleAnswer,
  }),
  createRole: defineEndpoint({
    method: 'POST',
    path: 'roles',
    access: staffWith('roles.update', { history: 'role', inPerson: true, recentPassword: true }),
    summary: 'Define a role, of rights that the caller has',
    body: roleForm,
    status: 201,
    response: roleAnswer,
  }),
  updateRole: defineEndpoint({
    method: 'PUT',
    path: 'roles/:id',
    access: staffWith('roles.update', {
      record: true,
      version: true,
      history: 'role',
      inPerson: true,
      recentPassword: true,
    }),
    summary: 'Change a role; in force at once for all who have it',
    params: idParams,
    body: updateRoleForm,
    response: roleAnswer,
  }),
  deleteRole: defineEndpoint({
    method: 'DELETE',
    path: 'roles/:id',
    access: staffWith('roles.update', {
      record: true,
      version: true,
      history: 'role',
      inPerson: true,
      recentPassword: true,
    }),
    summary: 'Delete a role, and give its members another one instead',
    params: idParams,
    body: deleteRoleForm,
    response: z.object({ deleted: z.literal(true) }),
  }),
}
