import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { isOverQuota, restrictionValue } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { assertAccess, hasRecentPassword } from '../access/check-access.ts'
import type { Platform } from '../platform.ts'
import { AppError } from './app-error.ts'
import type { BoundEndpoint, Call } from './bind-endpoint.ts'
import { handOver } from './inner-calls.ts'
import type { ReadBody } from './read-body.ts'
import { readInput, type TranslateLine } from './validation-messages.ts'

/** What the features lend to the guards: the platform itself knows neither users nor bot checks. */
export interface AccessServices {
  resolveActor(platform: Platform, request: FastifyRequest): Promise<Actor>
  /** Throws a 422 on `token` when the human check for this action is on and fails. */
  assertHuman(platform: Platform, actor: Actor, action: string, token: unknown): Promise<void>
  /** Fills language lines in as this caller reads them. */
  translatorFor(platform: Platform, actor: Actor, request: FastifyRequest): Promise<TranslateLine>
  /** How many of the thing a quota limits the actor has now, by quota name. */
  readonly quotas: Readonly<Record<string, (platform: Platform, actor: Actor) => Promise<number>>>
}

export interface AnswerContext {
  readonly platform: Platform
  readonly access: AccessServices
}

/** Guards, input, record, rule, work, view: always in this order. */
export async function answerCall(
  context: AnswerContext,
  bound: BoundEndpoint,
  input: {
    actor: Actor
    request: FastifyRequest
    reply: FastifyReply
    params: unknown
    body: ReadBody
  },
): Promise<FastifyReply> {
  const { endpoint } = bound
  const { actor, request, reply } = input
  // Answers depend on who asks: nobody keeps one, unless its endpoint says otherwise.
  void reply.header('cache-control', 'private, no-store')
  assertAccess(endpoint.access, actor)
  const language = () => context.access.translatorFor(context.platform, actor, request)
  const parse = async (schema: z.ZodType | undefined, value: unknown) =>
    schema ? readInput(schema, value ?? {}, language) : undefined
  const call: Call<Endpoint> = {
    platform: context.platform,
    actor,
    request,
    reply,
    params: (await parse(endpoint.params, input.params)) as never,
    query: (await parse(endpoint.query, request.query)) as never,
    body: (await parse(endpoint.body, input.body.fields)) as never,
    files: input.body.files,
  }
  await assertAdditions(context, endpoint, call, input.body.fields)
  const record = bound.load ? await loadRecord(bound, call) : undefined
  const result = await bound.run(bound.load ? { ...call, record } : call)
  const view = bound.present ? await bound.present(result, call) : result
  return sendView(endpoint, reply, view)
}

async function assertAdditions(
  context: AnswerContext,
  endpoint: Endpoint,
  call: Call<Endpoint>,
  fields: unknown,
): Promise<void> {
  const { access } = endpoint
  if (access.recentPassword && !hasRecentPassword(call.actor, call.platform.clock.now()))
    throw new AppError('passwordConfirmationRequired')
  if (access.botCheck) {
    const token = (fields as Record<string, unknown> | null | undefined)?.['token']
    await context.access.assertHuman(context.platform, call.actor, access.botCheck, token)
  }
  if (access.quota && access.kind === 'permission') {
    const limit = restrictionValue(call.actor, access.permission, access.quota)
    const count =
      limit === null ? 0 : await quotaCounter(context, access.quota)(context.platform, call.actor)
    if (isOverQuota(limit, count))
      throw new AppError('forbidden', {
        message: 'You have reached your limit.',
        details: { limit },
      })
  }
}

function quotaCounter(context: AnswerContext, name: string) {
  const counter = context.access.quotas[name]
  if (!counter) throw new Error(`No counter for quota ${name}`)
  return counter
}

async function loadRecord(bound: BoundEndpoint, call: Call<Endpoint>): Promise<unknown> {
  if (!bound.load || !bound.policy)
    throw new Error(`${bound.endpoint.path} loads a record without a policy`)
  const record = await bound.load(call)
  if (!bound.policy(call.actor, record, call))
    throw new AppError(call.actor.user ? 'forbidden' : 'unauthenticated')
  return record
}

/** The response schema drops every field it does not list; a value it refuses is our fault, not the caller's. */
function sendView(endpoint: Endpoint, reply: FastifyReply, view: unknown): FastifyReply {
  if (reply.sent) return reply
  reply.code(endpoint.status ?? 200)
  if (endpoint.status === 204) return reply.send()
  const parsed = endpoint.response.safeParse(view)
  if (!parsed.success)
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered out of shape: ${z.prettifyError(parsed.error)}`,
    )
  return reply
    .type('application/json; charset=utf-8')
    .send(handOver(parsed.data) ? '' : JSON.stringify(parsed.data))
}
