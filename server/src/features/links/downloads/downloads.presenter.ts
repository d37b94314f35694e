import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type {
  DownloadPageView,
  DownloadResultView,
  DownloadSeasonView,
  LinkOfferView,
  UnlockedFileView,
} from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { describeProblem, type Unlocked } from '../../premium/unlocks/unlocks.service.ts'
import { canUpdateTitle } from '../../catalogue/titles/titles.policy.ts'
import {
  canAddLinks,
  canListAllLinks,
  canSeeAllLinks,
  RELEASE_RIGHTS,
} from '../links/links.policy.ts'
import type { DownloadSeasonRow } from './downloads.repository.ts'
import { type LinkReader, presentLink } from '../links/links.presenter.ts'
import type { DownloadPage } from './downloads.service.ts'
import type { LinkOffer } from './offer-links.ts'

type Translate = (line: string) => string

function presentSeason(row: DownloadSeasonRow): DownloadSeasonView {
  return {
    number: row.number,
    episode_count: row.episodes_count,
    episodes: row.episode_numbers,
    last_episode: row.has_full_season
      ? Math.max(row.episodes_count, row.last_episode)
      : row.last_episode,
    is_complete:
      row.has_full_season ||
      (row.episodes_count > 0 && row.linked_episodes_count >= row.episodes_count),
    liens_active_count: row.active_links_count,
    nzbs_active_count: row.active_nzbs_count,
    torrents_active_count: row.active_torrents_count,
  }
}

export function presentDownloadPage(
  { title, seasons, episode }: DownloadPage,
  actor: Actor,
): DownloadPageView {
  const seesAll = canSeeAllLinks(actor)
  const shown = {
    links: title.active_links_count + title.own_hidden_links_count,
    nzbs: title.active_nzbs_count + title.own_hidden_nzbs_count,
    torrents: title.active_torrents_count + title.own_hidden_torrents_count,
  }
  return {
    title: {
      id: title.id,
      name: title.name,
      original_name: title.original_name,
      year: title.year,
      type: title.type,
      is_series: title.is_series,
      poster: title.poster_url,
      backdrop: title.backdrop_url,
      description: title.plot,
      runtime: title.runtime_minutes,
      seasons_count: title.seasons_count,
      seasons: seasons.map(presentSeason),
      liens_active_count: title.active_links_count,
      nzbs_active_count: title.active_nzbs_count,
      torrents_active_count: title.active_torrents_count,
      liens_shown_count: shown.links,
      nzbs_shown_count: shown.nzbs,
      torrents_shown_count: shown.torrents,
      liens_count: seesAll ? title.links_count : shown.links,
      nzbs_count: seesAll ? title.nzbs_count : shown.nzbs,
      torrents_count: seesAll ? title.torrents_count : shown.torrents,
      liens_by_user_count: title.own_links_count,
      nzbs_by_user_count: title.own_nzbs_count,
      torrents_by_user_count: title.own_torrents_count,
    },
    episode: episode && {
      id: episode.id,
      name: episode.name,
      season_number: episode.season_number,
      episode_number: episode.episode_number,
      description: episode.plot,
    },
    can: {
      add_link: canAddLinks(actor),
      add_file: canAddLinks(actor, RELEASE_RIGHTS),
      see_all: canListAllLinks(actor),
      add_episodes: canUpdateTitle(actor),
    },
  }
}

/** `unlocked`: nothing where nobody wanted the link to become a direct one, or no account could do that. */
export function presentDownloadResult(
  link: LinkView,
  unlocked: readonly Unlocked[],
  t: Translate,
): DownloadResultView {
  const { url, ...rest } = presentUnlocked(unlocked, t)
  return { lien: link, debrided: url !== null, directDL: url, ...rest }
}

export function presentUnlocked(unlocked: readonly Unlocked[], t: Translate) {
  const files = unlocked.map((part) => presentPart(part, t))
  const failures = files.flatMap(({ lien, error }) => (error === null ? [] : `${lien} : ${error}`))
  return {
    url: files.find(({ directDL }) => directDL !== null)?.directDL ?? null,
    error: failures.join('\n') || null,
    files,
  }
}

const presentPart = ({ url, file, problem }: Unlocked, t: Translate): UnlockedFileView => ({
  lien: url,
  directDL: file?.url ?? null,
  error: problem && describeProblem(problem, t),
  name: file?.name ?? null,
  size: file?.bytes ?? null,
  streamable: file?.isStreamable ?? false,
})

/** Its addresses are not told here: they are had one by one. */
export function presentOffer({ link, reasons }: LinkOffer, reader: LinkReader): LinkOfferView {
  const view = presentLink(link, reader)
  return {
    id: view.id,
    host: view.host,
    taille: view.taille,
    total_parts: view.total_parts,
    qual: view.qual,
    langues_compact: view.langues_compact,
    subs_compact: view.subs_compact,
    saison: view.saison,
    episode: view.episode,
    full_saison: view.full_saison,
    checked_date: view.checked_date,
    active: view.active,
    check: view.check,
    reasons: [...reasons],
  }
}
