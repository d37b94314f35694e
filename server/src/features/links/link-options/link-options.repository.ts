import type { Database } from '../../../platform/database/database.ts'

export interface HostRow {
  readonly id: number
  readonly name: string
  readonly icon: string | null
  readonly domains: string[]
}

export interface QualityRow {
  readonly id: number
  readonly label: string
  readonly kind: string
  readonly rank: number
}

export interface LanguageRow {
  readonly id: number
  /** `fr`, `pt-br`. */
  readonly code: string
  readonly name: string
  readonly name_fr: string
}

export async function listHostRows(db: Database): Promise<HostRow[]> {
  const rows = await db
    .selectFrom('hosts')
    .leftJoin('host_domains', 'host_domains.host_id', 'hosts.id')
    .select((eb) => [
      'hosts.id',
      'hosts.name',
      'hosts.icon',
      eb.fn
        .agg<(string | null)[]>('array_agg', ['host_domains.domain'])
        .orderBy('host_domains.domain')
        .as('domains'),
    ])
    .where('hosts.is_active', '=', true)
    .groupBy('hosts.id')
    .orderBy('hosts.name')
    .execute()
  return rows.map((row) => ({ ...row, domains: row.domains.filter((domain) => domain !== null) }))
}

export function listQualityRows(db: Database): Promise<QualityRow[]> {
  return db
    .selectFrom('qualities')
    .select(['id', 'label', 'kind', 'rank'])
    .orderBy('rank', 'desc')
    .orderBy('id')
    .execute()
}

export function listLanguageRows(db: Database): Promise<LanguageRow[]> {
  return db
    .selectFrom('languages')
    .select(['id', 'code', 'name', 'name_fr'])
    .orderBy('id')
    .execute()
}

/** What active links of a title have, by id. */
export async function listOptionsInUse(db: Database, titleId: number) {
  const rows = await db
    .selectFrom('links')
    .select(['host_id', 'quality_id', 'language_ids', 'subtitle_ids'])
    .where('title_id', '=', titleId)
    .where('status', '=', 'active')
    .groupBy(['host_id', 'quality_id', 'language_ids', 'subtitle_ids'])
    .execute()
  return {
    hostIds: new Set(rows.map((row) => row.host_id)),
    qualityIds: new Set(rows.map((row) => row.quality_id)),
    languageIds: new Set(rows.flatMap((row) => row.language_ids)),
    subtitleIds: new Set(rows.flatMap((row) => row.subtitle_ids)),
  }
}

/** Enters a host by its domain, where the settings let unknown ones in. @returns its id */
export async function addHosts(
  db: Database,
  domains: readonly string[],
): Promise<Map<string, number>> {
  // In one order, so that two who enter the same hosts do not wait for each other.
  const names = [...new Set(domains)].sort()
  const hosts = await db
    .insertInto('hosts')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .returning(['id', 'name'])
    .execute()
  await db
    .insertInto('host_domains')
    .values(hosts.map(({ id, name }) => ({ domain: name, host_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return new Map(hosts.map(({ id, name }) => [name, id]))
}
