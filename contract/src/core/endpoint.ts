import type { z } from 'zod'
import type { Access, Area } from './access.ts'
import type { ListDefinition } from './define-list.ts'
import type { HistoryKind } from '../operations/history/history-kinds.ts'
import type { StaffPermission } from './permissions.ts'
import type { EndpointThrottle } from './throttle.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `beacon`: JSON that a page leaves behind when it goes, which browsers send as plain text. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'beacon'

export type MediaType =
  | 'application/json'
  | 'text/plain'
  | 'text/html'
  | 'text/csv'
  | 'application/x-ndjson'
  | 'application/x-tar'
  | 'text/vtt'
  | 'text/event-stream'

/** A file that a call takes, in the multipart field of its name. */
export interface FileLimit {
  readonly maxBytes: number
}

/** What of a body is read. Whatever else arrives is refused before it is read. */
export interface BodyForm {
  /** JSON and form unless said; multipart is added where `files` names some. */
  readonly kinds?: readonly BodyKind[]
  /** Most bytes of all fields together, as they are sent. */
  readonly maxBytes?: number
  readonly files?: Readonly<Record<string, FileLimit>>
}

/** Of the fields of a call that names no other limit. */
export const DEFAULT_BODY_BYTES = 128 * 1024
/** Of a call without fields: clients still name its method there, or send an empty object. */
const EMPTY_BODY_BYTES = 1_024

/**
 * One call of the API as data: the server binds it, the web calls it, the documentation prints it.
 * `path` is relative, with `:name` parameters (`liens/:id`), as the specification writes it.
 * `access` says who may call and has no default.
 */
export interface Endpoint {
  readonly method: HttpMethod
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** What it lists, where its query is that of a list: documentation, tables and the check of plans read it. */
  readonly list?: ListDefinition
  readonly body?: z.ZodType
  /** What a form for something new begins with, field by field of the body. Plain values: pages take them along. */
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly response: z.ZodType
  /** Status of a good answer; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** Media types of a good answer, where they are not JSON alone. `response` describes the JSON among them. */
  readonly answersAs?: readonly MediaType[]
  /** A GET whose path names nothing, and that may be a 404 all the same: HEAD, which does no work, cannot tell. */
  readonly mayBeMissing?: true
  /** Required where guests may write: see {@link NeedsThrottle}. */
  readonly throttle?: EndpointThrottle
  /** How the body may arrive, where that differs from {@link bodyRuleOf}'s defaults. `body` describes its fields. */
  readonly bodyForm?: BodyForm
}

/** Whether somebody without an account may reach this call, by its declaration or by what the guest role is given. */
type IsOpenToGuests<A> = A extends { readonly kind: 'anyone' | 'guestOnly' }
  ? true
  : A extends { readonly kind: 'permission'; readonly login: false }
    ? true
    : false

/** A call that does something, and that costs nobody an account, must say how often it may be made. */
type NeedsThrottle<E extends Endpoint> = E['method'] extends 'GET'
  ? unknown
  : IsOpenToGuests<E['access']> extends true
    ? { readonly throttle: EndpointThrottle }
    : unknown

/** A path with a parameter leads to something stored: its call has a rule per record, or says why it needs none. */
type NeedsRecordRule<E extends Endpoint> = E['path'] extends `${string}:${string}`
  ? E['access'] extends { readonly record: true } | { readonly noRecord: string }
    ? unknown
    : { readonly access: { readonly record: true } | { readonly noRecord: string } }
  : unknown

/** Where what opens an account is kept and changed. New calls of that kind belong below one of these paths. */
type OpensAccounts<Path extends string> =
  Path extends `${'auth' | 'secure' | 'user-sessions' | 'access-tokens'}${'' | `/${string}`}`
    ? true
    : false

/**
 * What opens an account is changed by its owner in person, and never by an access token, which may have leaked: not the
 * password, not sessions, factors, services or other tokens (docs/decisions/0014-access-tokens.md).
 */
type NeedsPresence<E extends Endpoint> = E['access'] extends { readonly inPerson: true }
  ? unknown
  : E['access'] extends { readonly recentPassword: true }
    ? { readonly access: { readonly inPerson: true } }
    : E['access'] extends { readonly kind: 'guestOnly' }
      ? unknown
      : OpensAccounts<E['path']> extends true
        ? { readonly access: { readonly inPerson: true } }
        : unknown

/** A write of a record says which version of it the caller saw, so that nobody decides about what they never saw. */
type NeedsVersion<E extends Endpoint> = E['method'] extends 'GET'
  ? unknown
  : E['access'] extends { readonly record: true }
    ? E['access'] extends { readonly version: true } | { readonly noVersion: string }
      ? unknown
      : { readonly access: { readonly version: true } | { readonly noVersion: string } }
    : unknown

/** What staff do is written down: the call says of which kind of record, or why not (docs/decisions/0046-history.md). */
type NeedsHistory<E extends Endpoint> = E['method'] extends 'GET'
  ? unknown
  : E['access'] extends { readonly permission: StaffPermission }
    ? E['access'] extends { readonly history: HistoryKind } | { readonly noHistory: string }
      ? unknown
      : { readonly access: { readonly history: HistoryKind } | { readonly noHistory: string } }
    : unknown

/** What staff have is for the administration, which is entered first: the call says so, or why it is open elsewhere. */
type NeedsArea<E extends Endpoint> = E['access'] extends { readonly permission: StaffPermission }
  ? E['access'] extends { readonly area: Area } | { readonly noArea: string }
    ? unknown
    : { readonly access: { readonly area: Area } | { readonly noArea: string } }
  : unknown

export function defineEndpoint<const E extends Endpoint>(
  endpoint: E &
    NeedsThrottle<E> &
    NeedsRecordRule<E> &
    NeedsPresence<E> &
    NeedsVersion<E> &
    NeedsHistory<E> &
    NeedsArea<E>,
): E {
  return endpoint
}

const UNPREFIXED = /^(auth|secure|log-viewer|horizon)(\/|$)/

/**
 * The path on the server: everything is under `/api/v1` but `auth`, `secure`, `log-viewer` and `horizon`, and what is
 * absolute already.
 */
export function endpointUrl(path: string): string {
  if (path.startsWith('/')) return path
  return UNPREFIXED.test(path) ? `/${path}` : `/api/v1/${path}`
}

export interface BodyRule {
  readonly kinds: ReadonlySet<BodyKind>
  readonly maxBytes: number
  readonly files: Readonly<Record<string, FileLimit>>
}

/** What is read of the body of this call; nothing of a GET. */
export function bodyRuleOf({ method, body, bodyForm = {} }: Endpoint): BodyRule | undefined {
  if (method === 'GET') return undefined
  const { kinds = ['json', 'form'], files = {} } = bodyForm
  return {
    kinds: new Set<BodyKind>(Object.keys(files).length > 0 ? [...kinds, 'multipart'] : kinds),
    maxBytes: bodyForm.maxBytes ?? (body ? DEFAULT_BODY_BYTES : EMPTY_BODY_BYTES),
    files,
  }
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined

export type ParamsInput<E extends Endpoint> = InputOf<E['params']>
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type BodyInput<E extends Endpoint> = InputOf<E['body']>
export type Params<E extends Endpoint> = OutputOf<E['params']>
export type Query<E extends Endpoint> = OutputOf<E['query']>
export type Body<E extends Endpoint> = OutputOf<E['body']>
/** What the server has to hand to the serialiser. */
export type ResponseInput<E extends Endpoint> = z.input<E['response']>
/** What a client reads. Dates travel as ISO 8601 strings, so views declare strings. */
export type Response<E extends Endpoint> = z.output<E['response']>
