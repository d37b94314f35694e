import type { HttpMethod } from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyRequest } from 'fastify'

const OVERRIDES: readonly string[] = ['PUT', 'PATCH', 'DELETE']

/**
 * The method a POST really means: the `X-HTTP-Method-Override` header, else the top-level `_method` of the parsed body.
 * Only the parsed top level counts, so a nested key of that name never changes a call.
 */
export function overriddenMethod(request: FastifyRequest, fields: unknown): HttpMethod | undefined {
  return headerMethod(request) ?? known(topLevel(fields, '_method'))
}

/** The method that the header names, before the body is read. */
export const headerMethod = ({ headers }: FastifyRequest) =>
  known(headers['x-http-method-override'])

function topLevel(fields: unknown, key: string): unknown {
  if (
    typeof fields !== 'object' ||
    fields === null ||
    Array.isArray(fields) ||
    !Object.hasOwn(fields, key)
  )
    return undefined
  const value = (fields as Record<string, unknown>)[key]
  return Array.isArray(value) ? value.at(-1) : value
}

function known(value: unknown): HttpMethod | undefined {
  const method = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return OVERRIDES.includes(method) ? (method as HttpMethod) : undefined
}
