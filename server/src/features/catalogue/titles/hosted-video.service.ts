import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findHostedVideo, type HostedVideo } from './hosted-video.repository.ts'
import { getTitle } from './titles.service.ts'

export type { HostedVideo } from './hosted-video.repository.ts'

/** @throws AppError notFound where there is none, or none of a title that the reader may see */
export async function getHostedVideo(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  id: number,
): Promise<HostedVideo> {
  const video = await findHostedVideo(platform.db, id)
  if (!video) throw new AppError('notFound')
  await getTitle(platform, actor, video.title_id, 'en')
  return video
}
