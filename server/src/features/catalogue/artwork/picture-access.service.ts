import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { type Access, anyone } from '@mediatheque/contract/core/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { assertAccess, judgeAccess } from '../../../platform/access/check-access.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resolveActor, visitor } from '../../accounts/callers/actors.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/** Whose pictures these are: who may read the record may see what is made of it, and nobody else. */
const READERS = {
  title: titleEndpoints.getTitle.access,
  season: titleEndpoints.getSeason.access,
  episode: titleEndpoints.getSeason.access,
  person: peopleEndpoints.getPerson.access,
  channel: channelEndpoints.getChannel.access,
  // Its name stands on the login page too, and link previews of a closed site have nothing else to show.
  site: anyone,
} satisfies Record<string, Access>

export type PictureOwner = keyof typeof READERS

/** Shared caches, or only the browser of the one who asked. */
export type KeptBy = 'public' | 'private'

/**
 * Comes before any look-up: who may not read titles does not learn either which ids there are. What guests may see is
 * theirs whoever asks, so that nobody has to be known for it and every cache may keep it.
 * @throws AppError unauthenticated or forbidden
 */
export async function admitToPicture(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  owner: PictureOwner,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptBy> {
  const access = READERS[owner]
  if (judgeAccess(access, await visitor(platform)) === 'allowed') return 'public'
  void reply.header('cache-control', 'no-store')
  assertAccess(access, await resolveActor(platform, request))
  return 'private'
}
