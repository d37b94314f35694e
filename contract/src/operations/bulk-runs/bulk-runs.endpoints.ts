import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { BULK_RUNS_QUOTA, bulkRunsQuery, bulkRunView, newBulkRun } from './bulk-runs.schemas.ts'

const runAnswer = z.object({ run: bulkRunView })
const AS_IT_IS = 'A run is changed by nobody but its job; who stops it means it as it is.'

export const bulkRunEndpoints = {
  listBulkRuns: defineEndpoint({
    method: 'GET',
    path: 'bulk-runs',
    access: user,
    summary: 'What is being done with all that was found in a list, or was lately, for the caller',
    query: bulkRunsQuery,
    response: z.object({ runs: z.array(bulkRunView) }),
  }),
  startBulkRun: defineEndpoint({
    method: 'POST',
    path: 'bulk-runs',
    access: withAccess(user, { quota: BULK_RUNS_QUOTA }),
    summary:
      'Do something with all records that a list finds now: chosen at once, then worked on by a job, each by the rights of the caller',
    body: newBulkRun,
    response: runAnswer,
    status: 202,
  }),
  stopBulkRun: defineEndpoint({
    method: 'POST',
    path: 'bulk-runs/:id/stop',
    access: withAccess(user, { record: true, noVersion: AS_IT_IS }),
    summary: 'Stop after the records that are being worked on; what is done stays done',
    params: idParams,
    response: runAnswer,
  }),
  dismissBulkRun: defineEndpoint({
    method: 'DELETE',
    path: 'bulk-runs/:id',
    access: withAccess(user, { record: true, noVersion: AS_IT_IS }),
    summary: 'Forget what a finished run did',
    params: idParams,
    response: z.object({ deleted: z.number() }),
  }),
}
