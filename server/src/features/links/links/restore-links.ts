import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { findForbidden } from '../../catalogue/withdrawals/withdrawals.service.ts'
import type { Restoring, WholeContribution } from './contribution-kind.ts'
import { insertNfos, insertParts } from './insert-links.repository.ts'
import { findSameAddresses } from './links.repository.ts'
import { restoredRow } from './restored-row.repository.ts'

export { readWholeLinks } from './links-history.repository.ts'

const UNIQUE_VIOLATION = '23505'

/** With its parts and its nfo. @throws 422 on `lien` where the same was withdrawn, or added since */
export async function restoreLink(
  tx: Database,
  { actor, t }: Restoring,
  item: WholeContribution,
): Promise<void> {
  const { parts = [], nfo = null } = item.content
  const normalisedUrls = parts.map(({ normalisedUrl }) => normalisedUrl)
  const forbidden = await findForbidden(
    tx,
    actor,
    parts.map(({ normalisedUrl: address, url }) => ({ address, url })),
  )
  if (forbidden.length > 0)
    throw fieldError(
      'lien',
      forbidden
        .map(({ one: { url: file }, reason }) =>
          t(':file was withdrawn and cannot be added again. :reason', { file, reason }),
        )
        .join('\n'),
    )
  const place = { normalisedUrls, titleId: item.title_id, exceptLinkId: 0 }
  const here = (await findSameAddresses(tx, place)).filter(
    (found) => found.title_id === item.title_id,
  )
  if (here.length > 0)
    throw fieldError(
      'lien',
      here
        .map(({ url, link_id: id }) =>
          t('This title already has :url: it is link :id', { url, id }),
        )
        .join('\n'),
    )
  await restoredRow(tx, 'links', item)
  try {
    await insertParts(tx, item.title_id, [{ linkId: item.id, parts }])
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    throw fieldError('lien', t('Somebody just added this link to this title'))
  }
  await insertNfos(tx, [item.id], nfo)
}
