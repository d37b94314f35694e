import { titleDuplicateList } from '@mediatheque/contract/catalogue/title-records/title-duplicates.list.ts'
import type { DuplicateView } from '@mediatheque/contract/catalogue/title-records/title-merging.schemas.ts'
import { Button, Group } from '@mantine/core'
import { IconCopyCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useList } from '../../../../lib/lists/use-list.ts'
import { toast } from '../../../../lib/toast.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { MergedTitleCard } from './merged-title-card.tsx'
import {
  dismissDuplicate,
  type DuplicateSearch,
  titleDuplicatesQuery,
} from './title-records.queries.ts'
import { useTitleMerge } from './use-title-merge.tsx'

const REASONS: Readonly<Record<DuplicateView['reason'], string>> = {
  name: 'The same name',
  original_name: 'The name of the original',
  alternative_name: 'Another name of one',
}

interface TitleDuplicatesPageProps {
  search: DuplicateSearch
  onSearch: OnSearch<DuplicateSearch>
}

/** Titles that are probably one work, to be merged or left as two. */
export function TitleDuplicatesPage({ search, onSearch }: TitleDuplicatesPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useList(titleDuplicatesQuery(search))
  const merge = useTitleMerge()
  const dismiss = useWrite(dismissDuplicate, {
    onSuccess: ({ duplicate }) =>
      toast.positive(duplicate.is_dismissed ? t('They stay two') : t('They are listed again')),
  })
  return (
    <Page>
      <PageHeader
        title={t('Duplicates')}
        titleId="title-duplicates"
        text={t(
          'Titles of one kind and about the same year that are called alike. They are looked for every night.',
        )}
      />
      <DataTable
        {...{ list: titleDuplicateList, data, search, onSearch }}
        labelledBy="title-duplicates"
        cells={{
          first: ({ first }: DuplicateView) => <MergedTitleCard title={first} />,
          second: ({ second }: DuplicateView) => <MergedTitleCard title={second} />,
          reason: ({ reason }: DuplicateView) => t(REASONS[reason]),
          found_at: ({ found_at }: DuplicateView) => format.date(found_at),
        }}
        nameColumn="first"
        nameOf={({ first }) => first.name}
        searchLabel={t('Search titles')}
        rowActions={({ id, first, second, is_dismissed: isDismissed }: DuplicateView) => (
          <Group gap="xs" wrap="nowrap">
            {!isDismissed && (
              <Button
                size="xs"
                variant="light"
                aria-label={t(':label: :name', { label: t('Merge'), name: first.name })}
                onClick={() => merge.ask(second, first)}
              >
                {t('Merge')}
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              aria-label={t(':label: :name', {
                label: isDismissed ? t('List again') : t('Not the same'),
                name: first.name,
              })}
              onClick={() => dismiss.mutate({ params: { id }, body: { dismissed: !isDismissed } })}
            >
              {isDismissed ? t('List again') : t('Not the same')}
            </Button>
          </Group>
        )}
        words={{
          failed: t('The duplicates could not be listed'),
          notFound: t('No matching duplicates found'),
          empty: {
            icon: <IconCopyCheck size={28} stroke={1.25} />,
            title: t('No duplicates'),
            text: t('What is called alike will be listed here.'),
          },
        }}
      />
      {merge.part}
    </Page>
  )
}
