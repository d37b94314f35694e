import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Videos of the titles of a file with their captions, but for those whose address the title has already. */
export async function writeFileVideos(tx: Database): Promise<void> {
  await sql`with wanted as (
      select r.line, r.record_id, v.*, e.id as episode_id, q.id as quality_id
      from catalogue_rows r
      cross join lateral rows from (jsonb_to_recordset(r.doc -> 'videos') as (season integer, episode integer, name text,
        type text, url text, thumbnail text, quality text, language text, streaming boolean, duration integer,
        intro_start real, intro_end real, credits_start real, chapters jsonb, storyboard text, captions jsonb))
        with ordinality v (season, episode, name, type, url, thumbnail, quality, language, streaming, duration,
        intro_start, intro_end, credits_start, chapters, storyboard, captions, place)
      left join episodes e on e.title_id = r.record_id and e.season_number = v.season and e.episode_number = v.episode
      left join qualities q on q.label = v.quality
      where r.kind = 'title' and (r.is_new or not exists (select 1 from videos k where k.title_id = r.record_id and k.url = v.url
        and k.season_number is not distinct from v.season and k.episode_number is not distinct from v.episode))
    ), numbered as (
      select w.*, nextval(pg_get_serial_sequence('videos', 'id')) as id from (select * from wanted order by line, place) w
    ), made as (
      insert into videos (id, title_id, episode_id, season_number, episode_number, name, type, url, thumbnail_url, quality_id,
        language, is_streaming, position, duration_seconds, intro_start, intro_end, credits_start, chapters, storyboard_url)
      select n.id, n.record_id, n.episode_id, n.season, n.episode, n.name, n.type, n.url, n.thumbnail, n.quality_id, n.language,
        n.streaming, n.place - 1, n.duration, n.intro_start, n.intro_end, n.credits_start, n.chapters, n.storyboard
      from numbered n order by n.id returning id, title_id
    ), captioned as (
      insert into video_captions (video_id, name, language, url, content, offset_ms, position)
      select m.id, k.name, k.language, k.url, k.content, k.offset_ms, k.place - 1 from made m join numbered n on n.id = m.id
      cross join lateral rows from (jsonb_to_recordset(n.captions) as (name text, language text, url text, content text,
        offset_ms integer)) with ordinality k (name, language, url, content, offset_ms, place)
      order by m.id, k.place
    )
    update catalogue_rows c set is_changed = true from made m where c.kind = 'title' and c.record_id = m.title_id`.execute(
    tx,
  )
}
