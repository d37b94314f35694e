import type { Insertable } from 'kysely'
import { normaliseLinkUrl } from '@mediatheque/contract/links/links/normalise-link-url.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'

/** Links of one part each, as they are: what they say was checked before. An address that a title has already is left out. */
export async function insertWholeLinks(
  db: Database,
  links: readonly Insertable<Links>[],
): Promise<void> {
  if (links.length === 0) return
  const rows = await db
    .insertInto('links')
    .values([...links])
    .returning(['id', 'title_id', 'url'])
    .execute()
  await db
    .insertInto('link_parts')
    .values(
      rows.map((row) => ({
        link_id: row.id,
        title_id: row.title_id,
        position: 1,
        url: row.url,
        normalised_url: normaliseLinkUrl(new URL(row.url)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
