import type { EditedChannel } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { createChannel, updateChannel } from './channel-records.queries.ts'
import { type ChannelValues, channelValuesOf } from './channel-values.ts'

const bodyOf = ({ items, item_type: type, content_type: content, ...values }: ChannelValues) => ({
  ...values,
  content_type: content,
  item_type: content === 'nested' ? 'channel' : type,
  items: items.map(({ id }) => id),
})

/** What is wrong with one of several is said of all of them. */
const fieldOf = (wire: string) => {
  const [field, part] = wire.split('.')
  return field === 'filter' && part ? `filter.${part}` : field!
}

/** Saved, it leads back to the list. */
function useSaved() {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    toast.positive(t('Channel saved'))
    await navigate({ to: '/admin/channels' })
  }
}

export function useNewChannelForm() {
  return useContractForm({
    initialValues: channelValuesOf({}),
    write: createChannel,
    args: (values: ChannelValues) => ({ body: bodyOf(values) as never }),
    fieldNames: fieldOf,
    onSuccess: useSaved(),
  })
}

export function useEditedChannelForm(channel: EditedChannel) {
  return useContractForm({
    initialValues: channelValuesOf(channel),
    write: updateChannel,
    args: (values: ChannelValues, { version }) => ({
      params: { id: channel.id },
      body: { ...bodyOf(values), version } as never,
    }),
    fieldNames: fieldOf,
    record: {
      key: `channel ${channel.id}`,
      version: channel.version,
      valuesOf: (current: EditedChannel) => channelValuesOf(current),
      versionOf: (saved) => saved.channel.version,
      texts: {
        items: (items) => items.map(({ name }) => name).join(', '),
        filter: describeFilter,
      },
    },
    onSuccess: useSaved(),
  })
}

/** As far as it asks for something. */
const describeFilter = (filter: ChannelValues['filter']): string =>
  Object.entries(filter)
    .filter(([, value]) => value !== '' && value !== false && String(value) !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
