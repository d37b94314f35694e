import type { Insertable } from 'kysely'
import {
  normaliseLinkUrl,
  parseLinkUrl,
} from '@mediatheque/contract/links/links/normalise-link-url.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'
import type { Granted } from '../../../platform/access/within-quota.ts'
import { insertLinks, insertParts } from './insert-links.repository.ts'

let made = 0

/** An active link on archive.org in WEB-DL 1080p, silent, for tests and demonstrations. */
export async function buildLink(
  db: Database,
  { title_id, ...overrides }: Partial<Insertable<Links>> & { title_id: number },
): Promise<number> {
  made += 1
  const url = overrides.url ?? `https://archive.org/details/made-${process.pid}-${made}`
  // What tests and demonstrations put there counts against nobody's quota.
  const [id] = await insertLinks(db as Granted<'pending-links'>, [
    {
      title_id,
      host_id: 50,
      quality_id: 16,
      language_ids: [6],
      status: 'active',
      ...overrides,
      url,
    },
  ])
  await insertParts(db, title_id, [
    { linkId: id!, parts: [{ url, normalisedUrl: normaliseLinkUrl(parseLinkUrl(url)!) }] },
  ])
  return id!
}
