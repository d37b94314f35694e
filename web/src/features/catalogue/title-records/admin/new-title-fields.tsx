import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Checkbox, MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useListValues } from '../../../../lib/lists/list-values.ts'
import { Warning } from '../../../../ui/warning.tsx'
import classes from './title-records.module.css'
import type { NewTitleValues } from './use-new-title-form.ts'

interface Of {
  form: UseFormReturnType<NewTitleValues>
}

/** Kinds that usually come in seasons and episodes, and those that never do. */
const SERIES: Partial<Record<TitleType, boolean>> = { series: true, animes: true, movie: false }

/** What is known of a title that is added by hand. */
export function NewTitleFields({ form }: Of) {
  const t = useTranslate()
  return (
    <>
      <TextInput
        label={t('Name')}
        required
        withAsterisk={false}
        maxLength={300}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SameTitle form={form} />
      <KindFields form={form} />
      <div className={classes.pair}>
        <TextInput
          label={t('Name in French')}
          description={t('Readers of French get the other name until there is a French one.')}
          maxLength={300}
          {...form.getInputProps('name_fr')}
        />
        <TextInput
          label={t('Original name')}
          maxLength={300}
          {...form.getInputProps('original_name')}
        />
      </div>
      <FactFields form={form} />
      <Textarea label={t('Plot')} {...LONG} {...form.getInputProps('plot')} />
      <Textarea label={t('Plot in French')} {...LONG} {...form.getInputProps('plot_fr')} />
    </>
  )
}

const LONG = { autosize: true, minRows: 3, maxRows: 12, maxLength: 10_000 } as const

function KindFields({ form }: Of) {
  const t = useTranslate()
  const types = TITLE_TYPES.map((value) => ({ value, label: t(TITLE_TYPE_LABELS[value]) }))
  return (
    <div className={classes.pair}>
      <Select
        label={t('Type')}
        allowDeselect={false}
        data={types}
        {...form.getInputProps('type')}
        onChange={(value) => {
          if (value === null) return
          form.setFieldValue('type', value as TitleType)
          form.setFieldValue('is_series', SERIES[value as TitleType] ?? false)
        }}
      />
      <Switch
        className={classes.besideField}
        label={t('It comes in seasons and episodes')}
        {...form.getInputProps('is_series', { type: 'checkbox' })}
      />
    </div>
  )
}

function FactFields({ form }: Of) {
  const t = useTranslate()
  const genres = useListValues(titleRecordList.filters.genres) ?? []
  const languages = useListValues(titleRecordList.filters.language) ?? []
  const chosen = { searchable: true, nothingFoundMessage: t('Nothing found') } as const
  const options = (values: typeof genres) =>
    values.map(({ value, name }) => ({ value: String(value), label: name }))
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('Release date')}
          type="date"
          min="1000-01-01"
          max="2200-12-31"
          {...form.getInputProps('release_date')}
        />
        <TextInput
          label={t('Year')}
          placeholder={form.values.release_date.slice(0, 4)}
          description={t('The year of the release date when you leave it empty.')}
          inputMode="numeric"
          maxLength={4}
          {...form.getInputProps('year')}
        />
        <TextInput
          label={t('Runtime in minutes')}
          inputMode="numeric"
          maxLength={6}
          {...form.getInputProps('runtime')}
        />
        <TextInput
          label={t('Certification')}
          maxLength={20}
          {...form.getInputProps('certification')}
        />
      </div>
      <Select
        label={t('Original language')}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        data={options(languages)}
        {...chosen}
        {...form.getInputProps('language')}
      />
      <MultiSelect
        label={t('Genres')}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        hidePickedOptions
        maxValues={20}
        data={options(genres)}
        {...chosen}
        {...form.getInputProps('genres')}
      />
    </>
  )
}

/** Where a title of the same name is here, or was withdrawn: whoever adds one more says so. */
function SameTitle({ form }: Of) {
  const t = useTranslate()
  const { is_another: isAnother, name } = form.values
  const error = form.errors['is_another']
  if (!error && !isAnother) return null
  return (
    <Warning role={error ? 'alert' : 'note'}>
      {error && <p className={classes.same}>{error}</p>}
      <p className={classes.same}>
        <Link to="/admin/titles" search={{ query: name.trim() }} target="_blank">
          {t('See titles of this name')}
        </Link>
      </p>
      <p className={classes.same}>{t('Two works can have the same name: then both are listed.')}</p>
      <Checkbox
        label={t('It is another title')}
        {...form.getInputProps('is_another', { type: 'checkbox' })}
        error={Boolean(error)}
      />
    </Warning>
  )
}
