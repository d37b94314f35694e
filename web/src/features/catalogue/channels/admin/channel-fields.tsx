import {
  CONTENT_LABELS,
  ITEM_TYPE_LABELS,
  LAYOUT_LABELS,
  ORDER_OF_TITLES_LABELS,
} from '@mediatheque/contract/catalogue/channels/editing/channel-labels.ts'
import {
  CHANNEL_CONTENTS,
  CHANNEL_ITEM_TYPES,
  CHANNEL_LAYOUTS,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  CHANNEL_DESCRIPTION_MAX_LENGTH,
  CHANNEL_MOST_SHOWN,
  CHANNEL_NAME_MAX_LENGTH,
  type EditedChannel,
} from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ChannelFilterFields } from './channel-filter-fields.tsx'
import { ChannelItems } from './channel-items.tsx'
import classes from './channel-editor.module.css'
import type { ChannelValues } from './channel-values.ts'

export type ChannelFormOf = UseFormReturnType<ChannelValues>

interface ChannelFieldsProps {
  form: ChannelFormOf
  channel: EditedChannel | undefined
}

export function ChannelFields({ form, channel }: ChannelFieldsProps) {
  const t = useTranslate()
  const { content_type: content, item_type: type } = form.values
  return (
    <>
      <section className={classes.group} aria-label={t('What it is called')}>
        <Names form={form} isFixed={channel?.is_fixed ?? false} />
      </section>
      <section className={classes.group} aria-label={t('What it holds')}>
        <Nature form={form} isHome={channel?.slug === 'home'} />
        {content === 'automatic' && type === 'title' && (
          <ChannelFilterFields form={form} keywords={channel?.keywords ?? []} />
        )}
        {content !== 'automatic' && <ChannelItems form={form} ownId={channel?.id} />}
      </section>
      <section className={classes.group} aria-label={t('For search engines')}>
        <SeoFields form={form} />
      </section>
    </>
  )
}

function Names({ form, isFixed }: { form: ChannelFormOf; isFixed: boolean }) {
  const t = useTranslate()
  const name = { maxLength: CHANNEL_NAME_MAX_LENGTH }
  const description = {
    autosize: true,
    minRows: 2,
    maxLength: CHANNEL_DESCRIPTION_MAX_LENGTH,
  }
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('Name')}
          required
          withAsterisk={false}
          {...name}
          {...form.getInputProps('name')}
        />
        <TextInput label={t('Name in French')} {...name} {...form.getInputProps('name_fr')} />
      </div>
      <TextInput
        label={t('Address')}
        description={
          isFixed
            ? t('The site needs this address.')
            : t('Made of the name when you leave it empty. Former addresses lead on.')
        }
        leftSection="/"
        readOnly={isFixed}
        {...name}
        {...form.getInputProps('slug')}
      />
      <div className={classes.pair}>
        <Textarea
          label={t('Description')}
          {...description}
          {...form.getInputProps('description')}
        />
        <Textarea
          label={t('Description in French')}
          {...description}
          {...form.getInputProps('description_fr')}
        />
      </div>
    </>
  )
}

/** What kind of things it holds, where they come from, and how they are shown. */
function Nature({ form, isHome }: { form: ChannelFormOf; isHome: boolean }) {
  const t = useTranslate()
  const { content_type: content, item_type: type } = form.values
  const isOfTitles = content === 'automatic' && type === 'title'
  // What was picked of another kind does not fit any more.
  const change = (next: Partial<Pick<ChannelValues, 'content_type' | 'item_type'>>) => {
    form.setValues({ ...next, items: [] })
  }
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('Comes from')}
          allowDeselect={false}
          readOnly={isHome}
          data={CHANNEL_CONTENTS.map((value) => ({ value, label: t(CONTENT_LABELS[value]) }))}
          {...form.getInputProps('content_type')}
          onChange={(value) => {
            const next = value as ChannelValues['content_type']
            if (next === content) return
            const kinds = next === 'manual' && type === 'news' ? 'title' : type
            const kept = kinds === 'channel' ? 'title' : kinds
            change({ content_type: next, item_type: next === 'nested' ? 'channel' : kept })
          }}
        />
        {content !== 'nested' && (
          <Select
            label={t('Holds')}
            allowDeselect={false}
            data={CHANNEL_ITEM_TYPES.filter(
              (value) => value !== 'channel' && !(content === 'manual' && value === 'news'),
            ).map((value) => ({ value, label: t(ITEM_TYPE_LABELS[value]) }))}
            {...form.getInputProps('item_type')}
            onChange={(value) => {
              if (value !== type) change({ item_type: value as ChannelValues['item_type'] })
            }}
          />
        )}
      </div>
      <div className={classes.pair}>
        <Select
          label={t('Layout')}
          allowDeselect={false}
          data={CHANNEL_LAYOUTS.map((value) => ({ value, label: t(LAYOUT_LABELS[value]) }))}
          {...form.getInputProps('layout')}
        />
        <NumberInput
          label={t('Shown in a row')}
          description={t('Where it is a row of another page.')}
          min={1}
          max={CHANNEL_MOST_SHOWN}
          allowDecimal={false}
          {...form.getInputProps('items_shown')}
        />
      </div>
      {isOfTitles && (
        <Select
          label={t('Order')}
          allowDeselect={false}
          data={Object.entries(ORDER_OF_TITLES_LABELS).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
          {...form.getInputProps('order_by')}
        />
      )}
    </>
  )
}

function SeoFields({ form }: { form: ChannelFormOf }) {
  const t = useTranslate()
  const text = { autosize: true, minRows: 2, maxLength: CHANNEL_DESCRIPTION_MAX_LENGTH }
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('Title for search engines')}
          description={t('Without one, its name.')}
          maxLength={150}
          {...form.getInputProps('seo_title')}
        />
        <TextInput
          label={t('Title for search engines, in French')}
          maxLength={150}
          {...form.getInputProps('seo_title_fr')}
        />
      </div>
      <div className={classes.pair}>
        <Textarea
          label={t('Text for search engines')}
          {...text}
          {...form.getInputProps('seo_description')}
        />
        <Textarea
          label={t('Text for search engines, in French')}
          {...text}
          {...form.getInputProps('seo_description_fr')}
        />
      </div>
    </>
  )
}
