import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: object
}

interface Operation {
  readonly operationId?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const PARAMETER = /:[A-Za-z]+|\{[^}]*\}/g

describe('the OpenAPI document', () => {
  const test = useTestApp()

  const readDocument = async () => {
    const reader = await test.as('admin')
    return (await reader.call('GET', '/api-docs/openapi.json')).json<Document>()
  }
  const operationsOf = ({ paths }: Document) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  it('has every endpoint, by its name', async () => {
    const printed = operationsOf(await readDocument()).map(
      ({ path, method, operation }) =>
        `${operation.operationId} ${method} ${path.replace(PARAMETER, '*')}`,
    )
    const expected = Object.entries(endpoints).map(
      ([name, { method, path }]) =>
        `${name} ${method.toLowerCase()} ${endpointUrl(path).replace(PARAMETER, '*')}`,
    )
    expect(printed.toSorted()).toEqual(expected.toSorted())
  })

  it('has no two paths that differ by the name of a parameter alone', async () => {
    const shapes = Object.keys((await readDocument()).paths).map((path) =>
      path.replace(PARAMETER, '{}'),
    )
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  it('describes each parameter of a path, and no other, by a schema', async () => {
    const wrong = operationsOf(await readDocument()).filter(({ path, operation }) => {
      const { parameters = [] } = operation
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
      return (
        described.join() !== (path.match(PARAMETER) ?? []).join() ||
        parameters.some(({ schema }) => typeof schema !== 'object')
      )
    })
    expect(wrong).toEqual([])
  })

  it('offers access tokens only where they are taken', async () => {
    const wrong = operationsOf(await readDocument()).filter(({ operation }) => {
      const access = endpoints[operation.operationId ?? '']?.access
      const isOffered = operation.security?.some((way) => 'token' in way) ?? true
      return !access || isOffered !== (access.kind !== 'guestOnly' && !access.inPerson)
    })
    expect(wrong).toEqual([])
  })

  it('passes a linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'tag-description': 'off',
        // `/workspace/:id/leave` beside `/workspace/invite/:inviteId`: no id is the word `invite`.
        'no-ambiguous-paths': 'off',
      },
    })
    const problems = await lintFromString({
      source: JSON.stringify(await readDocument()),
      absoluteRef: '/openapi.json',
      config,
    })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })
})
