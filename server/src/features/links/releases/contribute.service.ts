import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type {
  ContributedType,
  createLinksForm,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  type Alongside,
  createLinks,
  type MadeContributions,
} from '../links/create-links.service.ts'
import { canAddLinks, LINK_RIGHTS, RELEASE_RIGHTS } from '../links/links.policy.ts'
import { createReleases } from './create-releases.ts'

interface Contributed extends MadeContributions {
  readonly type: ContributedType
}

interface Contributing {
  readonly input: z.output<typeof createLinksForm>
  readonly t: Translate
  readonly alongside?: Alongside
}

/** Adds what one form names: direct links, newsgroup files or torrents. Each kind has a permission of its own. */
export async function contribute(
  platform: Needs<ToReachFiles>,
  actor: Actor,
  { input, t, alongside }: Contributing,
): Promise<Contributed> {
  const { typefile: type } = input
  if (!canAddLinks(actor, type === 'DDL' ? LINK_RIGHTS : RELEASE_RIGHTS))
    throw new AppError('forbidden')
  if (type !== 'DDL') {
    const kind = type === 'NZB' ? 'nzb' : 'torrent'
    return { type, ...(await createReleases(platform, actor, { kind, input, t, alongside })) }
  }
  const { lien } = input
  if (lien === undefined) throw fieldError('lien', t('Please enter a link.'))
  return {
    type,
    ...(await createLinks(platform, actor, { input: { ...input, lien }, t, alongside })),
  }
}
