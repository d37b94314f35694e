import type { Insertable } from 'kysely'
import {
  normaliseLinkUrl,
  parseLinkUrl,
} from '@mediatheque/contract/links/links/normalise-link-url.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Links } from '../../../platform/database/types.generated.ts'
import { insertLink, replaceParts } from './links.repository.ts'

let made = 0

/** An active link on archive.org in WEB-DL 1080p, silent, for tests and demonstrations. */
export async function buildLink(
  db: Database,
  { title_id, ...overrides }: Partial<Insertable<Links>> & { title_id: number },
): Promise<number> {
  made += 1
  const url = overrides.url ?? `https://archive.org/details/made-${process.pid}-${made}`
  const id = await insertLink(db, {
    title_id,
    host_id: 50,
    quality_id: 16,
    language_ids: [6],
    status: 'active',
    ...overrides,
    url,
  })
  await replaceParts(db, { id, titleId: title_id }, [
    { url, normalisedUrl: normaliseLinkUrl(parseLinkUrl(url)!) },
  ])
  return id
}
