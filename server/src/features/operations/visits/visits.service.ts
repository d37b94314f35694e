import type { FastifyRequest } from 'fastify'
import type { Caller } from './note-visits.ts'

export { COUNTS_TAG, countDays } from './count-days.ts'
export { noteBeat, noteFailedSearch, noteVisit, type ToCount, writeNoted } from './note-visits.ts'
export {
  addVectors,
  countKeys,
  keysOf,
  leastOfFirst,
  type SignedVector,
  type Totals,
} from './report-vectors.ts'
export { addDays, dayIn, monthOf, nextMonth, previousMonth, yearOf } from './site-day.ts'
export { hashVisitor } from './visitors.ts'

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  headers: request.headers,
  // Only addresses that a trusted proxy names come on top of its own.
  isForwarded: (request.ips?.length ?? 0) > 1,
})
