import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
  Response as ResponseOf,
} from '@mediatheque/contract/core/endpoint.ts'
import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { WORKSPACE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import {
  DEFAULT_ERROR_MESSAGE,
  type ErrorBody,
  type FieldErrors,
} from '@mediatheque/contract/core/errors.ts'
import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import type { WithdrawnView } from '@mediatheque/contract/core/withdrawn.ts'
import type { z } from 'zod'
import { readCookie } from './cookies.ts'
import { getPageData, siteUrl } from './page-data.ts'
import { getServerPage } from './server-page.ts'

/** A refused or failed call. `errors` holds messages by field of a 422; `status` 0 means that nothing answered. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly code: string | undefined
  /** Of a failure of the server, told to those who may read its logs. */
  readonly exception: string | undefined
  readonly trace: readonly string[] | undefined
  /** Somebody changed in the meantime what the caller had seen. */
  readonly isStale: boolean
  /** With `isStale`: what changed, as far as that is told. */
  readonly conflicts: readonly StaleRecord[]
  /** With status 410: what was withdrawn, and why. */
  readonly withdrawn: WithdrawnView | undefined

  constructor(status: number, body?: Partial<ErrorBody>) {
    super(body?.message || DEFAULT_ERROR_MESSAGE)
    this.name = 'ApiError'
    this.status = status
    this.errors = body?.errors ?? {}
    this.code = body?.code
    this.exception = body?.exception
    this.trace = body?.trace
    this.isStale = body?.conflicts !== undefined
    this.conflicts = body?.conflicts ?? []
    this.withdrawn = body?.withdrawn
  }
}

type Part<K extends string, V, Has> = Has extends z.ZodType
  ? object extends V
    ? { [P in K]?: V }
    : { [P in K]: V }
  : unknown

/** An endpoint that takes files does so in a form. */
export interface TakesFiles {
  readonly bodyForm: { readonly files: object }
}

/** What a call of this endpoint takes: `params` of the path, `query`, `body`; a multipart body is a FormData. */
export type Args<E extends Endpoint> = Part<'params', ParamsInput<E>, E['params']> &
  Part<'query', QueryInput<E>, E['query']> &
  (E extends TakesFiles ? { body: FormData } : Part<'body', BodyInput<E>, E['body']>)

export interface AnyArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const JOINED = new Set(['with', 'load', 'loadCount'])
const READING = new Set(['GET', 'POST', 'PUT'])

/** Path and query of a call, without the base path. Lists of `with`, `load` and `loadCount` are comma-joined. */
export function callPath(endpoint: Endpoint, args: AnyArgs, workspaceId = 0): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_match, name: string) =>
    encodeURIComponent(String(args.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && !JOINED.has(name))
      for (const item of value) query.append(name, String(item))
    else query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  if (isPaged(endpoint) && !query.has('paginate')) query.set('paginate', 'preferLengthAware')
  if (workspaceId > 0 && READING.has(endpoint.method)) query.set('workspaceId', String(workspaceId))
  return endpointUrl(path) + (query.size > 0 ? `?${query}` : '')
}

/** Whether it answers pages of a list, and can be asked how. */
function isPaged({ query }: Endpoint): boolean {
  return 'paginate' in ((query as { shape?: object } | undefined)?.shape ?? {})
}

/** Path and query of a call as {@link call} makes it, in the active workspace. */
export function addressOf<const E extends Endpoint>(endpoint: E, args: Args<E>): string {
  const workspaceId = Number(readCookie(getPageData().cookies, WORKSPACE_COOKIE) ?? 0)
  return callPath(endpoint, args as AnyArgs, workspaceId)
}

/**
 * Calls an endpoint: in the browser over the network, while rendering on the server without one.
 * @throws ApiError for every answer that is not a good one
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  args: Args<E> = {} as Args<E>,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const plain = args as AnyArgs
  const page = getServerPage()
  const path = addressOf(endpoint, args)
  if (page) {
    const { status, body } = await page.call(endpoint.method, path, plain.body)
    if (status >= 400) throw refused(status, body)
    return body as ResponseOf<E>
  }
  const how = signal ? { signal } : {}
  return callOverNetwork(endpoint, path, plain.body, how) as Promise<ResponseOf<E>>
}

/** A small writing call that goes out although its page is closed; nobody hears its answer. */
export function callWhileLeaving<const E extends Endpoint>(endpoint: E, args: Args<E>): void {
  const { body } = args as AnyArgs
  const how = { keepalive: true }
  void callOverNetwork(endpoint, addressOf(endpoint, args), body, how).catch(() => {})
}

async function callOverNetwork(
  endpoint: Endpoint,
  path: string,
  body: unknown,
  how: Pick<RequestInit, 'keepalive' | 'signal'>,
): Promise<unknown> {
  const isOverridden = endpoint.method !== 'GET' && endpoint.method !== 'POST'
  const isForm = body instanceof FormData
  if (isForm && isOverridden) body.set('_method', endpoint.method)
  const json = isOverridden ? { ...(body as object | undefined), _method: endpoint.method } : body
  const response = await fetch(siteUrl(path), {
    method: isOverridden ? 'POST' : endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(isOverridden && { 'x-http-method-override': endpoint.method }),
      ...(!isForm && json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: isForm ? body : JSON.stringify(json) }),
    ...how,
  }).catch((error: unknown) => {
    if (how.signal?.aborted) throw error
    throw new ApiError(0)
  })
  const answer: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (!response.ok) throw refused(response.status, answer)
  return answer
}

function refused(status: number, body: unknown): ApiError {
  const refusal = new ApiError(status, body as ErrorBody | undefined)
  for (const hear of refusalListeners) hear(refusal)
  return refusal
}

const refusalListeners = new Set<(refusal: ApiError) => void>()

/** Hears of every call of this page that is refused or fails, whoever made it. @returns what ends that */
export function onRefusal(hear: (refusal: ApiError) => void): () => void {
  refusalListeners.add(hear)
  return () => refusalListeners.delete(hear)
}
