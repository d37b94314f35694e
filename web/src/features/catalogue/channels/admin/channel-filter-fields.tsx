import type { EditedChannel } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { MultiSelect, NumberInput, Switch, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import type { ChannelFormOf } from './channel-fields.tsx'
import { filterValuesQuery } from './channel-records.queries.ts'
import classes from './channel-editor.module.css'
import { KeywordsField } from './keywords-field.tsx'

interface ChannelFilterFieldsProps {
  form: ChannelFormOf
  /** What the keywords of the stored filter are called. */
  keywords: EditedChannel['keywords']
}

/** What titles have to be, to be in the channel: fields left empty ask for nothing. */
export function ChannelFilterFields({ form, keywords }: ChannelFilterFieldsProps) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { data } = useQuery(filterValuesQuery(language))
  const options = (values: readonly { name: string }[] | undefined, by: 'slug' | 'code' | 'id') =>
    (values ?? []).map((one) => ({
      value: String((one as unknown as Record<string, string | number>)[by]),
      label: one.name,
    }))
  const chips = {
    searchable: true,
    clearable: true,
    hidePickedOptions: true,
    clearButtonProps: { 'aria-label': t('Clear') },
    nothingFoundMessage: t('Nothing found'),
  } as const
  return (
    <fieldset className={classes.filter}>
      <legend>{t('Filter')}</legend>
      <MultiSelect
        label={t('Type')}
        data={TITLE_TYPES.map((value) => ({ value, label: t(TITLE_TYPE_LABELS[value]) }))}
        {...chips}
        {...form.getInputProps('filter.types')}
      />
      <div className={classes.pair}>
        <MultiSelect
          label={t('Genres')}
          description={t('All of them.')}
          data={options(data?.genres, 'slug')}
          {...chips}
          {...form.getInputProps('filter.genre')}
        />
        <KeywordsField
          label={t('Keywords')}
          description={t('All of them.')}
          known={keywords}
          {...form.getInputProps('filter.keyword')}
        />
      </div>
      <div className={classes.pair}>
        <MultiSelect
          label={t('Countries')}
          data={options(data?.countries, 'code')}
          {...chips}
          {...form.getInputProps('filter.country')}
        />
        <MultiSelect
          label={t('Spoken languages')}
          data={options(data?.languages, 'code')}
          {...chips}
          {...form.getInputProps('filter.spoken_language')}
        />
      </div>
      <div className={classes.pair}>
        <MultiSelect
          label={t('Qualities')}
          data={options(data?.qualities, 'id')}
          {...chips}
          {...form.getInputProps('filter.quality')}
        />
        <MultiSelect
          label={t('Languages of the links')}
          data={options(data?.languages, 'id')}
          {...chips}
          {...form.getInputProps('filter.language')}
        />
      </div>
      <Spans form={form} />
      <TagsInput
        label={t('Age rating')}
        maxTags={50}
        clearable
        acceptValueOnBlur
        clearButtonProps={{ 'aria-label': t('Clear') }}
        {...form.getInputProps('filter.certification')}
      />
      <Switch
        label={t('With links')}
        {...form.getInputProps('filter.has_links', { type: 'checkbox' })}
      />
      <Switch
        label={t('With a plot')}
        {...form.getInputProps('filter.has_plot', { type: 'checkbox' })}
      />
    </fieldset>
  )
}

/** Between two numbers, either of which may be left open. */
function Spans({ form }: { form: ChannelFormOf }) {
  const t = useTranslate()
  const year = { min: 1_000, max: 2_200, allowDecimal: false, thousandSeparator: '' }
  const rating = { min: 0, max: 10, step: 0.5, decimalScale: 1 }
  const minutes = { min: 0, max: 100_000, allowDecimal: false }
  return (
    <div className={classes.spans}>
      <NumberInput label={t('From year')} {...year} {...form.getInputProps('filter.year_from')} />
      <NumberInput label={t('To year')} {...year} {...form.getInputProps('filter.year_to')} />
      <NumberInput
        label={t('Rating from')}
        {...rating}
        {...form.getInputProps('filter.min_rating')}
      />
      <NumberInput
        label={t('Rating up to')}
        {...rating}
        {...form.getInputProps('filter.max_rating')}
      />
      <NumberInput
        label={t('Minutes from')}
        {...minutes}
        {...form.getInputProps('filter.runtime_from')}
      />
      <NumberInput
        label={t('Minutes up to')}
        {...minutes}
        {...form.getInputProps('filter.runtime_to')}
      />
    </div>
  )
}
