import type { TaxonRecord } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import type { TagRecord } from '@mediatheque/contract/catalogue/news/tags/tags.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowMerge, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { MergeTaxonDialog } from './merge-taxon-dialog.tsx'
import { type NamedTaxon, TaxonDialog, type TaxonWrites } from './taxon-dialog.tsx'

const NOTHING = '–'

/** How the lists of genres, of keywords and of tags show what they have in common. */
function useNameCells<Row extends NamedTaxon>() {
  return {
    name: ({ name }: Row) => <CutName name={name} />,
    name_fr: ({ name_fr }: Row) => name_fr ?? NOTHING,
    slug: ({ slug }: Row) => slug,
  }
}

function useCounted() {
  const format = useFormat()
  const t = useTranslate()
  return (number: number, isMinimum: boolean) => {
    const count = format.number(number)
    return isMinimum ? t('more than :count', { count }) : count
  }
}

/** How the lists of genres and of keywords show each column. */
export function useTaxonCells() {
  const counted = useCounted()
  return {
    ...useNameCells<TaxonRecord>(),
    titles_count: ({ titles_count: count, titles_count_is_minimum: isMinimum }: TaxonRecord) =>
      counted(count, isMinimum),
  }
}

/** The same for the list of tags. */
export function useTagCells() {
  const counted = useCounted()
  return {
    ...useNameCells<TagRecord>(),
    articles_count: ({ articles_count: count, articles_count_is_minimum: isMinimum }: TagRecord) =>
      counted(count, isMinimum),
  }
}

/** What adds one, what edits a row, and the dialog of both. */
export function useTaxonEditing<Row extends NamedTaxon>(writes: TaxonWrites) {
  const t = useTranslate()
  const [merged, setMerged] = useState<NamedTaxon>()
  const [edited, setEdited] = useState<NamedTaxon | 'new'>()
  return {
    addButton: (
      <Button
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => setEdited('new')}
      >
        {t(writes.add)}
      </Button>
    ),
    rowActions: (taxon: Row) => (
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
