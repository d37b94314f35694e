import {
  splitMultipartLinks,
  type LinkPlan,
  type SplitOptions,
} from '@mediatheque/contract/links/links/split-multipart-links.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  allowsUnknownHosts,
  enterHost,
  getLinkOptions,
} from '../link-options/link-options.service.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The links that a form's lines make. @throws 422 on `lien` with every line that makes none */
export async function planLinks(
  platform: Platform,
  t: Translate,
  input: Pick<SplitOptions, 'text' | 'isSeries' | 'isFullSeason' | 'startEpisode'>,
): Promise<LinkPlan['links']> {
  const [{ hosts }, allowUnknownHosts] = await Promise.all([
    getLinkOptions(platform),
    allowsUnknownHosts(platform),
  ])
  const { links, problems } = splitMultipartLinks({ ...input, hosts, allowUnknownHosts })
  if (problems.length > 0)
    throw fieldError('lien', problems.map(({ message, values }) => t(message, values)).join('\n'))
  if (links.length === 0) throw fieldError('lien', t('Please enter a link.'))
  return links
}

/** The id of a planned link's host; one that nobody entered yet is entered now. */
export async function hostIdOf(
  platform: Platform,
  tx: Database,
  link: LinkPlan['links'][number],
): Promise<number> {
  return link.host?.id ?? enterHost(platform, tx, link.hostName)
}

/** @throws 422 where an option is not on the lists */
export async function assertOptionsExist(
  platform: Platform,
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
