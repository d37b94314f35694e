import { batchEndpoints } from '@mediatheque/contract/links/batches/batches.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { addBatch } from './add-batch.ts'
import { presentPlannedRow } from './batches.presenter.ts'
import { planBatch } from './plan-batch.ts'

export const batchRoutes = [
  bindEndpoint(batchEndpoints.planBatch, {
    run: (call) => planBatch(call.platform, call, call.body),
    present: async (rows, { platform, actor, language }) => {
      const reader = { actor, language, options: await getLinkOptions(platform) }
      return { rows: rows.map((row) => presentPlannedRow(row, reader)) }
    },
  }),
  bindEndpoint(batchEndpoints.addBatch, {
    run: (call) => addBatch(call.platform, call, call.body.rows),
    present: (rows) => {
      const added = rows.filter(({ state }) => state === 'added').length
      return { added, refused: rows.length - added, rows }
    },
  }),
]
