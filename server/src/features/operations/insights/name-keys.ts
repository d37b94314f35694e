import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { RankedView } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nameEpisodes, nameTitles, nameVideos } from './names.repository.ts'

type Name = Pick<RankedView, 'name' | 'record'>

/** What the records are called that something was counted of; keys that say it themselves have none. */
export async function nameKeys(
  db: Database,
  {
    dimension,
    keys,
    language,
  }: { readonly dimension: string; readonly keys: readonly string[]; readonly language: Language },
): Promise<ReadonlyMap<string, Name>> {
  if (keys.length === 0) return new Map()
  if (dimension === 'title') return byKey('titles', await nameTitles(db, keys, language))
  if (dimension === 'video') {
    const found = await nameVideos(db, keys, language)
    return byKey(
      'videos',
      found.map(({ name, title, season, episode, ...rest }) => ({
        ...rest,
        name: [title, placeOf(season, episode), name].filter(Boolean).join(' · '),
      })),
    )
  }
  if (dimension === 'episode') {
    const titleId = Number(keys[0]!.split('.', 1)[0])
    const found = await nameEpisodes(db, { titleId, keys, language })
    return byKey(
      'episodes',
      found.map(({ season, episode, name, ...rest }) => ({
        ...rest,
        name: `${placeOf(season, episode)} · ${name}`,
      })),
    )
  }
  return new Map()
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** `S01E03`, as everybody who watches series writes it. */
const placeOf = (season: number | null, episode: number | null): string =>
  season === null ? '' : `S${twoDigits(season)}${episode === null ? '' : `E${twoDigits(episode)}`}`

const byKey = (
  kind: NonNullable<RankedView['record']>['kind'],
  found: readonly { readonly key: string; readonly id: number; readonly name: string }[],
): Map<string, Name> =>
  new Map(found.map(({ key, id, name }) => [key, { name, record: { kind, id } }]))
