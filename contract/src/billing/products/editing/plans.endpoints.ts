import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { seenVersions } from '../../../core/version.ts'
import { planList } from './plans.list.ts'
import {
  editedPlanAnswer,
  planForm,
  planOrderForm,
  planRole,
  planRow,
  updatePlanForm,
} from './plans.schemas.ts'

export const planEndpoints = {
  listPlans: defineEndpoint({
    method: 'GET',
    path: 'plans',
    access: staffWith('plans.update'),
    summary: 'Every plan, hidden ones among them, with how many have it',
    list: planList,
    query: listQueryOf(planList),
    response: paginated(planRow),
  }),
  exportPlans: defineEndpoint({
    method: 'GET',
    path: 'plans/csv',
    access: staffWith('plans.update'),
    summary: 'Every plan as a file',
    list: planList,
    query: listQueryOf(planList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listPlanRoles: defineEndpoint({
    method: 'GET',
    path: 'plans/roles',
    access: staffWith('plans.update'),
    summary: 'The roles that plans may grant, and which of them the caller may have a plan grant',
    response: z.object({ roles: z.array(planRole) }),
  }),
  getPlan: defineEndpoint({
    method: 'GET',
    path: 'plans/:id',
    access: staffWith('plans.update', { noRecord: 'Whoever edits plans edits all of them.' }),
    summary: 'A plan with its prices, for its editor',
    params: idParams,
    response: editedPlanAnswer,
  }),
  createPlan: defineEndpoint({
    method: 'POST',
    path: 'plans',
    access: staffWith('plans.update', { history: 'plan' }),
    summary: 'Add a plan, which stands last',
    body: planForm,
    status: 201,
    response: editedPlanAnswer,
  }),
  updatePlan: defineEndpoint({
    method: 'PUT',
    path: 'plans/:id',
    access: staffWith('plans.update', { record: true, version: true, history: 'plan' }),
    summary:
      'Change a plan; who has a price that is not among the new ones keeps it, and nobody else is offered it',
    params: idParams,
    body: updatePlanForm,
    response: editedPlanAnswer,
  }),
  deletePlans: defineEndpoint({
    method: 'DELETE',
    path: 'plans/:ids',
    access: staffWith('plans.update', { record: true, version: true, history: 'plan' }),
    summary: 'Delete plans that nobody ever had, and hide the others',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number(), hidden: z.number() }),
  }),
  orderPlans: defineEndpoint({
    method: 'POST',
    path: 'plans/order',
    access: staffWith('plans.update', { history: 'plan' }),
    summary: 'Put the plans in an order; those that are not named come last',
    body: planOrderForm,
    response: z.object({ ordered: z.literal(true) }),
  }),
}
