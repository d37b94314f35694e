import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchCase, type BenchContext, median } from '../harness/bench-case.ts'
import { readMemoryMebibytes } from '../harness/processes.ts'

const A_SECOND = 500
const SECONDS = 40
/** Each may be heard of sixty times a minute: these say something every 1.6 seconds. */
const VIEWERS = 800
const LENGTH = 3_600
const MOST_GROWTH = 1.15

/** What many say of where they are, to one process: all of it is stored that was answered, and memory stays as it is. */
export const benchCase: BenchCase = {
  name: 'plays',
  async run(context) {
    const { app, pool } = context
    if (readMemoryMebibytes([app.pid]) === undefined) return undefined
    const videoId = await addVideo(pool)
    try {
      const viewers = await context.openMembers(VIEWERS)
      const said = await play(context, viewers, videoId)
      const stored = await findStored(pool, videoId)
      const wrong = [...said.places].filter(
        ([userId, place]) => stored.places.get(userId) !== place,
      )
      const third = Math.floor(said.memory.length / 3)
      const [early, late] = [
        median(said.memory.slice(third, 2 * third)),
        median(said.memory.slice(2 * third)),
      ]
      return [
        {
          what: 'Plays that one process takes in a second',
          measured: said.perSecond.toFixed(0),
          required: `≥ ${A_SECOND * 0.98}`,
          isMet: said.perSecond >= A_SECOND * 0.98 && said.failures === 0,
          detail: `${said.answered} in ${SECONDS} s, of ${VIEWERS} members; ${said.failures} failed; half of them answered within ${median(said.times).toFixed(0)} ms`,
        },
        {
          what: 'Places of those that differ from what was answered last, and plays that are not counted',
          measured: `${wrong.length} and ${Math.abs(stored.plays - stored.counted)}`,
          required: '0 and 0',
          isMet: wrong.length === 0 && stored.plays === stored.counted && stored.plays === VIEWERS,
          detail: `${stored.plays} plays`,
        },
        {
          what: 'Memory of the application meanwhile, last third against the one before',
          measured: (late / early).toFixed(2),
          required: `≤ ${MOST_GROWTH}`,
          isMet: late / early <= MOST_GROWTH,
          detail: `${Math.round(early)} and ${Math.round(late)} MiB`,
        },
      ]
    } finally {
      await pool.query('delete from videos where id = $1', [videoId])
    }
  },
}

async function addVideo(pool: BenchContext['pool']): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into videos (title_id, name, type, url, duration_seconds)
    select min(id), 'bench', 'video', '/bench.mp4', $1 from titles returning id`,
    [LENGTH],
  )
  return rows[0]!.id
}

/** At a steady pace, whether or not what was said before is answered yet: a slow server has more to do, not less. */
async function play(
  { app }: BenchContext,
  viewers: readonly { readonly userId: number; readonly cookie: string }[],
  videoId: number,
) {
  const places = new Map<number, number>()
  const [times, memory]: [number[], number[]] = [[], []]
  const waiting = new Set<Promise<void>>()
  let failures = 0
  const begun = performance.now()
  const say = async (at: number) => {
    const { userId, cookie } = viewers[at % viewers.length]!
    const seconds = 1 + Math.floor(at / viewers.length)
    const body = { video_id: videoId, sitting: SITTING, seconds, duration: LENGTH, reason: 'tick' }
    const asked = performance.now()
    const answer = await fetch(`${app.url}/api/v1/plays`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (answer?.status !== 204) failures += 1
    else places.set(userId, Math.max(seconds, places.get(userId) ?? 0))
    times.push(performance.now() - asked)
  }
  for (let at = 0; at < A_SECOND * SECONDS;) {
    const due = Math.min(A_SECOND * SECONDS, ((performance.now() - begun) / 1_000) * A_SECOND)
    for (; at < due; at += 1) {
      const one = say(at).finally(() => waiting.delete(one))
      waiting.add(one)
    }
    if (memory.length < (performance.now() - begun) / 1_000)
      memory.push(readMemoryMebibytes([app.pid]) ?? Number.NaN)
    await sleep(5)
  }
  await Promise.all(waiting)
  const perSecond = (times.length - failures) / ((performance.now() - begun) / 1_000)
  return { places, times, memory, failures, answered: times.length - failures, perSecond }
}

const SITTING = '00000000-0000-4000-8000-000000000001'

async function findStored(pool: BenchContext['pool'], videoId: number) {
  const { rows } = await pool.query<{ user_id: number; seconds: number }>(
    'select user_id, seconds from video_progress where video_id = $1',
    [videoId],
  )
  const { rows: counts } = await pool.query<{ plays: number; counted: number }>(
    `select (select count(*) from plays where video_id = $1)::int as plays,
      (select coalesce(sum(plays), 0) from video_play_days where video_id = $1)::int as counted`,
    [videoId],
  )
  return { places: new Map(rows.map((row) => [row.user_id, row.seconds])), ...counts[0]! }
}
