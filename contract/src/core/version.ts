import { z } from 'zod'
import { record, token, wholeNumber } from './input.ts'

/** Counts what people changed of a record; kept by the database. */
export const versionView = z.number().int()

const version = wholeNumber({ least: 1, most: 2_147_483_647 })

/** Which version of its record a write saw. */
export const seenVersion = z.object({ version })

/** As many as one call acts on. */
const MOST_RECORDS = 100

/** Which version of each of its records a write saw, by id. */
export const seenVersions = z.object({
  versions: record(token({ max: 15 }).regex(/^\d+$/), version, MOST_RECORDS),
})

/** What happened to a record since somebody saw it: by field of its view, what they saw and what it is now. */
export const staleRecord = z.object({
  id: z.number(),
  version: versionView,
  changed: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  current: z.unknown(),
})
export type StaleRecord = z.infer<typeof staleRecord>

/** `{ 7: 3 }` of the records that a list shows. */
export function versionsOf(
  records: readonly { readonly id: number; readonly version: number }[],
): Record<string, number> {
  return Object.fromEntries(records.map(({ id, version: seen }) => [String(id), seen]))
}
