import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD, demoEmail } from '../../contract/src/accounts/users/demo-accounts.ts'

/** What the application said it did: the only thing a crash must not undo. */
export interface Acknowledged {
  /** Address by id of each link that was acknowledged and not taken away again. */
  links: Map<number, string>
  deleted: Set<number>
  /** Links whose removal was asked for without an answer: either is right. */
  unknown: Set<number>
  refusals: string[]
}

/** The fields of a new link that say where it belongs. */
export interface Target {
  readonly title_id: number
  readonly saison?: number
  readonly episode?: number
}

export interface WritingClients {
  /** How many writes were acknowledged since the start. */
  written(): number
  /** Stops after the calls that run now. @returns how many writes were acknowledged since the start */
  stop(): Promise<number>
}

const SAME_SITE = { 'sec-fetch-site': 'same-origin' }

export async function logIn(
  url: string,
  account: Parameters<typeof demoEmail>[0],
): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { ...SAME_SITE, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(account), password: DEMO_PASSWORD, remember: true }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .find((value) => value.startsWith('mediatheque_session='))
    ?.split(';')[0]
  if (!cookie)
    throw new Error(`Could not log in as ${account}: ${answer.status} ${await answer.text()}`)
  return cookie
}

interface ClientOptions {
  url: string
  cookies: readonly string[]
  targets: readonly Target[]
  acknowledged: Acknowledged
}

let nextAddress = 1

/** Several clients that add links and take some away again, as fast as they are answered. */
export function startWritingClients(options: ClientOptions): WritingClients {
  let isStopping = false
  let writes = 0
  const run = async (cookie: string) => {
    while (!isStopping) {
      const isDone =
        Math.random() < 0.15 ? await deleteOne(options, cookie) : await addOne(options, cookie)
      if (isDone) writes += 1
      // The application is gone: do not spin until the round ends.
      else await sleep(20)
    }
  }
  const running = Promise.all(options.cookies.map(run))
  return {
    written: () => writes,
    async stop() {
      isStopping = true
      await running
      return writes
    },
  }
}

async function addOne(
  { url, targets, acknowledged }: ClientOptions,
  cookie: string,
): Promise<boolean> {
  const lien = `https://1fichier.com/?crash${Date.now().toString(36)}${nextAddress++}`
  const target = targets[Math.floor(Math.random() * targets.length)]
  const answer = await call(url + '/api/v1/liens', cookie, 'POST', {
    ...target,
    lien,
    qualite: 1,
    langues: [2],
  })
  if (!answer) return false
  const id = (answer.body as { data?: { liens?: { id: number }[] } }).data?.liens?.[0]?.id
  if (answer.status === 201 && id) acknowledged.links.set(id, lien)
  else acknowledged.refusals.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  return answer.status === 201
}

async function deleteOne({ url, acknowledged }: ClientOptions, cookie: string): Promise<boolean> {
  const ids = [...acknowledged.links.keys()]
  const id = ids[Math.floor(Math.random() * ids.length)]
  if (!id) return false
  // Taken out first: without an answer nobody can say whether it is there.
  acknowledged.links.delete(id)
  const answer = await call(`${url}/api/v1/liens/${id}`, cookie, 'DELETE', {
    versions: { [id]: 1 },
  })
  if (answer && answer.status < 300) acknowledged.deleted.add(id)
  else acknowledged.unknown.add(id)
  return answer !== undefined && answer.status < 300
}

async function call(
  url: string,
  cookie: string,
  method: string,
  body?: unknown,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...SAME_SITE,
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    // An answer of 500 or 503 acknowledges nothing: the database was killed under it.
    return answer.status >= 500
      ? undefined
      : { status: answer.status, body: text ? JSON.parse(text) : undefined }
  } catch {
    return undefined
  }
}
