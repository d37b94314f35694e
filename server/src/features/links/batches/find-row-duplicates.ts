import { findSameRows } from '@mediatheque/contract/links/batches/row-episodes.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findSameReleases, type SameRelease } from '../releases/read-sent.service.ts'
import { findAddressesOfMany } from './batches.repository.ts'
import type { Judged } from './judge-rows.ts'

/** What is the same as a row: a contribution of the site, or a row above. */
export interface RowDuplicate {
  readonly row: string | null
  readonly id: number | null
  /** Of a release; addresses have none. */
  readonly release: SameRelease | null
  readonly titleId: number | null
  readonly titleName: string | null
}

/** What makes two rows the same. */
export const fingerprintsOf = ({ row, links }: Pick<Judged, 'row' | 'links'>): string[] => [
  ...links.flatMap(({ parts }) => parts.map(({ normalisedUrl }) => normalisedUrl)),
  ...(row.sent?.hashes ?? []),
]

/** Of each row, in their order: one question for addresses, and one for each kind of file. */
export async function findRowDuplicates(
  { db }: Needs<'db'>,
  rows: readonly Judged[],
): Promise<RowDuplicate[][]> {
  const hashesOf = (kind: 'nzb' | 'torrent') =>
    rows.flatMap(({ row }) => (row.sent?.kind === kind ? row.sent.hashes : []))
  const titleIds = rows.flatMap(({ row }) => row.title?.id ?? [])
  const normalisedUrls = rows.flatMap((row) =>
    fingerprintsOf({ ...row, row: { ...row.row, sent: null } }),
  )
  const [addresses, nzbs, torrents] = await Promise.all([
    findAddressesOfMany(db, { normalisedUrls: [...new Set(normalisedUrls)], titleIds }),
    findSameReleases(db, 'nzb', { hashes: hashesOf('nzb') }),
    findSameReleases(db, 'torrent', { hashes: hashesOf('torrent') }),
  ])
  const known: (RowDuplicate & { readonly fingerprint: string })[] = [
    ...addresses.map((found) => ({
      row: null,
      id: found.link_id,
      release: null,
      titleId: found.title_id,
      titleName: found.title_name,
      fingerprint: found.normalised_url,
    })),
    ...[...nzbs, ...torrents].map((release) => ({
      row: null,
      id: release.id,
      release,
      titleId: release.title_id,
      titleName: release.title_name,
      fingerprint: release.hash,
    })),
  ]
  const above = findSameRows(
    rows.map((row) => ({ key: row.row.key, fingerprints: fingerprintsOf(row) })),
  )
  const byFingerprint = Map.groupBy(known, ({ fingerprint }) => fingerprint)
  return rows.map((row) => {
    const same = fingerprintsOf(row).flatMap((one) => byFingerprint.get(one) ?? [])
    const once = [...new Map(same.map((found) => [found.id, found])).values()]
    const first = above.get(row.row.key)
    const isHere = ({ titleId }: RowDuplicate) => Number(titleId === row.row.title?.id)
    return [
      ...(first === undefined
        ? []
        : [{ row: first, id: null, release: null, titleId: null, titleName: null }]),
      ...once.toSorted((a, b) => isHere(b) - isHere(a)),
    ]
  })
}
