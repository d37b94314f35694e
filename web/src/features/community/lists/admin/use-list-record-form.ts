import type { ListSheet } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import type { PickedRecord } from '../../../catalogue/title-cards/admin/picked-record.ts'
import { createListRecord, updateListRecord } from './list-records.queries.ts'

/** Where nothing is known of it: a new list. */
const valuesOf = (list: Partial<ListSheet>) => ({
  name: list.name ?? '',
  name_fr: list.name_fr ?? '',
  description: list.description ?? '',
  description_fr: list.description_fr ?? '',
  visibility: list.visibility ?? ('public' as const),
  owner: list.owner?.username ?? '',
  items: (list.items ?? []) as readonly PickedRecord[],
})
export type ListRecordValues = ReturnType<typeof valuesOf>

const idsOf = ({ items }: Pick<ListRecordValues, 'items'>) => items.map(({ id }) => id)

/** What is wrong with one title is said of all of them. */
const fieldOf = (wire: string) => wire.split('.')[0]!

/** Saved, it leads back to the table. */
function useSaved(line: string) {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    toast.positive(t(line))
    await navigate({ to: '/admin/lists' })
  }
}

export function useNewListForm() {
  return useContractForm({
    initialValues: valuesOf({}),
    write: createListRecord,
    args: (values: ListRecordValues) => ({ body: { ...values, items: idsOf(values) } }),
    fieldNames: fieldOf,
    onSuccess: useSaved('List created'),
  })
}

export function useListRecordForm(list: ListSheet) {
  return useContractForm({
    initialValues: valuesOf(list),
    write: updateListRecord,
    args: (values: ListRecordValues, { version, base, edited }) => ({
      params: { id: list.id },
      body: {
        ...values,
        // Who did not choose one leaves whoever it is by now, also where a save follows a conflict.
        owner: edited.has('owner') ? values.owner : null,
        items: idsOf(values),
        items_seen: idsOf(base),
        version,
      },
    }),
    fieldNames: fieldOf,
    record: {
      key: `list ${list.id}`,
      version: list.version,
      valuesOf: (current: ListSheet) => valuesOf(current),
      versionOf: (saved) => saved.list.version,
      texts: { items: (items) => items.map(({ name }) => name).join(', ') },
    },
    onSuccess: useSaved('List saved'),
  })
}
