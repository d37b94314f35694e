import type { Endpoint } from './core/endpoint.ts'

/** Every call of the product. The server refuses to start while one of them has no code. */
export const endpoints = {} satisfies Record<string, Endpoint>
