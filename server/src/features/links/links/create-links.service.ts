import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  DEFAULT_SEASON,
  DEFAULT_START_EPISODE,
} from '@mediatheque/contract/links/links/links.constants.ts'
import { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type {
  createLinksForm,
  LinkWarningView,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { type Granted, withinQuota } from '../../../platform/access/within-quota.ts'
import { recordCreated } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { guardDuplicates, refuseLateDuplicates } from './guard-duplicates.ts'
import { countPendingLinksOf, findLinkTitle, type LinkTitle } from './links.repository.ts'
import { insertLinks, insertNfos, insertParts } from './insert-links.repository.ts'
import { columnsOf } from './link-fields.ts'
import { auditedLinks } from './links.history.ts'
import { skipsValidation } from './links.policy.ts'
import { announceLinkChange } from './links.service.ts'
import { assertOptionsExist, hostIdsOf, planLinks, startEpisodeOf } from './plan-links.ts'
import { settlePlace } from './settle-place.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

export { readLines } from './plan-links.ts'

type Form = z.output<typeof createLinksForm>
/** The form, of direct links. */
type Input = Form & { readonly lien: string }
type Planned = Awaited<ReturnType<typeof planLinks>>

export interface MadeContributions {
  readonly ids: number[]
  readonly warnings: LinkWarningView[]
}
/** What is written in the transaction that made them, or not at all. */
export type Alongside = (tx: Database, made: MadeContributions) => Promise<void>

interface Making {
  readonly input: Input
  readonly t: Translate
  readonly alongside?: Alongside | undefined
}

/** Adds the links that the form's lines make to a title: all of them or none. */
export async function createLinks(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  { input, t, alongside }: Making,
): Promise<MadeContributions> {
  const title = await findPlacedTitle(platform, input, t)
  const planned = await planLinks(platform, t, {
    text: input.lien,
    isSeries: title.is_series,
    isFullSeason: input.full_saison,
    startEpisode: startEpisodeOf(input),
  })
  const { id: userId } = actor.user!
  const waiting = {
    ownerId: userId,
    // What nobody has to look at does not wait.
    ...(skipsValidation(actor) ? { limit: null } : { by: actor }),
    adding: planned.length,
    count: (tx: Database) => countPendingLinksOf(tx, userId),
  }
  const guarded = { actor, titleId: title.id, parts: planned.flatMap(({ parts }) => parts) }
  return refuseLateDuplicates({ db: platform.db, t, ...guarded }, () =>
    platform.db.transaction().execute((tx) =>
      withinQuota(tx, PENDING_LINKS_QUOTA, waiting, async (granted) => {
        const warnings = await guardDuplicates(tx, t, guarded)
        if (title.is_series) await settlePlace(tx, { actor, t }, placeOf(title, input, planned))
        const ids = await insertPlanned(platform, granted, { actor, input, title, planned })
        await announceLinkChange(platform, [title.id], tx)
        await alongside?.(tx, { ids, warnings })
        return { ids, warnings }
      }),
    ),
  )
}

/**
 * The title that something is contributed to, of which the form says nothing that cannot be.
 * @throws 422 on `title_id`, `full_saison`, `saison`, `start_epi`, `qualite`, `langues`, `subs`
 */
export async function findPlacedTitle(
  platform: Needs<'db' | 'cache'>,
  input: Form,
  t: Translate,
): Promise<LinkTitle> {
  const title = await findLinkTitle(platform.db, input.title_id)
  if (!title) throw fieldError('title_id', t('This title does not exist.'))
  assertPlacement(title, input, t)
  await assertOptionsExist(platform, {
    qualityId: input.qualite,
    languageIds: input.langues,
    subtitleIds: input.subs,
  })
  return title
}

/** Forms send season 1 and start episode 1 with everything; anything more is a mistake where there are no episodes. */
function assertPlacement(title: LinkTitle, input: Form, t: Translate): void {
  if (title.is_series) return
  const message = t('Only series have seasons and episodes.')
  if (input.full_saison) throw fieldError('full_saison', message)
  if ((input.saison ?? DEFAULT_SEASON) > DEFAULT_SEASON) throw fieldError('saison', message)
  if ((input.start_epi ?? DEFAULT_START_EPISODE) > DEFAULT_START_EPISODE)
    throw fieldError('start_epi', message)
  if (input.episodes?.length) throw fieldError('episodes', message)
}

const placeOf = (title: LinkTitle, input: Input, planned: Planned) => ({
  titleId: title.id,
  season: input.saison ?? DEFAULT_SEASON,
  links: planned,
  episodeField: 'lien' as const,
})

interface Insertion {
  readonly actor: Actor
  readonly input: Input
  readonly title: LinkTitle
  readonly planned: Planned
}

/** All links in as many statements as one link takes. @returns ids in the order of the plan */
async function insertPlanned(
  platform: Needs<'cache'>,
  tx: Granted<typeof PENDING_LINKS_QUOTA.name>,
  { actor, input, title, planned }: Insertion,
): Promise<number[]> {
  const hostIds = await hostIdsOf(platform, tx, planned)
  const shared = {
    title_id: title.id,
    user_id: actor.user!.id,
    ...columnsOf(input),
    season_number: title.is_series ? (input.saison ?? DEFAULT_SEASON) : null,
    is_full_season: title.is_series && input.full_saison,
    status: skipsValidation(actor) ? 'active' : 'pending',
  }
  const ids = await insertLinks(
    tx,
    planned.map((link) => ({
      ...shared,
      host_id: hostIds.get(link.hostName)!,
      url: link.parts[0]!.url,
      total_parts: link.parts.length,
      episode_number: title.is_series ? link.episode : null,
    })),
  )
  await insertParts(
    tx,
    title.id,
    planned.map(({ parts }, index) => ({ linkId: ids[index]!, parts })),
  )
  await insertNfos(tx, ids, input.nfo ?? null)
  await recordCreated(tx, auditedLinks, ids)
  return ids
}
