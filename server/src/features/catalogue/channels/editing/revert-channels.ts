import { channelRecordEndpoints } from '@mediatheque/contract/catalogue/channels/editing/channel-records.endpoints.ts'
import { updateChannelForm } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { auditedChannels } from './channel-records.history.ts'
import { getChannelRecord, updateChannel } from './channel-records.service.ts'
import { editedFilterOf } from './stored-filter.ts'

type Values = Readonly<Record<string, unknown>>

/** As the form has them: a filter with all its fields, items without their kind. */
function typedOf({ filter, items, ...values }: Values): Values {
  return {
    ...values,
    ...(filter !== undefined && { filter: editedFilterOf(filter) }),
    ...(Array.isArray(items) && { items: items.map((item) => Number(String(item).split(' ')[1])) }),
  }
}

/** As if somebody had typed these values into the form of the channel. */
async function writeChannelValues(
  { platform, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Values,
): Promise<void> {
  const channel = await getChannelRecord(platform, Number(id))
  const { content: content_type, items, ...row } = channel
  const now = { ...row, content_type, filter: editedFilterOf(row.filter), items: items.map(Number) }
  const form = readInput(updateChannelForm, { ...now, ...typedOf(values), version }, t)
  await updateChannel(platform, channel, form)
}

export const revertibleChannels: Revertible = {
  kind: auditedChannels.kind,
  fields: Object.keys(auditedChannels.fields),
  by: channelRecordEndpoints.updateChannel,
  write: writeChannelValues,
}
