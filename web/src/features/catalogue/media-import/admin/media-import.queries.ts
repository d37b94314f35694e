import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import type { ImportType } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const importSourcesQuery = () => endpointQuery(mediaImportEndpoints.listImportSources)

export const outsideSearchQuery = (type: ImportType, query: string) =>
  endpointQuery(mediaImportEndpoints.searchOutside, { query: { media_type: type, query } })

export const titleSheetQuery = (id: number) =>
  endpointQuery(mediaImportEndpoints.getTitleSheet, { params: { id } })

/** Titles are shown everywhere. */
export const importTitle = defineWrite(mediaImportEndpoints.importTitle, 'all')
export const importAgain = defineWrite(mediaImportEndpoints.importAgain, 'all')
export const changeTitle = defineWrite(mediaImportEndpoints.changeTitle, 'all')
