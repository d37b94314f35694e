import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { restrictionValue } from '@mediatheque/contract/core/permissions.ts'
import {
  DEFAULT_SEASON,
  DEFAULT_START_EPISODE,
} from '@mediatheque/contract/links/links/links.constants.ts'
import type {
  createLinksForm,
  LinkWarningView,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { guardDuplicates, tellRaces } from './guard-duplicates.ts'
import {
  findLinkTitle,
  insertLink,
  type LinkTitle,
  lockPendingCount,
  replaceParts,
  saveNfo,
} from './links.repository.ts'
import { skipsValidation } from './links.policy.ts'
import { announceLinkChange } from './links.service.ts'
import { assertOptionsExist, hostIdOf, planLinks } from './plan-links.ts'

type Input = z.output<typeof createLinksForm>
type Planned = Awaited<ReturnType<typeof planLinks>>

/** Adds the links that the form's lines make to a title: all of them or none. */
export async function createLinks(
  platform: Platform,
  actor: Actor,
  input: Input,
  t: Translate,
): Promise<{ ids: number[]; warnings: LinkWarningView[] }> {
  const title = await findLinkTitle(platform.db, input.title_id)
  if (!title) throw fieldError('title_id', t('This title does not exist.'))
  assertPlacement(title, input, t)
  await assertOptionsExist(platform, {
    qualityId: input.qualite,
    languageIds: input.langues,
    subtitleIds: input.subs,
  })
  const planned = await planLinks(platform, t, {
    text: input.lien,
    isSeries: title.is_series,
    isFullSeason: input.full_saison,
    startEpisode: input.start_epi === undefined ? DEFAULT_START_EPISODE : input.start_epi,
  })
  return tellRaces(t, () =>
    platform.db.transaction().execute(async (tx) => {
      if (!skipsValidation(actor)) await assertWithinQuota(tx, actor, planned.length)
      const warnings = await guardDuplicates(tx, t, {
        titleId: title.id,
        parts: planned.flatMap(({ parts }) => parts),
      })
      const ids: number[] = []
      for (const link of planned)
        ids.push(await insertPlanned(platform, tx, { actor, input, title, link }))
      await announceLinkChange(platform, [title.id], tx)
      return { ids, warnings }
    }),
  )
}

/** Forms send season 1 and start episode 1 with everything; anything more is a mistake where there are no episodes. */
function assertPlacement(title: LinkTitle, input: Input, t: Translate): void {
  if (title.is_series) return
  const message = t('Only series have seasons and episodes.')
  if (input.full_saison) throw fieldError('full_saison', message)
  if ((input.saison ?? DEFAULT_SEASON) > DEFAULT_SEASON) throw fieldError('saison', message)
  if ((input.start_epi ?? DEFAULT_START_EPISODE) > DEFAULT_START_EPISODE)
    throw fieldError('start_epi', message)
}

async function assertWithinQuota(tx: Database, actor: Actor, adding: number): Promise<void> {
  const limit = restrictionValue(actor, 'liens.create', 'pending')
  if (limit === null) return
  const pending = await lockPendingCount(tx, actor.user!.id)
  if (pending + adding > limit)
    throw new AppError('forbidden', {
      message: 'You have reached your limit.',
      details: { limit, pending },
    })
}

interface Insertion {
  readonly actor: Actor
  readonly input: Input
  readonly title: LinkTitle
  readonly link: Planned[number]
}

async function insertPlanned(
  platform: Platform,
  tx: Database,
  { actor, input, title, link }: Insertion,
): Promise<number> {
  const id = await insertLink(tx, {
    title_id: title.id,
    user_id: actor.user!.id,
    host_id: await hostIdOf(platform, tx, link),
    url: link.parts[0]!.url,
    total_parts: link.parts.length,
    quality_id: input.qualite,
    language_ids: input.langues,
    subtitle_ids: input.subs,
    size_bytes: input.taille ?? null,
    season_number: title.is_series ? (input.saison ?? DEFAULT_SEASON) : null,
    episode_number: title.is_series ? link.episode : null,
    is_full_season: title.is_series && input.full_saison,
    status: skipsValidation(actor) ? 'active' : 'pending',
  })
  await replaceParts(tx, { id, titleId: title.id }, link.parts)
  await saveNfo(tx, id, input.nfo ?? null)
  return id
}
