import { denialList } from '@mediatheque/contract/links/denials/denials.list.ts'
import type { DenialView } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../../lib/lists/list-search.ts'
import { useList } from '../../../../../lib/lists/use-list.ts'
import { CutName } from '../../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../../ui/page.tsx'
import { useLinksPage } from '../use-links-page.ts'
import { type DenialSearch, denialsQuery } from './denials.queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'

interface DenialsPageProps {
  search: DenialSearch
  onSearch: OnSearch<DenialSearch>
}

interface Chosen {
  readonly denials: readonly DenialView[]
  clear(): void
}
const NOTHING: Chosen = { denials: [], clear: () => undefined }
const KINDS = { link: 'Link', nzb: 'Nzb', torrent: 'Torrent' } as const

/** What was denied, of all kinds, to take a denial back. */
export function DenialsPage({ search, onSearch }: DenialsPageProps) {
  const t = useTranslate()
  const { data } = useList(denialsQuery(search))
  const [{ denials, clear }, setChosen] = useState<Chosen>(NOTHING)
  const restoring = {
    label: t('Restore'),
    icon: <IconArrowBackUp size={16} stroke={1.5} aria-hidden />,
    onRun: (rows: readonly DenialView[], done: () => void) =>
      setChosen({ denials: rows, clear: done }),
  }
  return (
    <Page>
      <PageHeader
        title={t('Denied contributions')}
        titleId="denials"
        text={t('What was denied is kept for a while, in case a denial was a mistake.')}
      />
      <DataTable
        list={denialList}
        labelledBy="denials"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={useDenialCells()}
        nameColumn="name"
        nameOf={({ name }) => name}
        rowActions={(denial) =>
          denial.can.restore && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('Restore :name', { name: denial.name })}
              title={t('Restore')}
              onClick={() => setChosen({ denials: [denial], clear: () => undefined })}
            >
              <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          )
        }
        actions={[restoring]}
        words={{
          failed: t('The denied contributions could not be loaded'),
          notFound: t('No denied contributions match'),
          empty: {
            icon: <IconCircleX size={28} stroke={1.25} />,
            title: t('Nothing was denied'),
            text: t('Links, newsgroup files and torrents that moderators deny will be here.'),
          },
        }}
      />
      <RestoreDialog
        denials={denials}
        onClose={() => setChosen(NOTHING)}
        onDone={() => {
          clear()
          setChosen(NOTHING)
        }}
      />
    </Page>
  )
}

/** How the columns of the list are shown. */
function useDenialCells() {
  const t = useTranslate()
  const linksPage = useLinksPage()
  const format = useFormat()
  return {
    title: ({ title }: DenialView) => (
      <Link to={linksPage} params={{ titleId: String(title.id) }}>
        {title.year === null ? title.name : `${title.name} (${title.year})`}
      </Link>
    ),
    kind: ({ kind }: DenialView) => t(KINDS[kind]),
    name: ({ name }: DenialView) => <CutName name={name} />,
    author: ({ author }: DenialView) => author ?? '–',
    raison: ({ raison }: DenialView) => raison,
    denied_by: ({ denied_by }: DenialView) => denied_by ?? '–',
    created_at: ({ created_at }: DenialView) => (
      <time dateTime={created_at} title={format.dateTime(created_at)}>
        {format.date(created_at)}
      </time>
    ),
  }
}
