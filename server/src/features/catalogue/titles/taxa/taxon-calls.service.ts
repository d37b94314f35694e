import type { TaxonForm } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { SeenVersions } from '../../../../platform/access/seen-versions.ts'
import { viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { mergeTaxon, previewMerge } from './merge-taxa.service.ts'
import {
  createTaxon,
  findTaxa,
  getTaxon,
  listTaxonRows,
  removeTaxa,
  renameTaxon,
  type Taxon,
  type TaxonRow,
} from './taxa.service.ts'

interface Called<Given> {
  readonly platform: Needs<'db' | 'cache'>
  readonly body: Given
}
interface OfOne {
  readonly platform: Needs<'db'>
  readonly params: { readonly id: number }
}
type Query = Parameters<typeof listTaxonRows>[2]
type Merge = Parameters<typeof mergeTaxon>[3]

/** What the calls of every kind of words do that records are sorted by: an endpoint each is bound to them. */
export function taxonCalls<View extends object>(
  taxon: Taxon,
  { present, canEdit }: { present(row: TaxonRow): View; canEdit(actor: Actor): boolean },
) {
  const versioned = viewOfRecord<TaxonRow>({
    find: (id, { platform }) => getTaxon(platform, taxon, id),
    view: present,
  })
  const guarded = {
    versioned,
    load: ({ platform, params }: OfOne) => getTaxon(platform, taxon, params.id),
    policy: (actor: Actor) => canEdit(actor),
  }
  const shown = { present: (row: TaxonRow) => ({ taxon: present(row) }) }
  return {
    list: {
      run: ({ platform, query }: { platform: Needs<'db'>; query: Query }) =>
        listTaxonRows(platform.db, taxon, query),
      present: (page: Awaited<ReturnType<typeof listTaxonRows>>) =>
        presentPage(page, (rows) => rows.map(present)),
    },
    create: {
      run: ({ platform, body }: Called<TaxonForm>) => createTaxon(platform, taxon, body),
      ...shown,
    },
    update: {
      ...guarded,
      run: ({
        platform,
        record,
        body,
      }: Called<TaxonForm & { readonly version: number }> & { readonly record: TaxonRow }) =>
        renameTaxon(platform, taxon, { ...body, id: record.id }),
      ...shown,
    },
    remove: {
      versioned,
      load: ({
        platform,
        params,
      }: {
        readonly platform: Needs<'db'>
        readonly params: { readonly ids: readonly number[] }
      }) => findTaxa(platform, taxon, params.ids),
      policy: guarded.policy,
      run: async ({
        platform,
        record,
        body,
      }: Called<{ readonly versions: SeenVersions }> & {
        readonly record: readonly TaxonRow[]
      }) => ({ deleted: await removeTaxa(platform, taxon, record, body.versions) }),
    },
    merge: {
      ...guarded,
      run: ({ platform, record, body }: Called<Merge> & { readonly record: TaxonRow }) =>
        mergeTaxon(platform, taxon, record, body),
      ...shown,
    },
    /** How many records have the one, and how many of them have the other as well. */
    countMerged: async ({
      platform,
      params,
      query,
    }: OfOne & { readonly query: { readonly into: number } }) => {
      const from = await getTaxon(platform, taxon, params.id)
      return previewMerge(platform, taxon, { from, into: query.into })
    },
  }
}
