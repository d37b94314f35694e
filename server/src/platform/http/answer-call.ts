import { Readable } from 'node:stream'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { LanguageChoice } from '@mediatheque/contract/core/language-code.ts'
import { noFilters } from '@mediatheque/contract/core/table-filters.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { assertAllFound, type Identified } from '../access/all-or-nothing.ts'
import { assertAccess, hasRecentPassword } from '../access/check-access.ts'
import { expectingVersions, OutdatedRecords } from '../access/seen-versions.ts'
import { duringCall, expectingHistory } from '../audit/acts.ts'
import { expectingQuota } from '../access/within-quota.ts'
import type { Platform } from '../platform.ts'
import { countAttempt, forgiveAttempt } from '../throttles/throttles.ts'
import { AppError } from './app-error.ts'
import { type BoundEndpoint, type Call, namesSeveral } from './bind-endpoint.ts'
import { assertLanguages } from './check-languages.ts'
import { describeConflict } from './describe-conflict.ts'
import { handOver } from './inner-calls.ts'
import type { ReadBody } from './bodies/read-body.ts'
import { openCursor } from './pagination.ts'
import { readInput } from './read-input.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What the features lend to the guards: the platform itself knows neither users nor bot checks. */
export interface AccessServices {
  resolveActor(platform: Platform, request: FastifyRequest): Promise<Actor>
  /** Throws a 422 on `token` when the human check for this action is on and fails. */
  assertHuman(platform: Platform, actor: Actor, action: string, token: unknown): Promise<void>
  /** In which language this caller is answered. */
  resolveReader(platform: Platform, actor: Actor, request: FastifyRequest): Promise<Reader>
  /** Whether the site has this language: for its readers, or for the staff that tends it. */
  hasLanguage(platform: Platform, language: string, of: LanguageChoice): Promise<boolean>
  /** What to answer instead where a path names a record that is not there; undefined where there is no more to say. */
  explainMissing?(platform: Platform, missing: Missing): Promise<AppError | undefined>
}

/** A path that named one record which is not there. */
export interface Missing extends Pick<Reader, 'language'> {
  /** Of the endpoint: `titles/:id`. */
  readonly path: string
  readonly id: number
}

export type Reader = Pick<Call<Endpoint>, 'language' | 't'>

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
  await countCall(context.platform, endpoint, request)
  const reader = await context.access.resolveReader(context.platform, actor, request)
  const parse = (schema: z.ZodType | undefined, value: unknown) =>
    schema ? readInput(schema, value ?? {}, reader.t) : undefined
  const call: Call<Endpoint> = {
    platform: context.platform,
    actor,
    ...reader,
    request,
    reply,
    params: parse(endpoint.params, input.params),
    query: openCursor(parse(querySchemaOf(endpoint), request.query)),
    body: parse(endpoint.body, input.body.fields),
    files: input.body.files,
  }
  await assertLanguages(
    [
      [endpoint.params, call.params],
      [endpoint.query, call.query],
      [endpoint.body, call.body],
    ],
    (language, of) => context.access.hasLanguage(context.platform, language, of),
    reader.t,
  )
  await assertAdditions(context, endpoint, call, input.body.fields)
  const record = bound.load
    ? await explained(context, call, endpoint, () => loadRecord(bound, call))
    : undefined
  // Whoever only looks whether there is something must not make it happen, whatever the call is good for.
  if (request.method === 'HEAD') return answerHead(bound, call)
  const run = () => bound.run(bound.load ? { ...call, record } : call)
  const result = await explained(context, call, endpoint, () =>
    duringCall(actor, () => runWatched(bound, call, run)),
  )
  await forgiveGoodCall(context.platform, endpoint, request)
  const view = bound.present ? await bound.present(result, call) : result
  return sendView(endpoint, reply, view)
}

/** Does the work and, where the record of the path is not there, says what became of it. */
async function explained<Result>(
  { access, platform }: AnswerContext,
  { params, language }: Call<Endpoint>,
  { path }: Endpoint,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { id, ids = [id] } = (params ?? {}) as { id?: unknown; ids?: unknown[] }
    const isMissing = error instanceof AppError && error.code === 'notFound'
    if (!isMissing || typeof ids[0] !== 'number') throw error
    throw (await access.explainMissing?.(platform, { path, id: ids[0], language })) ?? error
  }
}

/**
 * As GET would be answered, where that is known without doing the work: whether there is a record says `load`, and a path
 * that names nothing leads somewhere. What a path names and only the work would find cannot be asked by HEAD.
 */
function answerHead({ endpoint, load }: BoundEndpoint, call: Call<Endpoint>): FastifyReply {
  const { reply, request } = call
  if (!load && (endpoint.mayBeMissing || endpoint.path.includes(':'))) {
    const { allow = ['GET'] } = request.routeOptions.config
    return reply.code(405).header('allow', allow.join(', ')).send()
  }
  return (endpoint.answersAs ? reply : reply.type(JSON_TYPE)).code(200).send()
}

const onlyNoFilters = z.object({ filters: noFilters.optional() })

/** A call that reads no filters refuses them, whatever else it reads. */
function querySchemaOf({ query }: Endpoint): z.ZodType | undefined {
  if (!query) return onlyNoFilters
  const shape: object = query instanceof z.ZodObject ? query.shape : {}
  return 'filters' in shape ? query : query.and(onlyNoFilters)
}

/** What is declared and only the work itself can do is looked for in it. */
async function runWatched(
  bound: BoundEndpoint,
  call: Call<Endpoint>,
  run: () => Promise<unknown> | unknown,
): Promise<unknown> {
  const { access, method, path } = bound.endpoint
  const { quota } = access
  const name = `${method} ${path}`
  const counted = quota ? () => expectingQuota(quota, run) : run
  const recorded = access.history ? () => expectingHistory(name, counted) : counted
  if (!access.version) return recorded()
  try {
    return await expectingVersions(name, recorded)
  } catch (error) {
    throw error instanceof OutdatedRecords ? await describeConflict(bound, call, error) : error
  }
}

/** Before the input is read: whoever sends nonsense is counted too. */
async function countCall(
  platform: Platform,
  { throttle }: Endpoint,
  { ip }: FastifyRequest,
): Promise<void> {
  if (throttle && !('unlimited' in throttle)) await countAttempt(platform, throttle, ip)
}

async function forgiveGoodCall(
  platform: Platform,
  { throttle }: Endpoint,
  { ip }: FastifyRequest,
): Promise<void> {
  if (throttle && 'forgivesGoodCalls' in throttle) await forgiveAttempt(platform, throttle, ip)
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
}

async function loadRecord(bound: BoundEndpoint, call: Call<Endpoint>): Promise<unknown> {
  if (!bound.load || !bound.policy)
    throw new Error(`${bound.endpoint.path} loads a record without a policy`)
  const record = await bound.load(call)
  if (!bound.policy(call.actor, record, call))
    throw new AppError(call.actor.user ? 'forbidden' : 'unauthenticated')
  // After the rule: whoever may touch none of them is not told which there are.
  if (namesSeveral(bound.endpoint))
    assertAllFound((call.params as { ids: number[] }).ids, record as readonly Identified[])
  return record
}

/** The response schema drops every field it does not list; a value it refuses is our fault, not the caller's. */
function sendView(endpoint: Endpoint, reply: FastifyReply, view: unknown): FastifyReply {
  if (reply.sent || reply.raw.destroyed) return reply
  if (view instanceof Readable) return reply.code(endpoint.status ?? 200).send(view)
  if (endpoint.answersAs?.includes('application/json') === false)
    throw new Error(`${endpoint.method} ${endpoint.path} did not wait until its answer was sent`)
  reply.code(endpoint.status ?? 200)
  if (endpoint.status === 204) return reply.send()
  const parsed = endpoint.response.safeParse(view)
  if (!parsed.success)
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered out of shape: ${z.prettifyError(parsed.error)}`,
    )
  return reply.type(JSON_TYPE).send(handOver(parsed.data) ? '' : JSON.stringify(parsed.data))
}
