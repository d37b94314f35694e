import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { InspectedView } from '@mediatheque/contract/links/releases/inspect.schemas.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { presentLanguage } from '../link-options/link-options.presenter.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import { isNamed } from './guard-same-releases.ts'
import type { TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import type { Inspected } from './inspect-releases.ts'
import type { Guess } from './read-sent.service.ts'
import type { ReleaseFacts } from './read-release-file.ts'
import { nameOfRelease, passwordOf } from './release-columns.ts'
import { openTrackers } from './trackers.ts'

interface Reader {
  readonly actor: Actor
  readonly options: LinkOptions
  readonly language: Language
  readonly t: Translate
}

export function presentInspected(inspected: Inspected, reader: Reader): InspectedView {
  const { url, name, kind, fault, release, candidates, duplicates } = inspected
  return {
    url,
    name,
    typefile: kind && (kind === 'nzb' ? 'NZB' : 'TORRENT'),
    fault: fault && reader.t(fault),
    facts: release && presentFacts(release, name),
    suggestions: presentGuess(inspected.guess, reader),
    candidates: candidates.map(presentCandidate),
    duplicates: duplicates.map((found) => ({
      id: found.id,
      name: isNamed(reader.actor, found) ? found.name : null,
      title_id: found.title_id,
      title_name: found.title_name,
    })),
  }
}

export const presentCandidate = (title: TitleCardRow): InspectedView['candidates'][number] => ({
  id: title.id,
  name: title.name,
  year: title.year,
  type: title.type,
  is_series: title.is_series,
  poster: title.poster_url,
})

const NOTHING = {
  total_parts: null,
  is_complete: null,
  groups: [],
  poster: null,
  posted_at: null,
  has_password: false,
  infohash: null,
  infohash_v2: null,
  is_private: null,
  piece_length: null,
  trackers: [],
}

function presentFacts(release: ReleaseFacts, fileName: string): InspectedView['facts'] {
  const { kind, facts } = release
  const told = {
    ...NOTHING,
    name: nameOfRelease(release, { name: fileName }),
    size: facts.sizeBytes,
    files_count: facts.files.length,
  }
  if (kind === 'nzb')
    return {
      ...told,
      total_parts: facts.segments,
      is_complete: facts.files.every(({ isComplete }) => isComplete),
      groups: [...facts.groups],
      poster: facts.poster,
      posted_at: facts.postedAt?.toISOString() ?? null,
      has_password: passwordOf(facts) !== null,
    }
  return {
    ...told,
    infohash: facts.infohash,
    infohash_v2: facts.infohashV2,
    is_private: facts.isPrivate,
    piece_length: facts.pieceBytes,
    trackers: [...new Set(openTrackers(facts.trackers).map((tracker) => new URL(tracker).host))],
  }
}

/** Qualities and languages by their numbers on the lists of this site; what these lack is left out. */
export function presentGuess(
  guess: Guess,
  { options, language }: Pick<Reader, 'options' | 'language'>,
): InspectedView['suggestions'] {
  const named = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const found = options.languages.find((one) => one.code === code)
      return found ? [presentLanguage(found, language)] : []
    })
  const quality = options.qualities.find(
    ({ label }) => label.toLowerCase() === guess.quality?.toLowerCase(),
  )
  return {
    is_suggestion: true,
    from: guess.from,
    title: guess.title,
    year: guess.year,
    saison: guess.seasons[0] ?? null,
    episodes: guess.seasons.length > 1 ? [] : [...guess.episodes],
    full_saison: guess.isFullSeason,
    qualite: quality ? { id: quality.id, name: quality.label } : null,
    langues: named(guess.languages),
    subs: named(guess.subtitles),
    is_multi: guess.isMulti,
    group: guess.group,
  }
}
