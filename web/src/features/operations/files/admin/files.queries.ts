import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

/** Begins the key of every query of the list. */
export const FILES_KEY = fileEndpoints.listFiles.path

export type FileSearch = SearchOf<typeof fileList>
export const readFileSearch = listSearchReader(fileList)

export const filesQuery = (search: FileSearch) =>
  listQuery(fileList, fileEndpoints.listFiles, search)
