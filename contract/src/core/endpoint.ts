import type { z } from 'zod'
import type { Access } from './access.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

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
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** Status of a good answer; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** The body arrives as multipart/form-data; `body` then describes its plain fields. */
  readonly multipart?: boolean
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

const UNPREFIXED = /^(auth|secure|log-viewer|horizon)(\/|$)/

/** The path on the server: everything is under `/api/v1` but `auth`, `secure`, `log-viewer` and `horizon`. */
export function endpointUrl(path: string): string {
  return UNPREFIXED.test(path) ? `/${path}` : `/api/v1/${path}`
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
