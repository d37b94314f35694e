import type pg from 'pg'

export interface SeedReference {
  /** In the order that decides how often each is drawn: the first ones are the common ones. */
  genres: { id: number; slug: string }[]
  countries: string[]
  languages: { id: number; code: string }[]
  qualities: { id: number; kind: string; rank: number }[]
  hosts: { id: number; domain: string }[]
}

/** What the installation ships with; ids differ between installations, so none is written down here. */
export async function readReference(client: pg.Client): Promise<SeedReference> {
  const list = async <Row extends pg.QueryResultRow>(query: string) =>
    (await client.query<Row>(query)).rows
  const reference: SeedReference = {
    genres: await list('select id::int, slug from genres order by id'),
    countries: (
      await list<{ code: string }>(`
      select code from countries order by array_position(array['US', 'FR', 'GB', 'JP', 'DE', 'IT', 'CA', 'KR', 'ES', 'IN'], code::text) nulls last, code`)
    ).map(({ code }) => code),
    languages: await list('select id, code from languages order by id'),
    qualities: await list('select id, kind, rank from qualities order by id'),
    hosts: await list(`
      select h.id, min(d.domain) as domain from hosts h join host_domains d on d.host_id = h.id
      where h.is_active group by h.id order by h.id`),
  }
  const missing = Object.entries(reference)
    .filter(([, rows]) => rows.length === 0)
    .map(([name]) => name)
  if (missing.length > 0)
    throw new Error(`The database has no ${missing.join(', ')}: migrate it first.`)
  return reference
}
