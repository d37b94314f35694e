import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type {
  Body,
  Endpoint,
  Params,
  Query,
  ResponseInput,
} from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import type { UploadedFile } from './read-body.ts'

/** What a handler is given: the checked input, who asks, and the platform. */
export interface Call<E extends Endpoint> {
  readonly platform: Platform
  readonly actor: Actor
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

interface Guard<E extends Endpoint, Loaded> {
  /** Fetches the record or throws `notFound`. */
  load(call: Call<E>): Promise<Loaded>
  /** The record reaches `run` only when this says yes. */
  policy(actor: Actor, record: Loaded, call: Call<E>): boolean
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

type Unpresented = { present?: never }

/** An endpoint with its code, ready to be mounted. The mark is what the server looks for at boot. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint
  readonly load?: (call: Call<Endpoint>) => Promise<unknown>
  readonly policy?: (actor: Actor, record: unknown, call: Call<Endpoint>) => boolean
  readonly run: (call: Call<Endpoint> & { record?: unknown }) => Promise<unknown> | unknown
  readonly present?: (result: unknown, call: Call<Endpoint>) => unknown
}

/**
 * The only way to a route. With `access.record`, `load` and `policy` are required by the compiler and run before
 * `run`, which receives the authorised record and never an id to look up again.
 */
export function bindEndpoint<const E extends RecordEndpoint, Loaded, Result>(
  endpoint: E,
  binding: Guard<E, Loaded> &
    Runner<Call<E> & { readonly record: Loaded }, Result> &
    Presenter<E, Result>,
): BoundEndpoint
export function bindEndpoint<const E extends RecordEndpoint, Loaded>(
  endpoint: E,
  binding: Guard<E, Loaded> &
    Runner<Call<E> & { readonly record: Loaded }, ResponseInput<E>> &
    Unpresented,
): BoundEndpoint
export function bindEndpoint<const E extends Endpoint, Result>(
  endpoint: E extends RecordEndpoint ? never : E,
  binding: Unguarded & Runner<Call<E>, Result> & Presenter<E, Result>,
): BoundEndpoint
export function bindEndpoint<const E extends Endpoint>(
  endpoint: E extends RecordEndpoint ? never : E,
  binding: Unguarded & Runner<Call<E>, ResponseInput<E>> & Unpresented,
): BoundEndpoint
export function bindEndpoint(endpoint: Endpoint, binding: object): BoundEndpoint {
  return { endpoint, ...binding } as BoundEndpoint
}
