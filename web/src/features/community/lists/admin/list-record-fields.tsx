import { VISIBILITY_LABELS } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type { ListSheet } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import {
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  LIST_VISIBILITIES,
  MOST_LIST_ITEMS,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Input, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { PickedRecords } from '../../../catalogue/title-cards/admin/picked-records.tsx'
import { RecordPicker } from '../../../catalogue/title-cards/admin/record-picker.tsx'
import classes from './list-records.module.css'
import type { ListRecordValues } from './use-list-record-form.ts'

interface ListRecordFieldsProps {
  form: UseFormReturnType<ListRecordValues>
  list: ListSheet | undefined
}

/** What a list is called and says of itself, who reads it, and whose it is. */
export function ListRecordFields({ form, list }: ListRecordFieldsProps) {
  const t = useTranslate()
  const name = { maxLength: LIST_NAME_MAX_LENGTH }
  const text = { autosize: true, minRows: 3, maxLength: LIST_DESCRIPTION_MAX_LENGTH }
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
      <div className={classes.pair}>
        <Textarea label={t('Description')} {...text} {...form.getInputProps('description')} />
        <Textarea
          label={t('Description in French')}
          {...text}
          {...form.getInputProps('description_fr')}
        />
      </div>
      <div className={classes.pair}>
        <Visibility form={form} list={list} />
        <TextInput
          label={t('Username of the owner')}
          description={
            list?.can.hand_over === false
              ? t('This list stays with its owner.')
              : !list && t('Yours, when you leave it empty.')
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={list?.can.hand_over === false}
          autoComplete="off"
          {...form.getInputProps('owner')}
        />
      </div>
    </>
  )
}

function Visibility({ form, list }: ListRecordFieldsProps) {
  const t = useTranslate()
  const isHidden = list?.is_hidden ?? false
  // In the order of their readers: nobody shows what is somebody else's to more of them.
  const first = list && !list.can.open ? LIST_VISIBILITIES.indexOf(list.visibility) : 0
  return (
    <Select
      label={t('Who reads it')}
      allowDeselect={false}
      readOnly={isHidden}
      description={first > 0 && !isHidden && t('Its owner alone shows it to more readers.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={LIST_VISIBILITIES.slice(first).map((value) => ({
        value,
        label: t(VISIBILITY_LABELS[value]),
      }))}
      {...form.getInputProps('visibility')}
    />
  )
}

/** The titles in their order. */
export function ListRecordItems({ form }: Pick<ListRecordFieldsProps, 'form'>) {
  const t = useTranslate()
  const format = useFormat()
  const { items } = form.values
  const set = (next: ListRecordValues['items']) => form.setFieldValue('items', next)
  return (
    <Input.Wrapper
      label={`${t('Titles')} (${format.number(items.length)})`}
      labelElement="div"
      className={classes.items}
      error={form.errors['items']}
    >
      <RecordPicker
        label={t('Add a title')}
        kind="title"
        picked={items}
        isFull={items.length >= MOST_LIST_ITEMS}
        onPick={(record) => set([...items, record])}
      />
      <PickedRecords records={items} onChange={set} />
    </Input.Wrapper>
  )
}
