import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { errorList } from './errors.list.ts'
import { errorDetailsView, errorGroupView, errorsForm, settleErrorsForm } from './errors.schemas.ts'

const noHistory = 'Errors are notes about the site, which goes on as it is.'

export const errorEndpoints = {
  listErrors: defineEndpoint({
    method: 'GET',
    path: 'logs/error',
    access: staffWith('logs.view'),
    summary: 'What went wrong on the server, in jobs and in browsers, each fault once',
    list: errorList,
    query: listQueryOf(errorList),
    response: paginated(errorGroupView),
  }),
  getError: defineEndpoint({
    method: 'GET',
    path: 'logs/error/:id',
    access: staffWith('logs.view', { noRecord: 'Whoever reads the logs reads all of them.' }),
    summary: 'One fault with its trace, and how often it happened in which version',
    params: idParams,
    response: z.object({ error: errorDetailsView }),
  }),
  settleErrors: defineEndpoint({
    method: 'POST',
    path: 'logs/error/settle',
    access: staffWith('settings.update', { noHistory }),
    summary:
      'Mark faults as solved, or as open again, for who may read the logs too; one that happens again is open by itself',
    body: settleErrorsForm,
    response: z.object({ changed: z.number() }),
  }),
  deleteErrors: defineEndpoint({
    method: 'POST',
    path: 'logs/error/delete',
    access: staffWith('settings.update', { noHistory }),
    summary: 'Forget faults, for who may read the logs too',
    body: errorsForm,
    response: z.object({ changed: z.number() }),
  }),
}
