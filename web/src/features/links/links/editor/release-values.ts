import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type { TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { DEFAULT_SEASON } from '@mediatheque/contract/links/links/links.constants.ts'
import type { Sending } from '../../../../lib/forms/use-seen-record.ts'
import {
  describedBody,
  LINK_FIELD_NAMES,
  type LinkFormValues,
  NEW_LINK_VALUES,
  numberOrNull,
} from './link-fields.tsx'

export type ReleaseType = Exclude<ContributedType, 'DDL'>

const MOST_READ = 1_000

/** `1-3, 5` as 1, 2, 3 and 5; NaN for what is no number, which the form's rules then name. */
export function readEpisodes(text: string): number[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  return [...new Set(parts.flatMap(readPart))]
}

function readPart(part: string): number[] {
  const [, from, to] = /^(\d+)(?:[-–](\d+))?$/.exec(part) ?? []
  if (from === undefined) return [Number.NaN]
  const length = Number(to ?? from) - Number(from) + 1
  if (length < 1 || length > MOST_READ) return [Number.NaN]
  return Array.from({ length }, (_, at) => Number(from) + at)
}

/** The other way: 1, 2, 3 and 5 as `1-3, 5`. */
export function writeEpisodes(episodes: readonly number[]): string {
  const runs: [number, number][] = []
  for (const episode of episodes) {
    const last = runs.at(-1)
    if (last && episode === last[1] + 1) last[1] = episode
    else runs.push([episode, episode])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

interface NewRelease {
  readonly titleId: number
  readonly isSeries: boolean
  readonly type: ReleaseType
}

export function createReleaseBody(values: LinkFormValues, { titleId, isSeries, type }: NewRelease) {
  return {
    title_id: titleId,
    typefile: type,
    ...describedBody(values),
    url: values.url === '' ? [] : [values.url],
    ...(values.name.trim() !== '' && { name: values.name.trim() }),
    ...(type === 'NZB' && values.password !== '' && { password: values.password }),
    ...(isSeries && placeOf(values)),
  }
}

export const valuesOfRelease = (release: NzbView | TorrentView, nfo: string): LinkFormValues => ({
  ...NEW_LINK_VALUES,
  name: release.name,
  qualite: String(release.qualite),
  langues: release.langues_compact.map(({ id }) => String(id)),
  subs: release.subs_compact.map(({ id }) => String(id)),
  saison: release.saison ?? '',
  episodes: writeEpisodes(release.episodes),
  full_saison: release.full_saison === 1,
  password: release.typefile === 'NZB' ? (release.password ?? '') : '',
  nfo,
})

/** What was edited, and which version was seen. */
export function updateReleaseBody(
  values: LinkFormValues,
  { version, edited }: Pick<Sending<LinkFormValues>, 'version' | 'edited'>,
  type: ReleaseType,
) {
  const { saison, full_saison, episodes, url, name, password } = values
  const whole = {
    ...describedBody(values),
    name: name.trim(),
    saison: numberOrNull(saison),
    full_saison,
    ...(!full_saison && { episodes: readEpisodes(episodes) }),
    ...(type === 'NZB' && { password: password === '' ? null : password }),
    ...(url !== '' && { url }),
  }
  const sent = Object.entries(whole).filter(([field]) => edited.has(field as keyof LinkFormValues))
  return { version, ...(Object.fromEntries(sent) as Partial<typeof whole>) }
}

function placeOf({ saison, full_saison, episodes }: LinkFormValues) {
  const numbers = readEpisodes(episodes)
  return {
    saison: saison === '' ? DEFAULT_SEASON : saison,
    full_saison,
    ...(!full_saison && (numbers.length > 0 ? { episodes: numbers } : { start_epi: null })),
  }
}

/** Wire fields of files that are called otherwise in the form; each episode is a part of one field. */
export function releaseFieldName(wire: string): string {
  if (/^(episodes\b|start_epi$)/.test(wire)) return 'episodes'
  if (/^url\b/.test(wire)) return 'url'
  return LINK_FIELD_NAMES[wire as keyof typeof LINK_FIELD_NAMES] ?? wire
}
