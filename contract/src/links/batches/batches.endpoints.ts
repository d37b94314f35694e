import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { PENDING_LINKS_QUOTA } from '../links/links.quotas.ts'
import { addBatchForm, addedRowView, planBatchForm, plannedRowView } from './batches.schemas.ts'

/** Fifty rows with their addresses. */
const PLAN_BODY_BYTES = 2 * 1024 * 1024
/** With an nfo each. */
const BATCH_BODY_BYTES = 8 * 1024 * 1024

export const batchEndpoints = {
  planBatch: defineEndpoint({
    method: 'POST',
    path: 'contributions/plan',
    access: userWith('liens.create', { or: 'nzb.create' }),
    summary:
      'What pasted release names and addresses, and files that were sent to `release-files`, would become: a row each with suggestions and where they come from, titles that it may be, duplicates, and why it cannot be added; nothing is written',
    body: planBatchForm,
    bodyForm: { maxBytes: PLAN_BODY_BYTES },
    response: z.object({ rows: z.array(plannedRowView) }),
  }),
  addBatch: defineEndpoint({
    method: 'POST',
    path: 'contributions',
    access: userWith('liens.create', { or: 'nzb.create', quota: PENDING_LINKS_QUOTA }),
    summary:
      'Add up to fifty contributions, each as `liens` does: every row whole or not at all, with its errors by field; a row whose `key` was sent before is not added again. A form that is wrong is refused whole, by row and field',
    body: addBatchForm,
    bodyForm: { maxBytes: BATCH_BODY_BYTES },
    response: z.object({
      added: z.number(),
      refused: z.number(),
      rows: z.array(addedRowView),
    }),
  }),
}
