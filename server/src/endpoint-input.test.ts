import { expect, it } from 'vitest'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { findLooseInput } from '@mediatheque/contract/core/test-schemas.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const input = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[`${name}, ${part}`, schema] as const] : []
  }),
)

it.each(input)('holds only bounded texts, numbers, lists and records: %s', (_name, schema) => {
  expect(findLooseInput(schema)).toEqual([])
})
