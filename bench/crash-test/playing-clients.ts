import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { demoEmail } from '../../contract/src/accounts/users/demo-accounts.ts'
import { logIn } from './writing-clients.ts'

const PLAYERS = ['member', 'subscriber', 'premium', 'uploader'] as const
/** Nobody may say more in a minute than one each second; rounds are short. */
const PACE_MS = 150
const LENGTH = 3_600
const SITTING = '00000000-0000-4000-8000-000000000001'

/** Where each player said to be in each video, by `email video`: what was answered, and what was sent at all. */
export interface SaidPlays {
  readonly answered: Map<string, number>
  readonly sent: Map<string, number>
  /** What was sent without an answer: a process that was frozen, or cut off, may write it later than what came after. */
  readonly unanswered: Map<string, Set<number>>
}

export interface Player {
  readonly email: string
  readonly cookie: string
}

export const logInPlayers = (url: string): Promise<Player[]> =>
  Promise.all(
    PLAYERS.map(async (account) => ({
      email: demoEmail(account),
      cookie: await logIn(url, account),
    })),
  )

export async function findVideos(databaseUrl: string): Promise<number[]> {
  const { rows } = await query<{ id: string }>(
    databaseUrl,
    'select id from videos where is_streaming order by id limit 5',
  )
  return rows.map(({ id }) => Number(id))
}

/** Members who watch, and say each moment that they are further. */
export function startPlayingClients({
  url,
  players,
  videoIds,
  said,
}: {
  url: string
  players: readonly Player[]
  videoIds: readonly number[]
  said: SaidPlays
}): { stop(): Promise<void> } {
  let isStopping = false
  const watch = async ({ email, cookie }: Player) => {
    for (let at = 0; !isStopping; at += 1) {
      const videoId = videoIds[at % videoIds.length]!
      const key = `${email} ${videoId}`
      const seconds = (said.sent.get(key) ?? 0) + 1
      said.sent.set(key, seconds)
      if (await say(url, cookie, { videoId, seconds })) said.answered.set(key, seconds)
      else said.unanswered.set(key, (said.unanswered.get(key) ?? new Set()).add(seconds))
      await sleep(PACE_MS)
    }
  }
  const running = Promise.all(players.map(watch))
  return {
    async stop() {
      isStopping = true
      await running
    },
  }
}

async function say(
  url: string,
  cookie: string,
  { videoId, seconds }: { videoId: number; seconds: number },
): Promise<boolean> {
  const body = { video_id: videoId, sitting: SITTING, seconds, duration: LENGTH, reason: 'tick' }
  const answer = await fetch(`${url}/api/v1/plays`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  return answer?.status === 204
}

/** Places that were answered and are not there, or that nobody sent; and videos whose plays are counted wrongly. */
export async function findWrongPlays(databaseUrl: string, said: SaidPlays): Promise<string[]> {
  const { rows } = await query<{ key: string; seconds: number }>(
    databaseUrl,
    `select u.email || ' ' || p.video_id as key, p.seconds from video_progress p join users u on u.id = p.user_id`,
  )
  const stored = new Map(rows.map(({ key, seconds }) => [key, seconds]))
  const wrong = [...said.answered].filter(([key, seconds]) => {
    const found = stored.get(key) ?? 0
    const isLate = said.unanswered.get(key)?.has(found) === true
    return (found < seconds && !isLate) || found > said.sent.get(key)!
  })
  const { rows: miscounted } = await query<{ what: string }>(
    databaseUrl,
    `select 'video ' || video_id as what from (
      select coalesce(p.video_id, d.video_id) as video_id, coalesce(p.n, 0) as plays, coalesce(d.n, 0) as counted
      from (select video_id, count(*) n from plays group by 1) p
      full join (select video_id, sum(plays) n from video_play_days group by 1) d using (video_id)) counts
    where plays <> counted`,
  )
  return [...wrong.map(([key]) => key), ...miscounted.map(({ what }) => what)]
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'crash test' })
  await client.connect()
  try {
    return await client.query<Row>(sql)
  } finally {
    await client.end()
  }
}
