import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams } from '../../../core/list-query.ts'
import { plansThereAnswer } from './plans-there.schemas.ts'

export const planThereEndpoints = {
  comparePlans: defineEndpoint({
    method: 'GET',
    path: 'plans/providers',
    access: staffWith('plans.update', { noRecord: 'Whoever edits plans edits all of them.' }),
    summary:
      'How what providers of payments hold of these plans differs from what is here; what they do not say in some seconds is not waited for',
    query: idsParams,
    response: z.object({ plans: z.array(plansThereAnswer.extend({ id: z.number() })) }),
  }),
  comparePlan: defineEndpoint({
    method: 'GET',
    path: 'plans/:id/providers',
    access: staffWith('plans.update', { noRecord: 'Whoever edits plans edits all of them.' }),
    summary: 'How what each provider of payments holds of a plan differs from what is here',
    params: idParams,
    response: plansThereAnswer,
  }),
  repairPlan: defineEndpoint({
    method: 'POST',
    path: 'plans/:id/providers',
    access: staffWith('plans.update', {
      noRecord: 'Whoever edits plans edits all of them.',
      noHistory: 'The plan stays as it is, and what providers hold of it follows.',
    }),
    summary: 'Make what each provider holds of a plan what it is here; answers what differs still',
    params: idParams,
    response: plansThereAnswer,
  }),
}
