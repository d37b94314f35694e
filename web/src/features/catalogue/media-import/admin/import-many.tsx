import {
  IMPORT_RULES,
  importListOf,
  type ImportType,
  OUTSIDE_LISTS,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { bulkRunEndpoints } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.endpoints.ts'
import {
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Textarea,
} from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ContractForm as Form } from '../../../../lib/forms/contract-form.tsx'
import { type ContractForm, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useBulkRuns } from '../../../../lib/lists/bulk-runs.ts'
import { BulkRunsPanel } from '../../../../ui/data-table/bulk-runs-panel.tsx'
import classes from './import.module.css'

const startRun = defineWrite(bulkRunEndpoints.startBulkRun, [bulkRunEndpoints.listBulkRuns])

interface ImportManyProps {
  type: ImportType
  /** The category, as it is named in calls. */
  category: string
}

interface ManyValues {
  by: string
  ids: string
  list: string
  page: number | string
}

/** Imports many works by a job: by their ids, or a page of a list of the outside database. */
export function ImportMany({ type, category }: ImportManyProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const list = importListOf(type)
  const hasLists = IMPORT_RULES[type].source === 'tmdb'
  const runs = useBulkRuns(list, true, () => void queries.invalidateQueries())
  const contract: ContractForm<ManyValues> = useContractForm({
    initialValues: { by: 'ids', ids: '', list: 'popular', page: 1 } as ManyValues,
    write: startRun,
    args: ({ by, ids, list: from, page }) => ({
      body: {
        list,
        action: category,
        query: {
          media_type: type,
          ...(by === 'ids'
            ? { ids: ids.replaceAll(/\s+/g, ' ') }
            : { list: from, page: String(page) }),
        },
      },
    }),
    fieldNames: (wire) => wire.replace(/^query\./, ''),
    onSuccess: () => {
      contract.form.setFieldValue('ids', '')
    },
  })
  const { form } = contract
  const isByIds = form.values.by === 'ids' || !hasLists
  return (
    <Stack gap="md">
      <Form of={contract}>
        <Stack gap="sm">
          {hasLists && (
            <SegmentedControl
              aria-label={t('Which titles')}
              data={[
                { value: 'ids', label: t('By their ids') },
                { value: 'list', label: t('A page of a list') },
              ]}
              {...form.getInputProps('by')}
            />
          )}
          {isByIds ? (
            <Textarea
              label={t('Ids, with spaces, commas or lines between them')}
              autosize
              minRows={3}
              maxRows={8}
              maxLength={8_000}
              {...form.getInputProps('ids')}
            />
          ) : (
            <Group grow align="start">
              <Select
                label={t('List')}
                allowDeselect={false}
                data={Object.entries(OUTSIDE_LISTS).map(([value, label]) => ({
                  value,
                  label: t(label),
                }))}
                {...form.getInputProps('list')}
              />
              <NumberInput
                label={t('Page')}
                min={1}
                max={500}
                allowDecimal={false}
                {...form.getInputProps('page')}
              />
            </Group>
          )}
          <p className={classes.quiet}>
            {t(
              'They are imported one after the other in the background, also when you leave this page. A title whose name and year are here already is left alone.',
            )}
          </p>
          <Group justify="flex-end">
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Import all')}
            </Button>
          </Group>
        </Stack>
      </Form>
      <BulkRunsPanel runs={runs} labelOf={() => t('Import')} />
    </Stack>
  )
}
