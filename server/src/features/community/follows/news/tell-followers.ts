import type { NotificationType } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { notify, type ToNotify } from '../../../accounts/notifications/notify.service.ts'
import { findNews, type NewsOf } from './news-content.repository.ts'
import {
  deleteDigest,
  type Digest,
  listNextFollowers,
  lockDigest,
  setToldTo,
} from './news.repository.ts'
import { writeNews } from './write-news.ts'

type ToTell = 'db' | ToNotify

const TYPES: Readonly<Record<FollowedKind, NotificationType>> = {
  title: 'follow.title',
  person: 'follow.person',
  list: 'follow.list',
  user: 'follow.user',
}

/** Told in one transaction: few enough that it is short. */
export const TOLD_AT_ONCE = 500

/**
 * Tells the followers of something what is new, piece by piece, each in a transaction with the mark of how far it came:
 * whoever begins again after a crash goes on where it stopped, and tells nobody twice.
 */
export async function tellFollowers(
  platform: Needs<ToTell>,
  digestId: number,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  let isDone = false
  while (!isDone && !signal?.aborted)
    isDone = await platform.db.transaction().execute((tx) => tellNext(platform, tx, digestId))
}

/** @returns whether nobody is left */
async function tellNext(platform: Needs<ToTell>, tx: Database, digestId: number): Promise<boolean> {
  const digest = await lockDigest(tx, digestId)
  if (!digest) return true
  const news = await findNews(tx, digestId, digest)
  const followers = await listNextFollowers(tx, digest, TOLD_AT_ONCE)
  const last = followers.at(-1)
  if (!news || news.happened.length === 0 || !last) {
    await deleteDigest(tx, digestId)
    return true
  }
  const readers = followers.filter(({ isSuspended }) => !isSuspended).map(({ id }) => id)
  await tell(platform, tx, { digest, news, readers })
  await setToldTo(tx, digestId, last.id)
  return false
}

interface Telling {
  readonly digest: Digest
  readonly news: NewsOf
  readonly readers: readonly number[]
}

/** Nobody is told of what they did themselves. */
async function tell(
  platform: Needs<ToTell>,
  tx: Database,
  { digest, news, readers }: Telling,
): Promise<void> {
  const doers = new Set(news.happened.map(({ by_user_id: id }) => id))
  const others = readers.filter((id) => !doers.has(id))
  const type = TYPES[digest.kind]
  if (others.length > 0)
    await notify(platform, tx, { userIds: others, type, data: writeNews(digest, news) })
  for (const id of readers.filter((reader) => doers.has(reader))) {
    const happened = news.happened.filter((one) => one.by_user_id !== id)
    if (happened.length > 0)
      await notify(platform, tx, {
        userIds: [id],
        type,
        data: writeNews(digest, { ...news, happened }),
      })
  }
}
