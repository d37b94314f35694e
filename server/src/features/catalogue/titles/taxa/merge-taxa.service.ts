import { lockAsSeen } from '../../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { countMergedUses, leadSlugsOn, lockMerges, moveUses } from './merge-taxa.repository.ts'
import { deleteTaxa, findTaxonRows, type TaxonRow } from './taxa.repository.ts'
import type { Taxon } from './taxa.ts'

/** What a merge would do, before it does. @throws AppError validation on `into` */
export async function previewMerge(
  { db }: Needs<'db'>,
  taxon: Taxon,
  { from, into }: { readonly from: TaxonRow; readonly into: number },
): Promise<{ uses: number; both: number }> {
  await getTarget(db, taxon, from, into)
  return countMergedUses(db, taxon, { from: from.id, into })
}

/**
 * Makes two of them one: records that have the first have the second, and so do addresses and filters that name it.
 * @returns the second, with the records of both
 * @throws AppError notFound; validation on `into`; OutdatedRecords
 */
export function mergeTaxon(
  platform: Needs<'db' | 'cache'>,
  taxon: Taxon,
  from: TaxonRow,
  { into, version }: { readonly into: number; readonly version: number },
): Promise<TaxonRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockMerges(tx, taxon)
    await lockAsSeen(tx, taxon.table, { [from.id]: version })
    const target = await getTarget(tx, taxon, from, into)
    await lockAsSeen(tx, taxon.table, { [into]: target.version })
    const pair = { from: from.id, into, slug: from.slug }
    const work = async () => {
      await moveUses(tx, taxon, pair)
      await leadSlugsOn(tx, taxon, pair)
      await deleteTaxa(tx, taxon, [from.id])
    }
    const deed = { ids: [from.id], action: 'deleted', reason: `→ ${target.name}` } as const
    await recordingChanges(tx, taxon.audited, deed, () =>
      recordingChanges(tx, taxon.audited, { ids: [into], action: 'updated' }, work),
    )
    await platform.cache.invalidate(taxon.cacheTags, tx)
    return (await findTaxonRows(tx, taxon, [into]))[0]!
  })
}

async function getTarget(
  db: Database,
  taxon: Taxon,
  from: TaxonRow,
  into: number,
): Promise<TaxonRow> {
  if (into === from.id) throw fieldError('into', 'Please choose another one.')
  const [target] = await findTaxonRows(db, taxon, [into])
  if (!target) throw fieldError('into', 'There is no record with this number.')
  return target
}
