import type {
  ImportAnswer,
  ImportEntry,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import {
  LIST_NAME_MAX_LENGTH,
  type ListCard,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button, Stack } from '@mantine/core'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ListFields, type ListValues } from '../list-fields.tsx'
import { importIntoList, importList } from './import.queries.ts'
import type { ReadFile } from './use-list-file.ts'

interface IntoProps {
  entries: ImportEntry[]
  onDone(answer: ImportAnswer): void
}

/** What the new list is called, and who reads it. */
export function IntoNewList({ read, entries, onDone }: IntoProps & { read: ReadFile }) {
  const contract = useContractForm({
    initialValues: valuesOf(read),
    write: importList,
    args: (values) => ({ body: { ...values, entries } }),
    onSuccess: onDone,
  })
  return (
    <EditorForm of={contract}>
      <Stack gap="lg">
        <ListFields form={contract.form} />
        <ImportButton count={entries.length} isSending={contract.isSubmitting} />
      </Stack>
    </EditorForm>
  )
}

const valuesOf = ({ fileName, answer }: ReadFile): ListValues => ({
  name: answer.name ?? fileName.replace(/\.\w{1,5}$/, '').slice(0, LIST_NAME_MAX_LENGTH),
  description: answer.description ?? '',
  visibility: 'private',
})

/** To the end of a list that is there. */
export function IntoList({ list, entries, onDone }: IntoProps & { list: ListCard }) {
  const { mutate, isPending } = useWrite(importIntoList, { onSuccess: onDone })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ params: { id: list.id }, body: { entries } })
      }}
    >
      <ImportButton count={entries.length} isSending={isPending} />
    </form>
  )
}

function ImportButton({ count, isSending }: { count: number; isSending: boolean }) {
  const t = useTranslate()
  return (
    <Button type="submit" fullWidth loading={isSending} disabled={count === 0}>
      {count === 0
        ? t('Choose titles first')
        : t('Import [one 1 title|other :count titles]', { count })}
    </Button>
  )
}
