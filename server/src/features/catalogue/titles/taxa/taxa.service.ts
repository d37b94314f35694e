import type { TaxonForm } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  deleteTaxa,
  findTaxonRows,
  insertTaxon,
  type TaxonRow,
  updateTaxon,
} from './taxa.repository.ts'
import type { Taxon } from './taxa.ts'

export { listTaxonRows, readTaxonRows, readTaxonStates, type TaxonRow } from './taxa.repository.ts'
export type { Taxon } from './taxa.ts'

/** @throws AppError notFound */
export async function getTaxon({ db }: Needs<'db'>, taxon: Taxon, id: number): Promise<TaxonRow> {
  const [row] = await findTaxonRows(db, taxon, [id])
  if (!row) throw new AppError('notFound')
  return row
}

export const findTaxa = ({ db }: Needs<'db'>, taxon: Taxon, ids: readonly number[]) =>
  findTaxonRows(db, taxon, ids)

/** @throws AppError validation on `name` where it has no address, or another has it */
export function createTaxon(
  platform: Needs<'db' | 'cache'>,
  taxon: Taxon,
  form: TaxonForm,
): Promise<TaxonRow> {
  const slug = slugify(form.name)
  if (slug === '-') throw fieldError('name', 'A name needs a letter or a digit.')
  return platform.db.transaction().execute(async (tx) => {
    const id = await insertTaxon(tx, taxon, { slug, ...form })
    if (!id) throw fieldError('name', 'There is one of this name already.')
    await recordCreated(tx, taxon.audited, [id])
    await platform.cache.invalidate(taxon.cacheTags, tx)
    const [row] = await findTaxonRows(tx, taxon, [id])
    return row!
  })
}

/** @throws AppError notFound; OutdatedRecords */
export function renameTaxon(
  platform: Needs<'db' | 'cache'>,
  taxon: Taxon,
  { id, version, ...names }: TaxonForm & { readonly id: number; readonly version: number },
): Promise<TaxonRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, taxon.table, { [id]: version })
    await recordingChanges(tx, taxon.audited, { ids: [id], action: 'updated' }, () =>
      updateTaxon(tx, taxon, { id, ...names }),
    )
    await platform.cache.invalidate(taxon.cacheTags, tx)
    const [row] = await findTaxonRows(tx, taxon, [id])
    return row!
  })
}

/** What has them loses them. @throws AppError notFound; OutdatedRecords */
export function removeTaxa(
  platform: Needs<'db' | 'cache'>,
  taxon: Taxon,
  rows: readonly TaxonRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, taxon.table, seen)
    await platform.cache.invalidate(taxon.cacheTags, tx)
    return recordingChanges(tx, taxon.audited, { ids, action: 'deleted' }, () =>
      deleteTaxa(tx, taxon, ids),
    )
  })
}
