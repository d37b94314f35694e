import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { LinkWarningView } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { LinkPart } from '@mediatheque/contract/links/links/split-multipart-links.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { findForbidden } from '../../catalogue/withdrawals/withdrawals.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { findSameAddresses } from './links.repository.ts'

const UNIQUE_VIOLATION = '23505'

interface Guarded {
  readonly actor: Actor
  readonly titleId: number
  readonly parts: readonly LinkPart[]
  /** The link being edited, which may keep its own addresses. */
  readonly exceptLinkId?: number
}

interface SameAddress {
  /** Of the form. */
  readonly line: number
}
interface Duplicates {
  /** On the same title, or withdrawn; with what is said of each. */
  readonly refusals: readonly (SameAddress & { readonly message: string })[]
  /** On other titles, which is allowed. */
  readonly warnings: readonly (SameAddress & { readonly warning: LinkWarningView })[]
}

/** Which addresses of a form are there already. The same one belongs to a title once. */
export async function findDuplicates(
  db: Database,
  t: Translate,
  { actor, titleId, parts, exceptLinkId = 0 }: Guarded,
): Promise<Duplicates> {
  if (parts.length === 0) return { refusals: [], warnings: [] }
  const lineOf = new Map(parts.map(({ normalisedUrl, line }) => [normalisedUrl, line]))
  const forbidden = await findForbidden(
    db,
    actor,
    [...lineOf].map(([address, line]) => ({ address, line })),
  )
  const same = await findSameAddresses(db, {
    normalisedUrls: [...lineOf.keys()],
    titleId,
    exceptLinkId,
  })
  const placed = same
    .map((found) => ({ ...found, line: lineOf.get(found.normalised_url)! }))
    .toSorted((a, b) => a.line - b.line)
  const here = placed.filter((found) => found.title_id === titleId)
  return {
    refusals: [
      ...forbidden.map(({ one: { line }, reason }) => ({
        line,
        message: t('Line :line: this was withdrawn and cannot be added again. :reason', {
          line,
          reason,
        }),
      })),
      ...here.map(({ line, url, link_id: id }) => ({
        line,
        message: t('Line :line: this title already has :url: it is link :id', { line, url, id }),
      })),
    ],
    warnings: placed
      .filter((found) => found.title_id !== titleId)
      .map(({ line, url, title_id, title_name, link_id }) => ({
        line,
        warning: { lien: url, title_id, title_name, link_id },
      })),
  }
}

/**
 * @returns where the addresses are on other titles, for a warning
 * @throws 422 on `lien` naming the lines, and the links that have their addresses already
 */
export async function guardDuplicates(
  tx: Database,
  t: Translate,
  guarded: Guarded,
): Promise<LinkWarningView[]> {
  const { refusals, warnings } = await findDuplicates(tx, t, guarded)
  if (refusals.length > 0)
    throw fieldError('lien', refusals.map(({ message }) => message).join('\n'))
  return warnings.map(({ warning }) => warning)
}

/** Two people who add the same address at the same moment: the database lets one through, the other is told. */
export async function refuseLateDuplicates<T>(
  { db, t, ...guarded }: Guarded & { readonly db: Database; readonly t: Translate },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION || constraint !== 'link_parts_once_per_title') throw error
    await guardDuplicates(db, t, guarded)
    // It was there a moment ago.
    throw fieldError('lien', t('Somebody just added this link to this title'))
  }
}
