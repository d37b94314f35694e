import { listImportEndpoints } from '@mediatheque/contract/community/lists/list-import.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { SHOWING_LISTS } from '../own-lists.queries.ts'

export const readListFile = defineWrite(listImportEndpoints.readListFile)
export const readFileForList = defineWrite(listImportEndpoints.readFileForList)
export const importList = defineWrite(listImportEndpoints.importList, SHOWING_LISTS)
export const importIntoList = defineWrite(listImportEndpoints.importIntoList, SHOWING_LISTS)
