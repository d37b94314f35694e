import { expect, it } from 'vitest'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { languageFields } from '@mediatheque/contract/core/language-code.ts'
import { findLooseInput, findWithin } from '@mediatheque/contract/core/test-schemas.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { languageFieldsOf } from './platform/http/check-languages.ts'

const input = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[`${name}, ${part}`, schema] as const] : []
  }),
)

it.each(input)('holds only bounded texts, numbers, lists and records: %s', (_name, schema) => {
  expect(findLooseInput(schema)).toEqual([])
})

it('names languages of the site where the server looks for them', () => {
  const named = input.flatMap(([name, schema]) => {
    const found = findWithin(schema, (part) => languageFields.has(part))
    return found.length === 0 ? [] : [{ name, found, schema }]
  })
  expect(named.length).toBeGreaterThan(10)
  for (const { name, found, schema } of named)
    expect([name, languageFieldsOf(schema).map((field) => field.name)]).toEqual([name, found])
})
