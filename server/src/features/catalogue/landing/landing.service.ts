import {
  CATEGORY_SLUGS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { TITLES_PER_PAGE } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { LandingSettings } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { getChannel } from '../channels/channels.service.ts'
import {
  listShelves,
  type ShelfQuery,
  type TitleCardRow,
  TITLES_TAG,
} from '../titles/titles.service.ts'
import { countKinds, type KindCountRow } from './landing.repository.ts'

const TITLES_SECONDS = 30
/** Without a tag: that there is one title more may be seen a little later. */
const COUNTS_SECONDS = 60
const SHELF_SIZE = 16
/** Five columns of four. */
const WALL_SIZE = 20

/** The kinds of the menu, as the wall mixes them. */
const WALL_KINDS = Object.keys(CATEGORY_SLUGS) as TitleType[]
const PER_KIND = Math.ceil(WALL_SIZE / WALL_KINDS.length)
const RECENT = -1
const POPULAR = -2

export interface LandingContent {
  settings: LandingSettings
  counts: KindCountRow[]
  wall: TitleCardRow[]
  recent: TitleCardRow[]
  popular: TitleCardRow[]
}

/**
 * The landing page for everybody: nothing in it depends on who looks at it.
 * @param drafted its settings as somebody is about to publish them
 */
export async function getLanding(
  platform: Needs<'readDb' | 'clock' | ToReadSettings>,
  language: Language,
  drafted?: LandingSettings,
): Promise<LandingContent> {
  const settings = drafted ?? (await getSettings(platform)).landing
  const { general } = settings
  const hasWall =
    general.background.kind === 'posters' || settings.secondary_features.some(({ image }) => !image)
  const [counts, picked] = await Promise.all([
    general.show_counts ? listCounts(platform) : [],
    hasWall && general.channel ? listPicked(platform, general.channel, language) : [],
  ])
  const mixesWall = hasWall && picked.length === 0
  const shelves = await listLandingShelves(
    platform,
    { mixesWall, recent: general.show_recent, popular: general.show_popular },
    language,
  )
  return {
    settings,
    counts,
    wall: mixesWall ? shelves.wall : picked.slice(0, WALL_SIZE),
    recent: shelves.recent,
    popular: shelves.popular,
  }
}

function listCounts(platform: Needs<'readDb' | 'cache'>): Promise<KindCountRow[]> {
  return platform.cache.remember('landing:counts', { ttlSeconds: COUNTS_SECONDS, tags: [] }, () =>
    countKinds(platform.readDb),
  )
}

/** The titles of a channel; of a channel of channels those of all its shelves. One that is gone leaves the wall to the popular titles. */
async function listPicked(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  slug: string,
  language: Language,
): Promise<TitleCardRow[]> {
  try {
    const { titles, shelves } = await getChannel(
      platform,
      slug,
      { page: 1, perPage: Math.max(WALL_SIZE, TITLES_PER_PAGE), paginate: 'simple' },
      language,
    )
    const found = titles ? titles.data : shelves.flatMap((shelf) => shelf.titles)
    return unique(found)
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return []
    throw error
  }
}

interface Wanted {
  mixesWall: boolean
  recent: boolean
  popular: boolean
}

function listLandingShelves(
  platform: Needs<'readDb' | 'cache'>,
  wanted: Wanted,
  language: Language,
) {
  const key = `landing:titles:${language}:${JSON.stringify(wanted)}`
  return platform.cache.remember(
    key,
    { ttlSeconds: TITLES_SECONDS, tags: [TITLES_TAG] },
    async () => {
      const queries: ShelfQuery[] = [
        ...(wanted.mixesWall
          ? WALL_KINDS.map((type, index): ShelfQuery => ({
              key: index,
              filter: { types: [type] },
              order: 'popularity',
              limit: PER_KIND,
            }))
          : []),
        ...(wanted.recent
          ? [{ key: RECENT, filter: {}, order: 'created_at', limit: SHELF_SIZE } as const]
          : []),
        ...(wanted.popular || wanted.mixesWall
          ? [{ key: POPULAR, filter: {}, order: 'popularity', limit: WALL_SIZE } as const]
          : []),
      ]
      const found = await listShelves(platform, queries, language)
      const popular = found.get(POPULAR) ?? []
      return {
        // Where only a few kinds have titles, popular ones of any kind fill the wall.
        wall: unique([
          ...mixKinds(WALL_KINDS.map((_, index) => found.get(index) ?? [])),
          ...popular,
        ]).slice(0, WALL_SIZE),
        recent: found.get(RECENT) ?? [],
        popular: wanted.popular ? popular.slice(0, SHELF_SIZE) : [],
      }
    },
  )
}

const unique = (titles: readonly TitleCardRow[]) => [
  ...new Map(titles.map((title) => [title.id, title])).values(),
]

/** The first of each kind, then the second of each, so that neighbours differ. */
function mixKinds(kinds: readonly TitleCardRow[][]): TitleCardRow[] {
  return Array.from({ length: PER_KIND }, (_, place) =>
    kinds.flatMap((titles) => titles[place] ?? []),
  ).flat()
}
