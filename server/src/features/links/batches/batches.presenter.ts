import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { PlannedRowView } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import { presentCandidate, presentGuess } from '../releases/inspect.presenter.ts'
import { isNamed } from '../releases/read-sent.service.ts'
import { fingerprintsOf } from './find-row-duplicates.ts'
import type { PlacedRow, PlannedRow } from './plan-batch.ts'

interface Reader {
  readonly actor: Actor
  readonly options: LinkOptions
  readonly language: Language
}

const NO_GUESS = {
  title: null,
  year: null,
  qualite: null,
  langues: [],
  subs: [],
  is_multi: false,
  group: null,
}

export function presentPlannedRow(planned: PlannedRow, reader: Reader): PlannedRowView {
  const { row, type, links, refusals, notes, duplicates } = planned
  const { title, found, place, guess } = row
  const read = guess ? presentGuess(guess, reader) : NO_GUESS
  const suggestions = {
    title: read.title,
    year: read.year,
    saison: place.season,
    episodes: [...place.episodes],
    full_saison: place.isFullSeason,
    qualite: read.qualite,
    langues: read.langues,
    subs: read.subs,
    is_multi: read.is_multi,
    group: read.group,
    taille: row.sent?.sizeBytes ?? null,
  }
  return {
    key: row.key,
    lines: [...row.lines],
    typefile: type,
    name: guess?.from ?? row.sent?.name ?? null,
    lien: row.lien,
    url: row.url,
    fingerprints: fingerprintsOf(planned),
    links_count: type === 'DDL' ? links.length : Number(type !== null),
    hosts: [...new Set(links.map(({ hostName }) => hostName))],
    suggestions,
    sources: sourcesOf(row, suggestions),
    title: title && presentCandidate(title),
    title_is: titleIs(planned),
    candidates: found.candidates.map(presentCandidate),
    refusals: [...refusals],
    duplicates: duplicates.map((same) => ({
      row: same.row,
      id: same.id,
      name: same.release && isNamed(reader.actor, same.release) ? same.release.name : null,
      title_id: same.titleId,
      title_name: same.titleName,
      is_refused: same.row !== null || same.titleId === title?.id,
    })),
    notes: [...notes],
    missing: missingOf(planned, read),
  }
}

function sourcesOf(
  row: PlacedRow,
  { qualite, langues, subs, taille }: PlannedRowView['suggestions'],
): PlannedRowView['sources'] {
  const { title, titleId, place, guessedFrom } = row
  const hasEpisodes = place.isFullSeason || place.episodes.length > 0
  return {
    name: guessedFrom,
    title: title ? (titleId === undefined ? 'search' : 'sender') : null,
    saison: sourceOf(row.season !== undefined, place.season !== null && guessedFrom),
    episodes: sourceOf(
      row.episodes !== undefined || row.isFullSeason !== undefined,
      hasEpisodes && (guessedFrom ?? 'address'),
    ),
    qualite: qualite && guessedFrom,
    langues: langues.length > 0 ? guessedFrom : null,
    subs: subs.length > 0 ? guessedFrom : null,
    taille: taille === null ? null : 'file',
  }
}

type Source = PlannedRowView['sources']['title']

const sourceOf = (isGiven: boolean, read: Source | false): Source =>
  isGiven ? 'sender' : read || null

function titleIs({ row: { title, titleId, found } }: PlannedRow): PlannedRowView['title_is'] {
  if (titleId !== undefined) return 'sender'
  if (title) return 'certain'
  return found.candidates.length > 0 ? 'unsure' : 'none'
}

function missingOf(
  { row: { title, place }, type }: PlannedRow,
  { qualite, langues }: Pick<PlannedRowView['suggestions'], 'qualite' | 'langues'>,
): PlannedRowView['missing'] {
  const isSeries = title?.is_series ?? false
  return [
    ...(type === null ? (['lien'] as const) : []),
    ...(title ? [] : (['title_id'] as const)),
    ...(qualite ? [] : (['qualite'] as const)),
    ...(langues.length > 0 ? [] : (['langues'] as const)),
    ...(isSeries && place.season === null ? (['saison'] as const) : []),
    ...(isSeries && !place.isFullSeason && place.episodes.length === 0
      ? (['episodes'] as const)
      : []),
  ]
}
