import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type {
  Body,
  Endpoint,
  Params,
  Query,
  ResponseInput,
} from '@mediatheque/contract/core/endpoint.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identified } from '../access/all-or-nothing.ts'
import type { Platform } from '../platform.ts'
import type { UploadedFile } from './bodies/read-body.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'

type LoginRequired =
  | { readonly kind: 'user' | 'subscriber' | 'premium' }
  | { readonly kind: 'permission'; readonly login: true }

/** Who may come here: where the access of the endpoint asks for a login, there is a user. */
type CallerOf<E extends Endpoint> = E['access'] extends LoginRequired ? LoggedInActor : Actor

/** What a handler is given: the checked input, who asks and in which language, and the platform. */
export interface Call<E extends Endpoint> {
  readonly platform: Platform
  readonly actor: CallerOf<E>
  /** In which the caller reads: that of the account, of a cookie, of the browser, else the site's. */
  readonly language: Language
  /** Fills language lines in as the caller reads them. */
  readonly t: TranslateLine
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  /** Files of a multipart body, by field name; temporary, gone after the answer. */
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type MaybePromise<T> = T | Promise<T>
type RecordEndpoint = Endpoint & { readonly access: { readonly record: true } }

/** Whether the path names several records at once, all or nothing. */
export const namesSeveral = ({ path }: Pick<Endpoint, 'path'>): boolean => path.includes(':ids')

/** Where a path names several, what is loaded says which of them are there. */
type LoadedBy<E extends Endpoint> = E['path'] extends `${string}:ids${string}`
  ? readonly Identified[]
  : unknown

interface Guard<E extends Endpoint, Loaded> {
  /** Fetches the record or throws `notFound`; of several by `:ids` those that there are, and whoever calls it misses the others. */
  load(call: Call<E>): Promise<Loaded>
  /** The record reaches `run` only when this says yes. */
  policy(actor: CallerOf<E>, record: Loaded, call: Call<E>): boolean
}

interface FileLimiter<E extends Endpoint> {
  /**
   * How large a file may be for this caller, asked before any byte of the body is read. What the endpoint declares is the
   * most for anybody. @throws AppError where it is clear already that nothing can be taken
   */
  limitFiles?(asked: {
    readonly platform: Platform
    readonly actor: CallerOf<E>
    readonly request: FastifyRequest
  }): MaybePromise<number>
}

interface Presenter<E extends Endpoint, Result> {
  present(result: Result, call: Call<E>): MaybePromise<ResponseInput<E>>
}

interface Unguarded {
  load?: never
  policy?: never
}

interface Runner<C, Result> {
  run(call: C): MaybePromise<Result>
}

/** How a record with versions is read and shown, to tell what changed of it. */
export interface RecordView {
  readonly find: (id: number, call: Call<Endpoint>) => Promise<unknown>
  readonly view: (row: unknown, call: Call<Endpoint>) => unknown
}

/** `view` is the one that the caller saw the record in; it is given older versions of the row too. */
export function viewOfRecord<Row>(view: {
  find(id: number, call: Call<Endpoint>): Promise<Row | undefined>
  view(row: Row, call: Call<Endpoint>): MaybePromise<object>
}): RecordView {
  return view as RecordView
}

type Versioned<E extends Endpoint> = E['access'] extends { readonly version: true }
  ? { readonly versioned: RecordView }
  : { readonly versioned?: never }

type Unpresented = { present?: never }

/** An endpoint with its code, ready to be mounted. The mark is what the server looks for at boot. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint
  readonly load?: (call: Call<Endpoint>) => Promise<unknown>
  readonly policy?: (actor: Actor, record: unknown, call: Call<Endpoint>) => boolean
  readonly limitFiles?: (asked: {
    readonly platform: Platform
    readonly actor: Actor
    readonly request: FastifyRequest
  }) => MaybePromise<number>
  readonly run: (call: Call<Endpoint> & { record?: unknown }) => Promise<unknown> | unknown
  readonly versioned?: RecordView
  readonly present?: (result: unknown, call: Call<Endpoint>) => unknown
}

/**
 * The only way to a route. With `access.record`, `load` and `policy` are required by the compiler and run before
 * `run`, which receives the authorised record and never an id to look up again.
 */
export function bindEndpoint<const E extends RecordEndpoint, Loaded extends LoadedBy<E>, Result>(
  endpoint: E,
  binding: Guard<E, Loaded> &
    Versioned<E> &
    Runner<Call<E> & { readonly record: Loaded }, Result> &
    Presenter<E, Result>,
): BoundEndpoint
export function bindEndpoint<const E extends RecordEndpoint, Loaded extends LoadedBy<E>>(
  endpoint: E,
  binding: Guard<E, Loaded> &
    Versioned<E> &
    Runner<Call<E> & { readonly record: Loaded }, ResponseInput<E>> &
    Unpresented,
): BoundEndpoint
export function bindEndpoint<const E extends Endpoint, Result>(
  endpoint: E extends RecordEndpoint ? never : E,
  binding: Unguarded & FileLimiter<E> & Runner<Call<E>, Result> & Presenter<E, Result>,
): BoundEndpoint
export function bindEndpoint<const E extends Endpoint>(
  endpoint: E extends RecordEndpoint ? never : E,
  binding: Unguarded & Runner<Call<E>, ResponseInput<E>> & Unpresented,
): BoundEndpoint
export function bindEndpoint(endpoint: Endpoint, binding: object): BoundEndpoint {
  return { endpoint, ...binding } as BoundEndpoint
}
