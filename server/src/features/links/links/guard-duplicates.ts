import type { LinkWarningView } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { LinkPart } from '@mediatheque/contract/links/links/split-multipart-links.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { findSameAddresses } from './links.repository.ts'

const UNIQUE_VIOLATION = '23505'

interface Guarded {
  readonly titleId: number
  readonly parts: readonly LinkPart[]
  /** The link being edited, which may keep its own addresses. */
  readonly exceptLinkId?: number
}

/**
 * The same address belongs to a title once.
 * @returns where the addresses are on other titles, for a warning
 * @throws 422 on `lien` naming the link that has the address already
 */
export async function guardDuplicates(
  tx: Database,
  t: Translate,
  { titleId, parts, exceptLinkId = 0 }: Guarded,
): Promise<LinkWarningView[]> {
  const same = await findSameAddresses(
    tx,
    parts.map(({ normalisedUrl }) => normalisedUrl),
    exceptLinkId,
  )
  const here = same.filter((found) => found.title_id === titleId)
  if (here.length > 0) {
    throw fieldError(
      'lien',
      here
        .map((found) =>
          t('This title already has :url: it is link :id', { url: found.url, id: found.link_id }),
        )
        .join('\n'),
    )
  }
  return same.map((found) => ({
    lien: found.url,
    title_id: found.title_id,
    title_name: found.title_name,
    link_id: found.link_id,
  }))
}

/** Two people who add the same address at the same moment: the database lets one through, the other is told. */
export async function refuseLateDuplicates<T>(t: Translate, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === UNIQUE_VIOLATION && constraint === 'link_parts_once_per_title')
      throw fieldError('lien', t('Somebody just added this link to this title'))
    throw error
  }
}
