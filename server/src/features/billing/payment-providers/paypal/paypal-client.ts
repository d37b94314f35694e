import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callOutside } from '../../../../platform/outbound/call-outside.ts'
import { OutsideError } from '../../../../platform/outbound/outside-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { ProviderError } from '../payment-provider.ts'

const LIVE = 'https://api-m.paypal.com'
const SANDBOX = 'https://api-m.sandbox.paypal.com'
const WHOLE_MS = 20_000
const MOST_BYTES = 2 * 1024 * 1024
/** A token is thrown away a little before it is refused. */
const EARLY_MS = 60_000
const MOST_TOKENS = 20

export interface PaypalSetup {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly isTest: boolean
  /** Named by whoever runs the site: it stands in for PayPal, and may be on their own network. */
  readonly standIn: string | null
}

export interface PaypalCall {
  readonly path: string
  /** Sent as it is where it is a text; a POST without one says `{}`. */
  readonly body?: object | string
  readonly method?: 'GET' | 'PATCH' | 'POST'
  /** Asking twice with one key does it once. */
  readonly key?: string
  /** It belongs to a feature that not every app has: what it may not read is not there for it. */
  readonly mayBeClosed?: boolean
}

export type AskPaypal = <Schema extends z.ZodType>(
  call: PaypalCall,
  schema: Schema,
) => Promise<z.output<Schema>>

export interface PaypalClient {
  ask: AskPaypal
  /** The same, where what is not there is an answer too. */
  find: <Schema extends z.ZodType>(
    call: PaypalCall,
    schema: Schema,
  ) => Promise<z.output<Schema> | undefined>
  /** Proves that the keys are good. */
  logIn(): Promise<void>
}

export const originOf = ({ standIn, isTest }: Pick<PaypalSetup, 'standIn' | 'isTest'>): string =>
  standIn ?? (isTest ? SANDBOX : LIVE)

const tokens = new Map<string, { readonly token: string; readonly until: number }>()

export function createPaypalClient(platform: Needs<'log'>, setup: PaypalSetup): PaypalClient {
  const kept = createHash('sha256')
    .update(JSON.stringify([originOf(setup), setup.clientId, setup.clientSecret]))
    .digest('hex')
  const logIn = async (): Promise<string> => {
    const known = tokens.get(kept)
    if (known && known.until > Date.now()) return known.token
    const { access_token: token, expires_in } = await fetchToken(platform, setup)
    if (tokens.size >= MOST_TOKENS) tokens.clear()
    tokens.set(kept, { token, until: Date.now() + expires_in * 1_000 - EARLY_MS })
    return token
  }
  const send = async (call: PaypalCall) => {
    const answer = await callOnce(platform, setup, call, await logIn())
    if (answer.status !== 401) return answer
    // It may have been taken back before its time.
    tokens.delete(kept)
    return callOnce(platform, setup, call, await logIn())
  }
  return {
    ask: async (call, schema) => readAnswer(await send(call), call, schema),
    find: async (call, schema) => {
      const answer = await send(call)
      if (answer.status === 403 && call.mayBeClosed) {
        platform.log.warn({ path: call.path }, 'the app at PayPal lacks the feature for this')
        return undefined
      }
      return answer.status === 404 ? undefined : readAnswer(answer, call, schema)
    },
    logIn: async () => {
      tokens.delete(kept)
      await logIn()
    },
  }
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() })

async function fetchToken(platform: Needs<'log'>, setup: PaypalSetup) {
  const basic = Buffer.from(`${setup.clientId}:${setup.clientSecret}`).toString('base64')
  const path = '/v1/oauth2/token'
  const answer = await post(platform, setup, {
    path,
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  return readAnswer(answer, { path }, tokenAnswer)
}

function callOnce(
  platform: Needs<'log'>,
  setup: PaypalSetup,
  { path, method = 'GET', body, key }: PaypalCall,
  token: string,
): Promise<Answer> {
  return post(platform, setup, {
    path,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key !== undefined && { 'paypal-request-id': key }),
    },
    ...(method !== 'GET' && {
      body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    }),
  })
}

interface Answer {
  readonly status: number
  readonly text: string
}

interface RawCall {
  readonly path: string
  readonly method?: 'GET' | 'PATCH' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

async function post(
  platform: Needs<'log'>,
  setup: PaypalSetup,
  { path, method = 'POST', headers, body }: RawCall,
): Promise<Answer> {
  const origin = originOf(setup)
  try {
    const answer = await callOutside(platform, {
      purpose: 'payments by paypal',
      url: `${origin}${path}`,
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      allow: (url) =>
        url.origin === origin ? { url, isInside: setup.standIn !== null } : undefined,
      mostBytes: MOST_BYTES,
      wholeMs: WHOLE_MS,
    })
    return { status: answer.status, text: answer.body.toString('utf8') }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw new ProviderError('unreachable', `paypal: ${error.message}`, error)
  }
}

function readAnswer<Schema extends z.ZodType>(
  { status, text }: Answer,
  { path }: Pick<PaypalCall, 'path'>,
  schema: Schema,
): z.output<Schema> {
  const said = `paypal answered ${status} to ${path.split('?', 1)[0]}: ${text.slice(0, 300)}`
  if (status === 401 || status === 403) throw new ProviderError('key refused', said)
  if (status >= 500 || status === 429) throw new ProviderError('unreachable', said)
  if (status >= 400) throw new ProviderError('refused', said)
  try {
    return schema.parse(text === '' ? {} : JSON.parse(text))
  } catch (error) {
    throw new ProviderError('unclear', `paypal: another shape of ${path.split('?', 1)[0]}`, error)
  }
}

/** Does something, of which nothing is to be read. */
export async function actAtPaypal(
  paypal: PaypalClient,
  path: string,
  body: object = {},
): Promise<void> {
  await paypal.ask({ path, method: 'POST', body }, z.unknown())
}
