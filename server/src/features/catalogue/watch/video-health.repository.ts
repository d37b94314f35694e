import type { VideoHealth } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { REPORTS_UNTIL_DEAD } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { sql } from 'kysely'

/** Whether a video, `v`, plays: what members say, and what its address answered. */
export const videoHealth = sql<VideoHealth>`case
  when (select count(*) from video_faults f where f.video_id = v.id) >= ${sql.lit(REPORTS_UNTIL_DEAD)} then 'dead'
  else coalesce((select c.result from video_checks c where c.video_id = v.id), 'unknown') end`
