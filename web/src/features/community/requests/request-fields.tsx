import {
  MOST_REQUEST_EPISODES,
  REQUEST_NOTE_MAX_LENGTH,
  REQUEST_TITLE_MAX_LENGTH,
} from '@mediatheque/contract/community/requests/request-status.ts'
import {
  NumberInput,
  SegmentedControl,
  Select,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../lib/i18n.ts'
import { useListValues } from '../../../lib/lists/list-values.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import { OutsideOnes } from './outside-ones.tsx'
import classes from './requests.module.css'
import { SimilarOnes } from './similar-ones.tsx'
import { TitlePicker } from './title-picker.tsx'
import type { RequestValues } from './use-request-form.ts'

interface RequestFieldsProps {
  form: UseFormReturnType<RequestValues>
  /** Whether what is there already is looked for while one types. */
  showsSimilar?: boolean
  workspaceId?: number
}

export function RequestFields({ form, showsSimilar = false, workspaceId = 0 }: RequestFieldsProps) {
  const t = useTranslate()
  const { exit_title, title, serie } = form.values
  const subjects = [
    { value: 'new', label: t('Not on this site') },
    { value: 'there', label: t('Here, but incomplete') },
  ]
  return (
    <>
      <SegmentedControl
        fullWidth
        className={classes.subject}
        aria-label={t('What the request is about')}
        data={subjects}
        value={exit_title ? 'there' : 'new'}
        onChange={(value) => form.setFieldValue('exit_title', value === 'there')}
      />
      {exit_title ? (
        <TitlePicker
          data-autofocus
          {...form.getInputProps('title_id')}
          onPick={(isSeries) => form.setFieldValue('serie', isSeries)}
        />
      ) : (
        <>
          <TextInput
            label={t('Title')}
            required
            withAsterisk={false}
            data-autofocus
            maxLength={REQUEST_TITLE_MAX_LENGTH}
            {...form.getInputProps('title')}
          />
          {showsSimilar && <SimilarOnes title={title} workspaceId={workspaceId} />}
          <CategoryField form={form} />
          {showsSimilar && (
            <OutsideOnes
              title={title}
              category={form.values.category}
              onPick={(work) => form.setValues(work)}
            />
          )}
          <Switch
            label={t('It comes in seasons and episodes')}
            {...form.getInputProps('serie', { type: 'checkbox' })}
          />
        </>
      )}
      {serie && <PlaceFields form={form} />}
      <TextInput
        label={t('Address of a page about it')}
        placeholder="https://"
        inputMode="url"
        {...form.getInputProps('url')}
      />
      <Textarea
        label={t('What else is to say')}
        autosize
        minRows={2}
        maxLength={REQUEST_NOTE_MAX_LENGTH}
        {...form.getInputProps('note')}
      />
    </>
  )
}

/** Movies have none, series have seasons; of others one says. */
const SERIES_BY_CATEGORY: Readonly<Record<number, boolean>> = { 1: false, 2: true }

type Of = Pick<RequestFieldsProps, 'form'>

function CategoryField({ form }: Of) {
  const t = useTranslate()
  const categories = useListValues(requestList.filters.category) ?? []
  return (
    <Select
      label={t('Category')}
      allowDeselect={false}
      data={categories.map(({ value, name }) => ({ value: String(value), label: name }))}
      {...form.getInputProps('category')}
      value={String(form.values.category)}
      onChange={(value) => {
        if (value === null) return
        form.setFieldValue('category', Number(value))
        const isSeries = SERIES_BY_CATEGORY[Number(value)]
        if (isSeries !== undefined) form.setFieldValue('serie', isSeries)
      }}
    />
  )
}

function PlaceFields({ form }: Of) {
  const t = useTranslate()
  const { full_saison } = form.values
  const isNumber = (value: string) => /^\d{1,5}$/.test(value)
  return (
    <div className={classes.place}>
      <NumberInput
        label={t('Season')}
        description={t('Empty: all of it.')}
        min={0}
        max={99_999}
        allowDecimal={false}
        {...form.getInputProps('saison')}
        onChange={(value) => form.setFieldValue('saison', value === '' ? '' : Number(value))}
      />
      <Switch
        className={classes.fullSeason}
        label={t('Full season')}
        {...form.getInputProps('full_saison', { type: 'checkbox' })}
      />
      {!full_saison && (
        <TagsInput
          className={classes.episodes}
          label={t('Episodes')}
          description={t('Enter numbers and press Enter, :count at most.', {
            count: MOST_REQUEST_EPISODES,
          })}
          inputMode="numeric"
          maxTags={MOST_REQUEST_EPISODES}
          acceptValueOnBlur
          {...form.getInputProps('episodes')}
          onChange={(values) => form.setFieldValue('episodes', values.filter(isNumber))}
        />
      )}
    </div>
  )
}
