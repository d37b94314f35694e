import { listRecordEndpoints } from '@mediatheque/contract/community/lists/list-records.endpoints.ts'
import { updateListRecordForm } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { auditedLists } from './lists.history.ts'
import { updateListRecord } from './list-records.service.ts'

type Values = Readonly<Record<string, unknown>>

const FIELDS = [
  'name',
  'name_fr',
  'description',
  'description_fr',
  'visibility',
  'owner',
  'items',
] as const

/** Titles are kept with what they were called. */
const numbersOf = (items: unknown): unknown =>
  Array.isArray(items) ? items.map((item) => Number(String(item).split(' ')[0])) : items

/** As if somebody had typed these values into the form of the list. */
async function writeListValues(
  { platform, actor, t }: HistoryReader,
  { id, version, now }: RevertedRecord,
  values: Values,
): Promise<void> {
  const before = Object.fromEntries(FIELDS.map((field) => [field, now[field]]))
  const next = { ...before, ...values }
  const form = readInput(
    updateListRecordForm,
    {
      ...next,
      ...(now['withheld'] === 'hidden' && !('visibility' in values) && { visibility: 'private' }),
      items: numbersOf(next['items']),
      items_seen: numbersOf(now['items']),
      version,
    },
    t,
  )
  await updateListRecord(platform, actor, { id: Number(id), isTakingBack: true }, form)
}

export const revertibleLists: Revertible = {
  kind: auditedLists.kind,
  fields: FIELDS,
  by: listRecordEndpoints.updateListRecord,
  write: writeListValues,
}
