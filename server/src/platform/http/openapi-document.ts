import {
  bodyRuleOf,
  type BodyKind,
  type Endpoint,
  endpointUrl,
} from '@mediatheque/contract/core/endpoint.ts'
import { ERROR_STATUS, errorBodySchema } from '@mediatheque/contract/core/errors.ts'
import { flag } from '@mediatheque/contract/core/input.ts'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Operation = Readonly<Record<string, unknown>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly [part: string]: unknown
}

export interface DocumentedEndpoint {
  /** Its key in the contract, which no other endpoint has. */
  readonly name: string
  readonly endpoint: Endpoint
  /** The folder of the contract that it is declared in: `links/downloads`. */
  readonly folder: string
}

const MEDIA_TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  beacon: 'text/plain',
}

const REFUSALS = {
  badRequest: 'The call cannot be read.',
  unauthenticated: 'A login is needed.',
  forbidden: 'The caller may not do this.',
  notFound: 'There is no such record.',
  conflict: 'A record has changed since the caller saw it.',
  payloadTooLarge: 'The body is too large.',
  unsupportedMediaType: 'The body is of a kind that is not read here.',
  validation: 'The input is refused; `errors` says why, by field.',
  passwordConfirmationRequired: 'The password has to be confirmed first.',
  tooManyRequests: 'Too many attempts; `Retry-After` says when to come back.',
} as const
type Refusal = keyof typeof REFUSALS

/** The OpenAPI document of these calls. Nothing else describes them: it is read from what guards and checks them. */
export function openApiDocument(
  documented: readonly DocumentedEndpoint[],
  basePath: string,
): OpenApiDocument {
  const folders = [...new Set(documented.map(({ folder }) => folder))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mediatheque',
      version: '1',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      description:
        'Every call of the product. PUT, PATCH and DELETE may be sent as POST with an `X-HTTP-Method-Override` header or a top-level `_method` field.',
    },
    servers: [{ url: basePath || '/' }],
    tags: folders.map((folder) => ({ name: tagOf(folder) })),
    'x-tagGroups': Object.entries(Object.groupBy(folders, areaOf)).map(([name, within = []]) => ({
      name: readable(name),
      tags: within.map(tagOf),
    })),
    paths: pathsOf(documented),
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      responses: {
        Failure: refusal('Any other refusal or failure.'),
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([code, description]) => [code, refusal(description)]),
        ),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'mediatheque_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const readable = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const areaOf = (folder: string) => folder.split('/')[0] ?? folder
const tagOf = (folder: string) => readable(folder.slice(folder.lastIndexOf('/') + 1))

const PARAMETER = /:([A-Za-z]+)/g
const parameterNames = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name)

/**
 * A path stands once, whatever each of its methods calls its parameters: `/liens/:id` and `/liens/:ids` are one path to
 * clients as to the router, under the names of the one that is read.
 */
function pathsOf(documented: readonly DocumentedEndpoint[]): OpenApiDocument['paths'] {
  const byShape = Object.groupBy(documented, ({ endpoint }) =>
    endpointUrl(endpoint.path).replace(PARAMETER, ':'),
  )
  return Object.fromEntries(
    Object.values(byShape).map((calls = []) => {
      const named = calls.find(({ endpoint }) => endpoint.method === 'GET') ?? calls[0]
      const path = named?.endpoint.path ?? ''
      return [
        endpointUrl(path).replace(PARAMETER, '{$1}'),
        Object.fromEntries(
          calls.map((call) => [
            call.endpoint.method.toLowerCase(),
            operationOf(call, parameterNames(path)),
          ]),
        ),
      ]
    }),
  )
}

function operationOf(
  { name, endpoint, folder }: DocumentedEndpoint,
  shownNames: readonly string[],
): Operation {
  const parameters = [...pathParameters(endpoint, shownNames), ...queryParameters(endpoint)]
  const requestBody = requestBodyOf(endpoint)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(folder)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  }
}

function pathParameters({ path, params }: Endpoint, shownNames: readonly string[]): object[] {
  const fields = params ? (schemaOf(params, 'input').properties ?? {}) : {}
  return parameterNames(path).map((name, index) => ({
    name: shownNames[index],
    in: 'path',
    required: true,
    schema: fields[name] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return []
  const { properties, required = [], ...free } = schemaOf(query, 'input')
  if (!properties)
    return [
      {
        name: 'query',
        in: 'query',
        style: 'form',
        explode: true,
        schema: { ...free, type: 'object' },
      },
    ]
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}

function requestBodyOf(endpoint: Endpoint): object | undefined {
  const rule = bodyRuleOf(endpoint)
  const files = Object.keys(rule?.files ?? {})
  if (!rule || (!endpoint.body && files.length === 0)) return undefined
  const fields = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object' as const }
  const withFiles = {
    ...fields,
    properties: {
      ...fields.properties,
      ...Object.fromEntries(
        files.map((name) => [
          name,
          { type: 'string', contentMediaType: 'application/octet-stream' },
        ]),
      ),
    },
  }
  return {
    required: fields.type !== 'object' || (fields.required ?? []).length > 0,
    content: Object.fromEntries(
      [...rule.kinds].map((kind) => [
        MEDIA_TYPES[kind],
        { schema: kind === 'multipart' ? withFiles : fields },
      ]),
    ),
  }
}

/** Where nobody has to be known, knowing them may still change the answer; only those logged in are turned away by some. */
function securityOf({ access }: Endpoint): object[] {
  if (access.kind === 'guestOnly') return [{}]
  const isOpen = access.kind === 'anyone' || (access.kind === 'permission' && !access.login)
  return [...(isOpen ? [{}] : []), { session: [] }, ...(access.inPerson ? [] : [{ token: [] }])]
}

function refusalsOf(endpoint: Endpoint): Refusal[] {
  const { access, throttle, method, path } = endpoint
  const isWrite = method !== 'GET'
  const when: Readonly<Record<Refusal, boolean>> = {
    badRequest: true,
    unauthenticated: access.kind !== 'anyone' && access.kind !== 'guestOnly',
    forbidden: access.kind !== 'anyone' || isWrite,
    notFound: path.includes(':'),
    conflict: access.version === true,
    payloadTooLarge: isWrite,
    unsupportedMediaType: isWrite,
    validation: true,
    passwordConfirmationRequired: access.recentPassword === true,
    tooManyRequests: throttle !== undefined && !('unlimited' in throttle),
  }
  return (Object.keys(REFUSALS) as Refusal[]).filter((code) => when[code])
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const { status = 200, response, answersAs = ['application/json'] } = endpoint
  const content = Object.fromEntries(
    answersAs.map((type) => [
      type,
      { schema: type === 'application/json' ? schemaOf(response, 'output') : { type: 'string' } },
    ]),
  )
  return {
    [status]: { description: 'Done.', ...(status !== 204 && { content }) },
    ...Object.fromEntries(
      refusalsOf(endpoint).map((code) => [
        ERROR_STATUS[code],
        { $ref: `#/components/responses/${code}` },
      ]),
    ),
    default: { $ref: '#/components/responses/Failure' },
  }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, {
    io,
    // What JSON has no word for, such as no answer at all, takes anything.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== flag || io !== 'input') return
      // The other ways to write a yes are for forms and addresses; one is enough to know.
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      jsonSchema.type = 'boolean'
    },
  })
  return printed
}
