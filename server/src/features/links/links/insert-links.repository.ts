import type { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type { LinkPart } from '@mediatheque/contract/links/links/split-multipart-links.ts'
import { type Insertable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'

export interface PartsOfLink {
  readonly linkId: number
  readonly parts: readonly Pick<LinkPart, 'url' | 'normalisedUrl'>[]
}

/** @returns the new ids in the order of the links, which differ in their first address */
export async function insertLinks(
  tx: Granted<typeof PENDING_LINKS_QUOTA.name>,
  links: readonly (Insertable<Links> & { url: string })[],
): Promise<number[]> {
  const rows = await tx
    .insertInto('links')
    .values([...links])
    .returning(['id', 'url'])
    .execute()
  const idByUrl = new Map(rows.map(({ id, url }) => [url, id]))
  return links.map(({ url }) => idByUrl.get(url)!)
}

/** Arrays rather than rows of parameters: parts may be more than a statement takes parameters. */
export async function insertParts(
  tx: Database,
  titleId: number,
  links: readonly PartsOfLink[],
): Promise<void> {
  const parts = links.flatMap(({ linkId, parts: own }) =>
    own.map(({ url, normalisedUrl }, index) => ({
      linkId,
      position: index + 1,
      url,
      normalisedUrl,
    })),
  )
  await sql`insert into link_parts (link_id, title_id, position, url, normalised_url)
    select link_id, ${titleId}, position, url, normalised_url from unnest(
      ${parts.map(({ linkId }) => linkId)}::bigint[], ${parts.map(({ position }) => position)}::int[],
      ${parts.map(({ url }) => url)}::text[], ${parts.map(({ normalisedUrl }) => normalisedUrl)}::text[])
      as made (link_id, position, url, normalised_url)`.execute(tx)
}

/** The same nfo for each of the links; none where there is nothing in it. */
export async function insertNfos(
  tx: Database,
  linkIds: readonly number[],
  nfo: string | null,
): Promise<void> {
  if (!nfo?.trim()) return
  await tx
    .insertInto('link_nfos')
    .values(linkIds.map((link_id) => ({ link_id, nfo })))
    .execute()
}
