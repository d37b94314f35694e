import { sql } from 'kysely'
import { NEWS_TAG } from '../features/catalogue/news/news.service.ts'
import { CHANNELS_TAG } from '../features/catalogue/channels/channels.service.ts'
import { TITLES_TAG } from '../features/catalogue/titles/titles.service.ts'
import { QUEUES_TAG } from '../features/links/links/links.service.ts'
import { userTag } from '../features/accounts/users/users.service.ts'
import type { TestApp } from '../features/test-app.ts'
import { type Hidden, type Word, WORDS } from './hidden.factory.ts'

interface Reader {
  readonly test: TestApp
  /** As whom it is read. */
  readonly call: TestApp['call']
}

/** What was kept of accounts in an earlier state would tell that state from this one, until its seconds are over. */
async function forgetWhatIsKept({ db, cache }: TestApp['platform']): Promise<void> {
  const accounts = await db.selectFrom('users').select('id').execute()
  const tags = [TITLES_TAG, CHANNELS_TAG, QUEUES_TAG, NEWS_TAG]
  await cache.invalidate([...tags, ...accounts.map(({ id }) => userTag(id))])
}

/** What each of these calls answers now. */
export async function answersOf({ test, call }: Reader, urls: Iterable<string>) {
  await forgetWhatIsKept(test.platform)
  const answers = new Map<string, string>()
  for (const url of urls) {
    const { statusCode, body } = await call('GET', url)
    answers.set(url, `${statusCode} ${body}`)
  }
  return answers
}

/** Without triggers: what they keep, such as the time of the last change, would tell the states apart. */
async function become({ test }: Reader, hidden: readonly Hidden[], state: Word): Promise<void> {
  await test.platform.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const one of hidden) await sql.raw(one.become(state)).execute(tx)
  })
}

/** Those of these calls that answer otherwise when these things change. */
export async function tellingCalls(
  reader: Reader,
  hidden: readonly Hidden[],
  urls: Iterable<string>,
) {
  await become(reader, hidden, WORDS[0])
  const first = await answersOf(reader, urls)
  await become(reader, hidden, WORDS[1])
  const other = await answersOf(reader, first.keys())
  return [...first.keys()].filter((url) => other.get(url) !== first.get(url))
}

/**
 * Changes everything that is hidden from a reader at once. Where that tells, one call of each path that told is made
 * again for each thing by itself, so that a broken rule is named in seconds.
 */
export async function findLeaks(
  reader: Reader,
  hidden: readonly Hidden[],
  urls: readonly string[],
): Promise<string[]> {
  const telling = await tellingCalls(reader, hidden, urls)
  const byPath = Map.groupBy(telling, (url) => url.split('?')[0])
  const suspects = [...byPath.values()].map(([url]) => url!)
  const leaks: string[] = []
  for (const one of hidden) {
    if (suspects.length === 0) return leaks
    const [url] = await tellingCalls(reader, [one], suspects)
    if (url) leaks.push(`${one.name}: ${url}`)
  }
  // Several things may tell by their being together alone.
  return leaks.length > 0 ? leaks : suspects
}
