import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { BatchRowError } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { withEpisode } from '@mediatheque/contract/links/batches/row-episodes.ts'
import {
  findUnknownPlaces,
  type KnownSeason,
} from '@mediatheque/contract/links/links/find-unknown-places.ts'
import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { LinkPlan } from '@mediatheque/contract/links/links/split-multipart-links.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listKnownSeasons } from '../../catalogue/titles/episodes.service.ts'
import { canUpdateTitle } from '../../catalogue/titles/titles.policy.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { readLines } from '../links/create-links.service.ts'
import { canAddLinks, LINK_RIGHTS, RELEASE_RIGHTS } from '../links/links.policy.ts'
import type { PlacedRow } from './plan-batch.ts'

/** A row with what it would make, and what keeps it from being made. */
export interface Judged {
  readonly row: PlacedRow
  readonly type: ContributedType | null
  readonly links: LinkPlan['links']
  readonly refusals: readonly BatchRowError[]
  readonly notes: readonly string[]
}

interface Asker {
  readonly actor: LoggedInActor
  readonly t: Translate
}

/** What adding would say of each row, but for duplicates. */
export async function judgeRows(
  platform: Needs<ToReadSettings>,
  asker: Asker,
  rows: readonly PlacedRow[],
): Promise<Judged[]> {
  const series = new Set(rows.flatMap(({ title }) => (title?.is_series ? [title.id] : [])))
  const seasonsOf = new Map<number, KnownSeason[]>()
  for (const id of series) seasonsOf.set(id, await listKnownSeasons(platform.db, id))
  return Promise.all(rows.map((row) => judgeRow(platform, asker, row, seasonsOf)))
}

async function judgeRow(
  platform: Needs<ToReadSettings>,
  asker: Asker,
  row: PlacedRow,
  seasonsOf: ReadonlyMap<number, readonly KnownSeason[]>,
): Promise<Judged> {
  const { t } = asker
  const type = typeOf(row)
  const { links, problems } = await planOf(platform, row)
  const catalogue = tellOfCatalogue(asker, row, seasonsOf.get(row.title?.id ?? 0))
  const refusals: BatchRowError[] = [
    ...refuseKind(asker, type),
    ...(row.sent?.fault ? [{ field: 'url', message: t(row.sent.fault) }] : []),
    ...problems.map(({ line, message, values }) => ({
      field: 'lien',
      message: t(message, { ...values, line: row.lineOf(line) }),
    })),
    ...(type === 'DDL' && row.place.episodes.length > 1 && !row.place.isFullSeason
      ? [
          {
            field: 'episodes',
            message: t('A direct link holds one episode, or a whole season.'),
          },
        ]
      : []),
    ...catalogue.refusals,
  ]
  return { row, type, links, refusals, notes: catalogue.notes }
}

const TYPES = { nzb: 'NZB', torrent: 'TORRENT' } as const

function typeOf({ url, lien, sent }: PlacedRow): ContributedType | null {
  if (url !== null) return sent?.kind ? TYPES[sent.kind] : null
  return lien === null ? null : 'DDL'
}

function refuseKind({ actor, t }: Asker, type: ContributedType | null): BatchRowError[] {
  if (type === null || canAddLinks(actor, type === 'DDL' ? LINK_RIGHTS : RELEASE_RIGHTS)) return []
  return [{ field: 'typefile', message: t('You do not have permission to do this.') }]
}

async function planOf(platform: Needs<ToReadSettings>, row: PlacedRow): Promise<LinkPlan> {
  if (row.lien === null) return { links: [], problems: [] }
  const { episodes, isFullSeason } = row.place
  const [episode = null] = episodes
  return readLines(platform, {
    text: withEpisode(row.lien, isFullSeason ? null : episode),
    isSeries: row.title?.is_series ?? true,
    isFullSeason,
    startEpisode: null,
  })
}

/** A season and episodes that the catalogue does not know: entered for who may change the title, refused for others. */
function tellOfCatalogue(
  { actor, t }: Asker,
  { place: { season, episodes, isFullSeason } }: PlacedRow,
  seasons: readonly KnownSeason[] | undefined,
): { refusals: BatchRowError[]; notes: string[] } {
  if (!seasons || season === null) return { refusals: [], notes: [] }
  const wanted = isFullSeason ? [] : episodes.map((episode) => ({ line: 1, episode }))
  const unknown = findUnknownPlaces(wanted, season, seasons)
  const numbers = unknown.episodes.map(({ episode }) => episode)
  if (canUpdateTitle(actor))
    return {
      refusals: [],
      notes: [
        ...(unknown.isSeasonUnknown
          ? [t('Season :number will be added to the catalogue.', { number: season })]
          : []),
        ...(numbers.length > 0
          ? [
              t(
                '[one Episode :episodes will be added to the catalogue.|other Episodes :episodes will be added to the catalogue.]',
                { count: numbers.length, episodes: numbers.join(', ') },
              ),
            ]
          : []),
      ],
    }
  if (unknown.isSeasonUnknown) {
    const message = t('Season :number of this title is not in the catalogue.', { number: season })
    return { refusals: [{ field: 'saison', message }], notes: [] }
  }
  const message = 'Season :season of this title has no episode :episode in the catalogue.'
  return {
    refusals: numbers.map((episode) => ({
      field: 'episodes',
      message: t(message, { season, episode }),
    })),
    notes: [],
  }
}
