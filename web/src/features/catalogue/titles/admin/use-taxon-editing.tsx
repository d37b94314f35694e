import type { TaxonRecord } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowMerge, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { MergeTaxonDialog } from './merge-taxon-dialog.tsx'
import { TaxonDialog, type TaxonWrites } from './taxon-dialog.tsx'

const NOTHING = '–'

/** How the lists of genres and of keywords show each column. */
export function useTaxonCells() {
  const format = useFormat()
  const t = useTranslate()
  return {
    name: ({ name }: TaxonRecord) => <CutName name={name} />,
    name_fr: ({ name_fr }: TaxonRecord) => name_fr ?? NOTHING,
    slug: ({ slug }: TaxonRecord) => slug,
    titles_count: ({ titles_count, titles_count_is_minimum }: TaxonRecord) => {
      const count = format.number(titles_count)
      return titles_count_is_minimum ? t('more than :count', { count }) : count
    },
  }
}

/** What adds one, what edits a row, and the dialog of both. */
export function useTaxonEditing(writes: TaxonWrites) {
  const t = useTranslate()
  const [merged, setMerged] = useState<TaxonRecord>()
  const [edited, setEdited] = useState<TaxonRecord | 'new'>()
  return {
    addButton: (
      <Button
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => setEdited('new')}
      >
        {t(writes.add)}
      </Button>
    ),
    rowActions: (taxon: TaxonRecord) => (
      <>
        <HistoryButton of={{ kind: writes.kind, id: String(taxon.id), name: taxon.name }} isSmall />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Edit :name', { name: taxon.name })}
          title={t('Edit')}
          onClick={() => setEdited(taxon)}
        >
          <IconPencil size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Merge “:name” into another', { name: taxon.name })}
          title={t('Merge “:name” into another', { name: taxon.name })}
          onClick={() => setMerged(taxon)}
        >
          <IconArrowMerge size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </>
    ),
    dialog: merged ? (
      <MergeTaxonDialog
        key={merged.id}
        kind={writes.kind}
        taxon={merged}
        onClose={() => setMerged(undefined)}
      />
    ) : (
      edited && (
        <TaxonDialog
          key={edited === 'new' ? 'new' : edited.id}
          writes={writes}
          taxon={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )
    ),
  }
}
