import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  addHosts,
  type HostRow,
  type LanguageRow,
  listHostRows,
  listLanguageRows,
  listOptionsInUse,
  listQualityRows,
  type QualityRow,
} from './link-options.repository.ts'

/** Cache tag of hosts, qualities and languages. Invalidate it with every change of them. */
export const LINK_OPTIONS_TAG = defineTag('link-options')

const CACHE_SECONDS = 600

/** Hosts, qualities and languages in memory: rows of links carry ids, so that a list of links needs no join. */
export interface LinkOptions {
  readonly hosts: readonly HostRow[]
  readonly qualities: readonly QualityRow[]
  readonly languages: readonly LanguageRow[]
  readonly hostById: ReadonlyMap<number, HostRow>
  readonly qualityById: ReadonlyMap<number, QualityRow>
  readonly languageById: ReadonlyMap<number, LanguageRow>
}

export function getLinkOptions(platform: Needs<'db' | 'cache'>): Promise<LinkOptions> {
  return platform.cache.remember(
    'link-options',
    { ttlSeconds: CACHE_SECONDS, tags: [LINK_OPTIONS_TAG] },
    async () => {
      const [hosts, qualities, languages] = await Promise.all([
        listHostRows(platform.db),
        listQualityRows(platform.db),
        listLanguageRows(platform.db),
      ])
      return {
        hosts,
        qualities,
        languages,
        hostById: byId(hosts),
        qualityById: byId(qualities),
        languageById: byId(languages),
      }
    },
  )
}

export async function allowsUnknownHosts(platform: Needs<ToReadSettings>): Promise<boolean> {
  const { links } = await getSettings(platform)
  return links.allow_unknown_hosts
}

/** Enters a host by its domain. @returns its id */
export async function enterHosts(
  platform: Needs<'cache'>,
  tx: Database,
  domains: readonly string[],
): Promise<Map<string, number>> {
  if (domains.length === 0) return new Map()
  const ids = await addHosts(tx, domains)
  await platform.cache.invalidate([LINK_OPTIONS_TAG], tx)
  return ids
}

/** Those options that active links of the title have. */
export async function getOptionsInUse(platform: Needs<'db' | 'readDb' | 'cache'>, titleId: number) {
  const [options, used] = await Promise.all([
    getLinkOptions(platform),
    listOptionsInUse(platform.readDb, titleId),
  ])
  return {
    hosts: options.hosts.filter(({ id }) => used.hostIds.has(id)),
    qualities: options.qualities.filter(({ id }) => used.qualityIds.has(id)),
    languages: options.languages.filter(({ id }) => used.languageIds.has(id)),
    subs: options.languages.filter(({ id }) => used.subtitleIds.has(id)),
  }
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
