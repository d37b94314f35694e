import { sql } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'

/** For the history: what can be changed of videos, and what belongs to them. */
export async function readVideoStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const { rows } = await sql<{
    id: number
    version: number
    name: string
    owner_id: number | null
    values: Record<string, unknown>
  }>`
    select v.id, v.version, v.name, v.user_id as owner_id, jsonb_build_object(
        'title', t.name, 'name', v.name, 'type', v.type, 'src', v.url, 'thumbnail', v.thumbnail_url,
        'quality_id', v.quality_id, 'language', v.language, 'season_number', v.season_number,
        'episode_number', v.episode_number, 'streaming', v.is_streaming, 'duration', v.duration_seconds,
        'intro_start', v.intro_start, 'intro_end', v.intro_end, 'credits_start', v.credits_start,
        'chapters', v.chapters, 'storyboard', v.storyboard_url, 'place', v.position,
        'captions', (select coalesce(jsonb_agg(concat(c.name, ' (', c.language, ')',
            case when c.offset_ms <> 0 then concat(' ', to_char(c.offset_ms / 1000.0, 'SG990.0'), ' s') end)
            order by c.position, c.id), '[]')
          from video_captions c where c.video_id = v.id)) as "values"
    from videos v join titles t on t.id = v.title_id
    where v.id = any (${[...ids]}::bigint[])`.execute(tx)
  return rows.map(({ owner_id: ownerId, ...row }) => ({ ...row, ownerId }))
}

export async function listQualityLabels(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('qualities').select(['id', 'label']).execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}
