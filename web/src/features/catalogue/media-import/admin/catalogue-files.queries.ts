import { catalogueFileEndpoints } from '@mediatheque/contract/catalogue/media-import/catalogue-files.endpoints.ts'
import type { CatalogueImportView } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

const ASKED_AGAIN_MS = 1_500

/** Whether lines are still to come by themselves. */
export const isGoingOn = ({ finished_at: at, failure }: CatalogueImportView) =>
  at === null && failure === null

export const catalogueImportsQuery = () => ({
  ...endpointQuery(catalogueFileEndpoints.listCatalogueImports, {}),
  staleTime: 0,
})

/** Asked again as long as one of them goes on. */
export const watchedImportsQuery = () => ({
  ...catalogueImportsQuery(),
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { imports: readonly CatalogueImportView[] } | undefined }
  }) => (data?.imports.some(isGoingOn) ? ASKED_AGAIN_MS : (false as const)),
})

const changes = [catalogueFileEndpoints.listCatalogueImports]
export const startImport = defineWrite(catalogueFileEndpoints.startCatalogueImport, changes)
export const resumeImport = defineWrite(catalogueFileEndpoints.resumeCatalogueImport, changes)
