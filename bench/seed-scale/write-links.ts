import type { CopyWriter } from './copy-writer.ts'
import { TITLE_KINDS } from './kinds.data.ts'
import { createRandom, createWeightedDraw, type Random } from './random.ts'
import type { SeedReference } from './reference.ts'
import {
  episodesOfSeason,
  momentOf,
  SCALE_NOW,
  type ScalePlan,
  type ScaleSizes,
} from './scale-plan.ts'

export const LINK_COLUMNS = [
  'id',
  'title_id',
  'season_number',
  'episode_number',
  'is_full_season',
  'host_id',
  'url',
  'quality_id',
  'language_ids',
  'subtitle_ids',
  'size_bytes',
  'total_parts',
  'user_id',
  'status',
  'views',
  'checked_at',
  'validated_at',
  'created_at',
  'updated_at',
] as const
export const LINK_PART_COLUMNS = [
  'link_id',
  'title_id',
  'position',
  'url',
  'normalised_url',
] as const

interface LinkInput {
  plan: ScalePlan
  sizes: ScaleSizes
  reference: SeedReference
  userIds: readonly number[]
  writers: { links: CopyWriter; link_parts: CopyWriter }
}

const MEGABYTE = 1024 * 1024
/** Only new links wait for a moderator, as long as somebody moderates. */
const PENDING_SHARE = 0.02

/**
 * Links in the order of their creation, as members would have added them: those of one title lie far apart on the disk,
 * which is what a list of them has to cope with.
 */
export async function writeLinks(
  input: LinkInput,
  onProgress: (done: number) => void,
): Promise<void> {
  const random = createRandom(input.sizes.seed + 3)
  const drawTitle = createWeightedDraw(input.plan.linkWeights, random)
  const qualityIdsOfKind = TITLE_KINDS.map((kind) =>
    input.reference.qualities
      .filter(({ kind: of }) => kind.qualityKinds.includes(of))
      .map(({ id }) => id),
  )
  for (let index = 0; index < input.sizes.links; index++) {
    const title = drawTitle()
    writeLink(input, random, {
      index,
      title,
      qualityIds: qualityIdsOfKind[input.plan.kinds[title] as number] as number[],
    })
    if (index % 500 === 0) {
      await input.writers.links.settle()
      await input.writers.link_parts.settle()
      onProgress(index)
    }
  }
}

function writeLink(
  input: LinkInput,
  random: Random,
  link: { index: number; title: number; qualityIds: readonly number[] },
): void {
  const { plan, sizes, reference, writers } = input
  const id = link.index + 1
  const kind = TITLE_KINDS[plan.kinds[link.title] as number] as (typeof TITLE_KINDS)[number]
  const host = random.pickSkewed(reference.hosts, 2.6)
  const place = drawPlace(plan, random, link.title)
  const status = drawStatus(random, link.index / sizes.links)
  const createdAt = momentOf(link.index, sizes.links)
  const created = new Date(createdAt).toISOString()
  const checkedAt =
    status === 'pending' || random.isChance(0.2)
      ? null
      : new Date(createdAt + random.next() * (SCALE_NOW - createdAt)).toISOString()
  const parts = random.isChance(0.04) ? random.between(2, 8) : 1
  const [least, most] = kind.sizeMegabytes
  const size = random.isChance(0.05)
    ? null
    : Math.floor((least + random.next() ** 3 * (most - least)) * MEGABYTE)
  const address = (part: number) => `${host.domain}/${codeOf(id, part)}`
  writers.links.write([
    id,
    link.title + 1,
    place.season,
    place.episode,
    place.isFullSeason,
    host.id,
    `https://${address(1)}`,
    random.pickSkewed(link.qualityIds, 1.5),
    drawLanguages(random, reference),
    random.isChance(0.25) ? [random.pickSkewed(reference.languages, 3).id] : [],
    size,
    parts,
    random.pickSkewed(input.userIds, 2.5),
    status,
    Math.floor(random.next() ** 6 * 4000),
    checkedAt,
    status === 'pending' ? null : created,
    created,
    created,
  ])
  for (let part = 1; part <= parts; part++)
    writers.link_parts.write([id, link.title + 1, part, `https://${address(part)}`, address(part)])
}

function drawPlace(
  plan: ScalePlan,
  random: Random,
  title: number,
): { season: number | null; episode: number | null; isFullSeason: boolean } {
  const seasons = plan.seasons[title] as number
  if (seasons === 0) return { season: null, episode: null, isFullSeason: false }
  const season = random.between(1, seasons)
  if (random.isChance(0.2)) return { season, episode: null, isFullSeason: true }
  return {
    season,
    episode: random.between(1, episodesOfSeason(plan, title, season)),
    isFullSeason: false,
  }
}

function drawStatus(random: Random, share: number): 'pending' | 'active' | 'dead' {
  if (share > 1 - PENDING_SHARE && random.isChance(0.2)) return 'pending'
  return random.isChance(0.02 + 0.25 * (1 - share)) ? 'dead' : 'active'
}

function drawLanguages(random: Random, { languages }: SeedReference): number[] {
  const first = random.pickSkewed(languages, 4).id
  if (!random.isChance(0.15)) return [first]
  const second = random.pickSkewed(languages, 4).id
  return second === first ? [first] : [first, second]
}

/** A code as file hosts make them, different for every part. */
function codeOf(id: number, part: number): string {
  const scattered = Math.imul(id, 2_654_435_761) >>> 0
  return `${scattered.toString(36)}${id.toString(36)}${part > 1 ? `p${part}` : ''}`
}
