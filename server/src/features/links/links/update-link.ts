import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type {
  LinkWarningView,
  updateLinkForm,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  assertMayMark,
  deedOfChange,
  settleChange,
  settleMove,
  statusAfter,
  waitingAfter,
} from './change-contribution.service.ts'
import { guardDuplicates, refuseLateDuplicates } from './guard-duplicates.ts'
import { columnsOf } from './link-fields.ts'
import { LINKS } from './link-kind.ts'
import { auditedLinks } from './links.history.ts'
import {
  countPendingLinksOf,
  type LinkChanges,
  lockLinks,
  type LinkRow,
  replaceParts,
  saveNfo,
  updateLinks,
} from './links.repository.ts'
import { announceLinkChange } from './links.service.ts'
import { assertOptionsExist, hostIdsOf, planLinks } from './plan-links.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

type Input = z.output<typeof updateLinkForm>
type Planned = Awaited<ReturnType<typeof planLinks>>[number]

/** Changes what the form names of a link. A new address by somebody who is not trusted waits for a moderator again. */
export async function updateLink(
  platform: Needs<ToReadSettings | ToNotify>,
  actor: Actor,
  { link, input, t }: { link: LinkRow; input: Input; t: Translate },
): Promise<LinkWarningView[]> {
  await assertOptionsExist(platform, {
    qualityId: input.qualite,
    languageIds: input.langues,
    subtitleIds: input.subs,
  })
  assertPlacement(link, input, t)
  if (input.active !== undefined) assertMayMark(actor, LINKS, link, t)
  const planned =
    input.lien === undefined || input.lien === link.urls.join('\n')
      ? undefined
      : await planOne(platform, input.lien, t)
  const isMoved =
    planned !== undefined && planned.parts.map(({ url }) => url).join('\n') !== link.urls.join('\n')
  const guarded = {
    actor,
    titleId: link.title_id,
    parts: planned?.parts ?? [],
    exceptLinkId: link.id,
  }
  return refuseLateDuplicates({ db: platform.db, t, ...guarded }, () =>
    platform.db.transaction().execute(async (tx) => {
      await lockAsSeen(tx, 'links', { [link.id]: input.version })
      const [locked] = await lockLinks(tx, [link.id])
      if (!locked) throw fieldError('lien', t('Somebody just removed this link.'))
      const status = statusAfter(actor, locked.status, input, isMoved)
      const waiting = {
        ...waitingAfter(actor, locked, status),
        count: (counted: Database) => countPendingLinksOf(counted, actor.user!.id),
      }
      return withinQuota(tx, PENDING_LINKS_QUOTA, waiting, async () => {
        if (link.title_is_series)
          await settleMove(
            tx,
            { actor, t },
            { titleId: link.title_id, ...moveOf(link, input), episodeField: 'episode' },
          )
        const warnings = isMoved ? await guardDuplicates(tx, t, guarded) : []
        const address = isMoved
          ? {
              host_id: (await hostIdsOf(platform, tx, [planned])).get(planned.hostName)!,
              url: planned.parts[0]!.url,
              total_parts: planned.parts.length,
              checked_at: null,
            }
          : {}
        await recordingChanges(
          tx,
          auditedLinks,
          { ids: [link.id], action: deedOfChange },
          async () => {
            await updateLinks(tx, [link.id], {
              ...columnsOf(input),
              ...placementOf(link, input),
              ...address,
              ...(status !== locked.status && { status }),
              // Parts and nfos are kept elsewhere: the version of the link is theirs too.
              ...((isMoved || input.nfo !== undefined) && { version: locked.version + 1 }),
            })
            if (isMoved)
              await replaceParts(tx, { id: link.id, titleId: link.title_id }, planned.parts)
            if (input.nfo !== undefined) await saveNfo(tx, link.id, input.nfo)
          },
        )
        const isDeadNow = status === 'dead' && locked.status !== 'dead'
        await settleChange(platform, tx, { kind: LINKS, actor, row: link, isMoved, isDeadNow })
        await announceLinkChange(platform, [link.title_id], tx)
        return warnings
      })
    }),
  )
}

function assertPlacement(link: LinkRow, input: Input, t: Translate): void {
  if (link.title_is_series) return
  const message = t('Only series have seasons and episodes.')
  if (input.full_saison) throw fieldError('full_saison', message)
  if (input.saison) throw fieldError('saison', message)
  if (input.episode) throw fieldError('episode', message)
}

/** Where it is, and where the form moves it to. */
function moveOf(link: LinkRow, input: Input) {
  const { season_number: season, episode_number: episode } = link
  const { season_number: nextSeason = season, episode_number: nextEpisode = episode } = placementOf(
    link,
    input,
  )
  const placed = (number: number | null, at: number | null) => ({
    season: number,
    episodes: at === null ? [] : [at],
  })
  return { before: placed(season, episode), after: placed(nextSeason, nextEpisode) }
}

async function planOne(
  platform: Needs<ToReadSettings>,
  text: string,
  t: Translate,
): Promise<Planned> {
  const planned = await planLinks(platform, t, {
    text,
    isSeries: false,
    isFullSeason: false,
    startEpisode: null,
  })
  if (planned.length > 1) throw fieldError('lien', t('All parts of one link are on the same host.'))
  return planned[0]!
}

/** The season and the episode that the form moves the link to; none where it says nothing of them. */
function placementOf(link: LinkRow, input: Input): LinkChanges {
  if (!link.title_is_series) return {}
  const isFullSeason = input.full_saison ?? link.is_full_season
  return {
    season_number: input.saison,
    is_full_season: input.full_saison,
    episode_number: isFullSeason ? null : input.episode,
  }
}
