import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../history/history-button.tsx'
import { useDeleteFiles } from './delete-files-dialog.tsx'
import { FileActions, useFileCells, useFileWords } from './file-cells.tsx'
import { type FileSearch, filesQuery } from './files.queries.ts'
import { SendFiles } from './send-files.tsx'

interface FilesPageProps {
  search: FileSearch
  onSearch: OnSearch<FileSearch>
}

/** All files of the site: found, opened, deleted, and sent. */
export function FilesPage({ search, onSearch }: FilesPageProps) {
  const t = useTranslate()
  const { data } = useList(filesQuery(search))
  const deleting = useDeleteFiles()
  return (
    <Page>
      <PageHeader
        title={t('Files')}
        titleId="files"
        text={t('Everything that members have sent, and what uses it.')}
      />
      <SendFiles />
      <DataTable
        list={fileList}
        labelledBy="files"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={useFileCells()}
        nameColumn="name"
        nameOf={({ name }) => name}
        rowActions={(row) => (
          <>
            <HistoryButton of={{ kind: 'file', id: String(row.id), name: row.name }} isSmall />
            <FileActions file={row} />
          </>
        )}
        searchLabel={t('Search files')}
        csvAddress={csvAddress(fileList, fileEndpoints.exportFiles, search)}
        isClearedOutside
        actions={[deleting.action]}
        words={useFileWords()}
      />
      {deleting.dialog}
    </Page>
  )
}
