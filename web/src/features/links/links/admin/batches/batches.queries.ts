import { batchEndpoints } from '@mediatheque/contract/links/batches/batches.endpoints.ts'
import { defineWrite } from '../../../../../lib/forms/writes.ts'

export const planBatch = defineWrite(batchEndpoints.planBatch)
/** Lists, counts and filters of three kinds. */
export const addBatch = defineWrite(batchEndpoints.addBatch, 'all')
