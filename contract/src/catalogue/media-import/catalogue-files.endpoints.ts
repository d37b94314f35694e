import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { catalogueImportView, exportQuery, startImportForm } from './catalogue-files.schemas.ts'

/** Titles and people tell nobody of what files complete, as with all imports; each run says what it wrote. */
const noHistory = 'Imports complete what is there, and the run says how much they wrote.'
const noRecord = 'Whoever imports catalogues sees all of these imports.'

/** The whole catalogue as lines of JSON, out and in. */
export const catalogueFileEndpoints = {
  exportCatalogue: defineEndpoint({
    method: 'GET',
    path: 'catalogue/export',
    access: staffWith('titles.import'),
    summary:
      'All people and titles with what belongs to them, a line of JSON each; `after=title-12` goes on after a line',
    query: exportQuery,
    answersAs: ['application/x-ndjson'],
    response: z.unknown(),
  }),
  listCatalogueImports: defineEndpoint({
    method: 'GET',
    path: 'catalogue/imports',
    access: staffWith('titles.import'),
    summary: 'The latest imports of catalogues, and how far they are',
    response: z.object({ imports: z.array(catalogueImportView) }),
  }),
  startCatalogueImport: defineEndpoint({
    method: 'POST',
    path: 'catalogue/imports',
    access: staffWith('titles.import', { noHistory }),
    summary:
      'Import a file of a catalogue that one has sent; what of it was imported before is passed over',
    body: startImportForm,
    status: 201,
    response: z.object({ import: catalogueImportView }),
  }),
  resumeCatalogueImport: defineEndpoint({
    method: 'POST',
    path: 'catalogue/imports/:id/resume',
    access: staffWith('titles.import', {
      noHistory,
      noRecord,
      noVersion: 'It goes on from wherever the import is.',
    }),
    summary: 'Go on with an import that stopped',
    params: idParams,
    response: z.object({ import: catalogueImportView }),
  }),
  exportImportFaults: defineEndpoint({
    method: 'GET',
    path: 'catalogue/imports/:id/faults',
    access: staffWith('titles.import', { noRecord }),
    summary:
      'Lines of an import that were refused, or of which something was left out, with the reason',
    params: idParams,
    answersAs: ['application/x-ndjson'],
    response: z.unknown(),
  }),
}
