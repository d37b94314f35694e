import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { answerReferences, serialisePageQueries } from './page-queries.ts'

const title = { id: 7, name: '</script><b>' }

function clientWith(answer: object): QueryClient {
  const client = new QueryClient()
  client.setQueryData(['titles', 7], answer)
  return client
}

describe('what the queries of a page answered', () => {
  it('cannot end the element that carries it', () => {
    const text = serialisePageQueries(clientWith({ title }))
    expect(text).not.toContain('<')
    expect(text).toContain('\\u003c/script>')
  })

  it('is named by what loaders return, in the browser as well', () => {
    const answer = { title }
    const server = answerReferences(clientWith(answer))
    const received = { title: { ...title } }
    const browser = answerReferences(clientWith(received))
    const across = (value: object) =>
      browser.fromSerializable(JSON.parse(JSON.stringify(server.toSerializable(value))) as never)
    expect(server.test(answer)).toBe(true)
    expect(across(answer)).toBe(received)
    expect(across(answer.title)).toBe(received.title)
  })

  it('leaves alone what is no answer', () => {
    const { test } = answerReferences(clientWith({ title }))
    expect([test({ title }), test(null), test('7')]).toEqual([false, false, false])
  })
})
