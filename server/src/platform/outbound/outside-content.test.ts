import { expect, it } from 'vitest'
import { writeContent } from './outside-content.ts'

const HEADERS = { accept: 'application/json' }
const write = (content: Parameters<typeof writeContent>[1]) =>
  writeContent('https://service.example/api?a=b', content, HEADERS)

it('a service is asked with the query of its call, and posted to with what there is to say', () => {
  expect(write({ query: { key: 'x y', a: 'c' } })).toEqual({
    url: 'https://service.example/api?a=c&key=x+y',
    headers: HEADERS,
  })
  expect(write({ form: { link: 'https://host.example/?a&b' } })).toEqual({
    url: 'https://service.example/api?a=b',
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'link=https%3A%2F%2Fhost.example%2F%3Fa%26b',
  })
  expect(write({ json: { id: 1 } })).toMatchObject({
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: '{"id":1}',
  })
})
