import { DEFAULT_START_EPISODE } from '@mediatheque/contract/links/links/links.constants.ts'
import {
  splitMultipartLinks,
  type LinkPlan,
  type SplitOptions,
} from '@mediatheque/contract/links/links/split-multipart-links.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  allowsUnknownHosts,
  enterHosts,
  getLinkOptions,
} from '../link-options/link-options.service.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

type Lines = Pick<SplitOptions, 'text' | 'isSeries' | 'isFullSeason' | 'startEpisode'>

/** Forms that say nothing of episodes begin with the first; `null` makes parts without one. */
export const startEpisodeOf = ({ start_epi }: { start_epi?: number | null | undefined }) =>
  start_epi === undefined ? DEFAULT_START_EPISODE : start_epi

/** What a form's lines make, and which of them make nothing. */
export async function readLines(platform: Needs<ToReadSettings>, lines: Lines): Promise<LinkPlan> {
  const [{ hosts }, allowUnknownHosts] = await Promise.all([
    getLinkOptions(platform),
    allowsUnknownHosts(platform),
  ])
  return splitMultipartLinks({ ...lines, hosts, allowUnknownHosts })
}

/** The links that a form's lines make. @throws 422 on `lien` with every line that makes none */
export async function planLinks(
  platform: Needs<ToReadSettings>,
  t: Translate,
  lines: Lines,
): Promise<LinkPlan['links']> {
  const { links, problems } = await readLines(platform, lines)
  if (problems.length > 0)
    throw fieldError('lien', problems.map(({ message, values }) => t(message, values)).join('\n'))
  if (links.length === 0) throw fieldError('lien', t('Please enter a link.'))
  return links
}

/** Host ids by the name in the plan; hosts that nobody entered yet are entered now. */
export async function hostIdsOf(
  platform: Needs<'cache'>,
  tx: Database,
  links: LinkPlan['links'],
): Promise<Map<string, number>> {
  const unknown = links.filter(({ host }) => !host).map(({ hostName }) => hostName)
  const entered = await enterHosts(platform, tx, unknown)
  return new Map(links.map(({ host, hostName }) => [hostName, host?.id ?? entered.get(hostName)!]))
}

/** @throws 422 where an option is not on the lists */
export async function assertOptionsExist(
  platform: Needs<'db' | 'cache'>,
  chosen: {
    qualityId?: number | undefined
    languageIds?: readonly number[] | undefined
    subtitleIds?: readonly number[] | undefined
  },
): Promise<void> {
  const { qualityById, languageById } = await getLinkOptions(platform)
  if (chosen.qualityId !== undefined && !qualityById.has(chosen.qualityId))
    throw fieldError('qualite', 'Please choose a quality.')
  if (chosen.languageIds?.some((id) => !languageById.has(id)))
    throw fieldError('langues', 'This language is not on the list.')
  if (chosen.subtitleIds?.some((id) => !languageById.has(id)))
    throw fieldError('subs', 'This language is not on the list.')
}
