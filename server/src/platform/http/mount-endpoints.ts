import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  type BodyRule,
  bodyRuleOf,
  type Endpoint,
  endpointUrl,
  type HttpMethod,
} from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { judgeAccess } from '../access/check-access.ts'
import type { Platform } from '../platform.ts'
import { type AnswerContext, answerCall } from './answer-call.ts'
import { AppError } from './app-error.ts'
import type { BoundEndpoint } from './bind-endpoint.ts'
import { headerMethod, overriddenMethod } from './method-override.ts'
import { widestRule } from './bodies/body-rule.ts'
import { assertWithin, NO_BODY, type ReadBody, readBody } from './bodies/read-body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    /** Set by mountEndpoints, and by the few plain doors named in plain-routes.ts. */
    door?: string
    /** The methods of this path. */
    allow?: readonly string[]
  }
}

/** `/liens/:id` and `/liens/:ids` are one door to the router: routes are grouped by their shape. */
const shapeOf = (url: string) => url.replace(/:[A-Za-z]+/g, ':')

interface Door {
  readonly url: string
  readonly byMethod: Map<HttpMethod, BoundEndpoint>
}

function groupByShape(bound: readonly BoundEndpoint[]): Door[] {
  const doors = new Map<string, Door>()
  for (const candidate of bound) {
    const url = endpointUrl(candidate.endpoint.path)
    const door = doors.get(shapeOf(url)) ?? { url, byMethod: new Map() }
    doors.set(shapeOf(url), door)
    if (door.byMethod.has(candidate.endpoint.method))
      throw new Error(`${candidate.endpoint.method} ${url} is bound twice`)
    door.byMethod.set(candidate.endpoint.method, candidate)
  }
  return [...doors.values()]
}

/**
 * Mounts every bound endpoint under its own method and, for PUT, PATCH and DELETE, also under POST with a method
 * override (header, or `_method` in the body: the body is read first, so that the key may stand anywhere in it).
 */
export function mountEndpoints(
  app: FastifyInstance,
  context: AnswerContext,
  bound: readonly BoundEndpoint[],
): void {
  for (const door of groupByShape(bound)) {
    for (const [method, candidate] of door.byMethod) {
      if (method === 'POST') continue
      mountOne(app, context, [...door.byMethod.keys()], candidate)
    }
    const posted = door.byMethod.get('POST')
    const overridable = [...door.byMethod].filter(([method]) => method !== 'GET')
    if (overridable.length > 0)
      mountPost(app, context, door, {
        posted,
        candidates: overridable.map(([, candidate]) => candidate),
      })
  }
}

function mountOne(
  app: FastifyInstance,
  context: AnswerContext,
  allow: readonly HttpMethod[],
  bound: BoundEndpoint,
): void {
  app.route({
    method: bound.endpoint.method,
    url: endpointUrl(bound.endpoint.path),
    config: { door: 'endpoint', takesBody: bodyRuleOf(bound.endpoint) !== undefined, allow },
    handler: async (request, reply) => {
      const actor = await actorOf(context, request)
      assertSomeAccess([bound], actor)
      return withBody(context.platform, request, [bound], (body) =>
        answerCall(context, bound, { actor, request, reply, params: request.params, body }),
      )
    },
  })
}

function mountPost(
  app: FastifyInstance,
  context: AnswerContext,
  door: Door,
  {
    posted,
    candidates,
  }: { posted: BoundEndpoint | undefined; candidates: readonly BoundEndpoint[] },
): void {
  app.route({
    method: 'POST',
    url: posted ? endpointUrl(posted.endpoint.path) : door.url,
    config: { door: 'endpoint', takesBody: true },
    handler: async (request, reply) => {
      const actor = await actorOf(context, request)
      const meant = meantBy(headerMethod(request), candidates)
      assertSomeAccess(meant, actor)
      return withBody(context.platform, request, allowedOf(meant, actor), (body) => {
        const chosen = door.byMethod.get(overriddenMethod(request, body.fields) ?? 'POST')
        if (!chosen) throw new AppError('notFound')
        assertWithin(body, bodyRuleOf(chosen.endpoint))
        return answerCall(context, chosen, {
          actor,
          request,
          reply,
          params: renameParams(request.params, chosen.endpoint),
          body,
        })
      })
    },
  })
}

/** Only the header names the method before the body is read. */
function meantBy(
  method: HttpMethod | undefined,
  candidates: readonly BoundEndpoint[],
): readonly BoundEndpoint[] {
  if (!method) return candidates
  const meant = candidates.filter(({ endpoint }) => endpoint.method === method)
  if (meant.length === 0) throw new AppError('notFound')
  return meant
}

const allowedOf = (candidates: readonly BoundEndpoint[], actor: Actor) =>
  candidates.filter(({ endpoint }) => judgeAccess(endpoint.access, actor) === 'allowed')

/** A body of megabytes is not read for somebody whom every endpoint of this door would turn away. */
function assertSomeAccess(candidates: readonly BoundEndpoint[], actor: Actor): void {
  const verdicts = candidates.map(({ endpoint }) => judgeAccess(endpoint.access, actor))
  const refusal = verdicts.find((verdict) => verdict !== 'allowed')
  if (refusal && !verdicts.includes('allowed')) throw new AppError(refusal)
}

/** The router named the parameters after the door's first path; the chosen endpoint may call them otherwise. */
function renameParams(values: unknown, endpoint: Endpoint): Record<string, string> {
  const names = endpoint.path.match(/:[A-Za-z]+/g) ?? []
  const found = Object.values(values as Record<string, string>)
  return Object.fromEntries(names.map((name, index) => [name.slice(1), found[index] ?? '']))
}

async function actorOf(context: AnswerContext, request: FastifyRequest): Promise<Actor> {
  request.actor = await context.access.resolveActor(context.platform, request)
  return request.actor
}

/** Reads what any of these would take, and nothing else. */
async function withBody(
  platform: Platform,
  request: FastifyRequest,
  candidates: readonly BoundEndpoint[],
  answer: (body: ReadBody) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const rules = candidates.map((candidate) => ruleForCaller(platform, request, candidate))
  const rule = widestRule(await Promise.all(rules))
  if (!rule) return answer(NO_BODY)
  const body = await readBody(request.server.bodyReading, request, rule)
  try {
    return await answer(body)
  } finally {
    await body.discard()
  }
}

/** What is declared, with less for files where this caller may send less. */
async function ruleForCaller(
  platform: Platform,
  request: FastifyRequest,
  { endpoint, limitFiles }: BoundEndpoint,
): Promise<BodyRule | undefined> {
  const rule = bodyRuleOf(endpoint)
  if (!rule || !limitFiles || !request.actor) return rule
  const most = await limitFiles({ platform, actor: request.actor, request })
  const files = Object.entries(rule.files).map(([name, { maxBytes }]) => [
    name,
    { maxBytes: Math.min(most, maxBytes) },
  ])
  return { ...rule, files: Object.fromEntries(files) }
}
