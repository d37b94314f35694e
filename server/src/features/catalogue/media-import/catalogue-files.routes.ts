import { catalogueFileEndpoints } from '@mediatheque/contract/catalogue/media-import/catalogue-files.endpoints.ts'
import type { CatalogueImportView } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { Readable } from 'node:stream'
import { bindEndpoint, type Call } from '../../../platform/http/bind-endpoint.ts'
import type { CatalogueImportRow } from './catalogue-imports.repository.ts'
import {
  getCatalogueImport,
  listCatalogueImports,
  readFaults,
  resumeCatalogueImport,
  startCatalogueImport,
} from './catalogue-imports.service.ts'
import { exportCatalogue, readCursor } from './export-catalogue.ts'

const present = (run: CatalogueImportRow): CatalogueImportView => ({
  id: run.id,
  file_name: run.file_name,
  lines_done: run.lines_done,
  bytes_done: Number(run.bytes_done),
  bytes_total: Number(run.bytes_total),
  created: run.created,
  updated: run.updated,
  skipped: run.skipped,
  rejected: run.rejected,
  started_at: run.started_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
  failure: run.failure,
})

/** Read no faster than somebody takes it. */
function linesAnswer(
  { reply, platform }: Pick<Call<Endpoint>, 'reply' | 'platform'>,
  name: string,
  lines: AsyncGenerator<string>,
): Readable {
  const day = platform.clock.now().toISOString().slice(0, 10)
  void reply
    .header('content-disposition', `attachment; filename="${name}-${day}.jsonl"`)
    .header('cache-control', 'private, no-store')
    .type('application/x-ndjson; charset=utf-8')
  return Readable.from(lines, { objectMode: false })
}

async function* faultLines(faults: ReturnType<typeof readFaults>): AsyncGenerator<string> {
  for await (const fault of faults) yield `${JSON.stringify(fault)}\n`
}

export const catalogueFileRoutes = [
  bindEndpoint(catalogueFileEndpoints.exportCatalogue, {
    run: (call) =>
      linesAnswer(call, 'catalogue', exportCatalogue(call.platform, readCursor(call.query.after))),
  }),
  bindEndpoint(catalogueFileEndpoints.listCatalogueImports, {
    run: ({ platform }) => listCatalogueImports(platform),
    present: (runs) => ({ imports: runs.map(present) }),
  }),
  bindEndpoint(catalogueFileEndpoints.startCatalogueImport, {
    run: ({ platform, actor, body }) => startCatalogueImport(platform, actor, body.file_id),
    present: (run) => ({ import: present(run) }),
  }),
  bindEndpoint(catalogueFileEndpoints.resumeCatalogueImport, {
    run: async ({ platform, params }) =>
      resumeCatalogueImport(platform, await getCatalogueImport(platform, params.id)),
    present: (run) => ({ import: present(run) }),
  }),
  bindEndpoint(catalogueFileEndpoints.exportImportFaults, {
    run: async (call) => {
      const { id } = await getCatalogueImport(call.platform, call.params.id)
      return linesAnswer(call, `import-${id}-lines`, faultLines(readFaults(call.platform, id)))
    },
  }),
]
