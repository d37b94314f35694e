import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Silent films before this year; its first sound films were few. */
const FIRST_SOUND_YEAR = 1928

/** The home of a free film in `import_rows`, the temporary table of an import, becomes an active link, once. */
export async function writeImportedLinks(tx: Database): Promise<void> {
  await sql`with wanted as (
      select r.title_id, r.year, l.url, l.normalised, l."hostId" as host_id, nextval(pg_get_serial_sequence('links', 'id')) as id
      from import_rows r cross join lateral jsonb_to_record(r.link) as l (url text, normalised text, "hostId" integer)
      where r.link is not null and not exists (
        select 1 from link_parts p where p.title_id = r.title_id and md5(p.normalised_url) = md5(l.normalised))
    ), inserted as (
      insert into links (id, title_id, host_id, url, quality_id, language_ids, status, validated_at)
      select w.id, w.title_id, w.host_id, w.url, (select q.id from qualities q where q.label = 'DVDRIP'),
        array[(select l.id from languages l where l.code = case when w.year < ${sql.lit(FIRST_SOUND_YEAR)} then 'zxx' else 'en' end)], 'active', now()
      from wanted w returning id, title_id
    ), parts as (
      insert into link_parts (link_id, title_id, position, url, normalised_url)
      select w.id, w.title_id, 1, w.url, w.normalised from wanted w join inserted i on i.id = w.id returning title_id)
    update import_rows r set is_changed = true from parts where parts.title_id = r.title_id`.execute(
    tx,
  )
}
