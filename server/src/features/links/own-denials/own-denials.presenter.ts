import type {
  OwnDenialForm,
  OwnDenialView,
} from '@mediatheque/contract/links/own-denials/own-denials.schemas.ts'
import { withEpisode } from '@mediatheque/contract/links/batches/row-episodes.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { DeniedRow, OwnDenied } from '../links/denied.service.ts'

const TYPES = { link: 'DDL', nzb: 'NZB', torrent: 'TORRENT' } as const

export const presentOwnDenial = (row: DeniedRow): OwnDenialView => ({
  id: row.id,
  typefile: TYPES[row.item_type],
  title: { id: row.title_id, name: row.title_name, year: row.title_year },
  name: row.name,
  raison: row.reason,
  created_at: row.created_at.toISOString(),
})

/** Columns as they were when it was denied; those that came since are not among them. */
export function presentOwnDenialForm(
  { config }: Needs<'config'>,
  { row: denied, content, fileId }: OwnDenied,
): OwnDenialForm {
  const { row, parts, nfo } = content
  const isLink = denied.item_type === 'link'
  const numbers = (name: string) => (row[name] as number[] | undefined) ?? []
  const numberOf = (name: string) => (row[name] as number | null | undefined) ?? null
  const textOf = (name: string) => (row[name] as string | null | undefined) ?? null
  const episode = numberOf('episode_number')
  const lien = (parts ?? []).map(({ url }) => url).join('\n')
  return {
    ...presentOwnDenial(denied),
    form: {
      lien: isLink ? withEpisode(lien, episode) : null,
      url: fileId === null ? null : `${config.basePath}/files/${fileId}/sent`,
      name: isLink ? null : textOf('name'),
      qualite: Number(row['quality_id']),
      langues: numbers('language_ids'),
      subs: numbers('subtitle_ids'),
      saison: numberOf('season_number'),
      episodes: isLink ? (episode === null ? [] : [episode]) : numbers('episode_numbers'),
      full_saison: row['is_full_season'] === true,
      taille: isLink ? numberOf('size_bytes') : null,
      nfo: isLink ? (nfo ?? null) : textOf('nfo'),
      password: textOf('archive_password'),
    },
  }
}
