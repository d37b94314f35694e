import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { findUnknownPlaces } from '@mediatheque/contract/links/links/find-unknown-places.ts'
import type {
  LinkPlanView,
  PlanLinksForm,
  PlannedLineView,
} from '@mediatheque/contract/links/links/link-plan.schemas.ts'
import { DEFAULT_SEASON } from '@mediatheque/contract/links/links/links.constants.ts'
import type {
  LinkPlan,
  PlannedLink,
} from '@mediatheque/contract/links/links/split-multipart-links.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listKnownSeasons } from '../../catalogue/titles/episodes.service.ts'
import { canUpdateTitle } from '../../catalogue/titles/titles.policy.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { findDuplicates } from './guard-duplicates.ts'
import { findLinkTitle, type LinkTitle } from './links.repository.ts'
import { readLines, startEpisodeOf } from './plan-links.ts'

type Asker = { readonly actor: Actor; readonly t: Translate }
/** What is said of lines, by their numbers. */
type ByLine<T> = ReadonlyMap<number, T>

/**
 * What each line of the form of new links would become, and all that adding them would say; nothing is written.
 * @throws 422 on `title_id`
 */
export async function previewLinks(
  platform: Needs<ToReadSettings>,
  { actor, t }: Asker,
  input: PlanLinksForm,
): Promise<LinkPlanView> {
  const title = await findLinkTitle(platform.db, input.title_id)
  if (!title) throw fieldError('title_id', t('This title does not exist.'))
  const place = {
    season: title.is_series ? (input.saison ?? DEFAULT_SEASON) : null,
    isFullSeason: title.is_series && input.full_saison,
  }
  const plan = await readLines(platform, {
    text: input.lien,
    isSeries: title.is_series,
    isFullSeason: place.isFullSeason,
    startEpisode: startEpisodeOf(input),
  })
  const [{ refusals, warnings }, catalogue] = await Promise.all([
    findDuplicates(platform.db, t, {
      actor,
      titleId: title.id,
      parts: plan.links.flatMap(({ parts }) => parts),
    }),
    tellOfCatalogue(platform, { actor, t }, { title, plan, season: place.season }),
  ])
  const problems: ByLine<string> = new Map(
    [
      ...catalogue.refusals,
      ...refusals,
      ...plan.problems.map((problem) => ({
        line: problem.line,
        message: t(problem.message, problem.values),
      })),
    ].map(({ line, message }) => [line, message]),
  )
  const warned = new Map(warnings.toReversed().map(({ line, warning }) => [line, warning]))
  const made = plan.links.flatMap((link) => linesOf(link, place))
  const refused = plan.problems.filter(({ line }) => made.every((one) => one.line !== line))
  const lines = [...made, ...refused.map(({ line }) => ({ ...NO_LINK, line }))]
  return {
    lines: lines
      .map((line) => ({
        ...line,
        problem: problems.get(line.line) ?? null,
        warning: warned.get(line.line) ?? null,
      }))
      .toSorted((a, b) => a.line - b.line),
    links_count: plan.links.length,
    problems: catalogue.problems,
    notes: catalogue.notes,
  }
}

type Line = Omit<PlannedLineView, 'problem' | 'warning'>

const NO_LINK: Omit<Line, 'line'> = {
  lien: null,
  host: null,
  part: 1,
  total_parts: 1,
  saison: null,
  episode: null,
  full_saison: 0,
}

const linesOf = (
  { host, hostName, episode, parts }: PlannedLink,
  place: { season: number | null; isFullSeason: boolean },
): Line[] =>
  parts.map(({ line, url }, index) => ({
    line,
    lien: url,
    host: { name: hostName, icon: host?.icon ?? null, is_known: host !== null },
    part: index + 1,
    total_parts: parts.length,
    saison: place.season,
    episode,
    full_saison: place.isFullSeason ? 1 : 0,
  }))

interface Placed {
  readonly title: LinkTitle
  readonly plan: LinkPlan
  readonly season: number | null
}

/** Seasons and episodes that the catalogue does not know: entered for who may change the title, refused for others. */
async function tellOfCatalogue(
  platform: Needs<'db'>,
  { actor, t }: Asker,
  { title, plan: { links }, season }: Placed,
) {
  const nothing = { refusals: [], problems: [], notes: [] }
  if (season === null || links.length === 0) return nothing
  const seasons = await listKnownSeasons(platform.db, title.id)
  const { isSeasonUnknown, episodes } = findUnknownPlaces(links, season, seasons)
  if (canUpdateTitle(actor)) {
    const numbers = [...new Set(episodes.map(({ episode }) => episode))].toSorted((a, b) => a - b)
    const added = t(
      '[one Episode :episodes will be added to the catalogue.|other Episodes :episodes will be added to the catalogue.]',
      { count: numbers.length, episodes: numbers.join(', ') },
    )
    return {
      ...nothing,
      notes: [
        ...(isSeasonUnknown
          ? [t('Season :number will be added to the catalogue.', { number: season })]
          : []),
        ...(numbers.length > 0 ? [added] : []),
      ],
    }
  }
  if (isSeasonUnknown)
    return {
      ...nothing,
      problems: [t('Season :number of this title is not in the catalogue.', { number: season })],
    }
  return {
    ...nothing,
    refusals: episodes.map(({ line, episode }) => ({
      line,
      message: t('Line :line: season :season has no episode :episode in the catalogue', {
        line,
        season,
        episode,
      }),
    })),
  }
}
