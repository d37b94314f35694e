import { CHANNEL_MOST_ITEMS } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { Input } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import { PickedRecords } from '../../title-cards/admin/picked-records.tsx'
import { RecordPicker } from '../../title-cards/admin/record-picker.tsx'
import type { ChannelFormOf } from './channel-fields.tsx'
import { ChannelPicker } from './channel-picker.tsx'
import type { ChannelValues } from './channel-values.ts'

interface ChannelItemsProps {
  form: ChannelFormOf
  /** It does not hold itself. */
  ownId: number | undefined
}

/** What is chosen by hand, in its order. */
export function ChannelItems({ form, ownId }: ChannelItemsProps) {
  const t = useTranslate()
  const { items, content_type: content, item_type: type } = form.values
  const set = (next: ChannelValues['items']) => form.setFieldValue('items', next)
  const isFull = items.length >= CHANNEL_MOST_ITEMS
  return (
    <Input.Wrapper label={t('Chosen by hand')} labelElement="div" error={form.errors['items']}>
      {content === 'nested' ? (
        <ChannelPicker
          picked={items}
          ownId={ownId}
          isFull={isFull}
          onPick={(channel) => set([...items, channel])}
        />
      ) : (
        <RecordPicker
          key={type}
          label={type === 'person' ? t('Add somebody') : t('Add a title')}
          kind={type === 'person' ? 'person' : 'title'}
          picked={items}
          isFull={isFull}
          onPick={(record) => set([...items, record])}
        />
      )}
      <PickedRecords records={items} onChange={(next) => set([...next])} />
    </Input.Wrapper>
  )
}
