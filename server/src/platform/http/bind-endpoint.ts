import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Body, Endpoint, Params, Query, ResponseInput } from '@mediatheque/contract/core/endpoint.ts'
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
type NeedsRecord<E extends Endpoint> = E['access'] extends { record: true } ? true : false

type Guard<E extends Endpoint, Loaded> =
  NeedsRecord<E> extends true
    ? {
        /** Fetches the record or throws `notFound`. */
        load(call: Call<E>): Promise<Loaded>
        /** The record reaches `run` only when this says yes. */
        policy(actor: Actor, record: Loaded, call: Call<E>): boolean
      }
    : { load?: never; policy?: never }

type RunCall<E extends Endpoint, Loaded> = Call<E> & (NeedsRecord<E> extends true ? { readonly record: Loaded } : unknown)

type Presented<E extends Endpoint, Loaded, Result> = Guard<E, Loaded> & {
  run(call: RunCall<E, Loaded>): MaybePromise<Result>
  present(result: Awaited<Result>, call: Call<E>): MaybePromise<ResponseInput<E>>
}

type Plain<E extends Endpoint, Loaded> = Guard<E, Loaded> & {
  run(call: RunCall<E, Loaded>): MaybePromise<ResponseInput<E>>
  present?: never
}

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
export function bindEndpoint<const E extends Endpoint, Loaded, Result>(endpoint: E, binding: Presented<E, Loaded, Result>): BoundEndpoint
export function bindEndpoint<const E extends Endpoint, Loaded>(endpoint: E, binding: Plain<E, Loaded>): BoundEndpoint
export function bindEndpoint(endpoint: Endpoint, binding: object): BoundEndpoint {
  return { endpoint, ...binding } as BoundEndpoint
}
