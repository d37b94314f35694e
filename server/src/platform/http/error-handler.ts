import {
  DEFAULT_ERROR_MESSAGE,
  ERROR_STATUS,
  type ErrorBody,
} from '@mediatheque/contract/core/errors.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from './app-error.ts'
import { describeLack } from './lacking.ts'
import { refusedInput } from './refused-input.ts'
import { DATA_POLICY, safetyHeaders } from './safety-headers.ts'

interface Answer {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds?: number
}

function answerOf(error: unknown): Answer {
  if (error instanceof AppError) {
    const errors = error.code === 'validation' ? { errors: error.fields ?? {} } : {}
    // A conflict in words of its own was not about what the caller had seen, unless it says what changed.
    const stale = (error.details?.['stale'] ?? (error.isWorded ? undefined : [])) as
      | ErrorBody['conflicts']
      | undefined
    const conflicts = error.code === 'conflict' && stale ? { conflicts: stale } : {}
    const gone = error.details?.['withdrawn'] as ErrorBody['withdrawn']
    const withdrawn = error.code === 'gone' && gone ? { withdrawn: gone } : {}
    const retry = error.details?.['retryAfterSeconds']
    return {
      status: error.status,
      body: { message: error.message, code: error.code, ...errors, ...conflicts, ...withdrawn },
      ...(typeof retry === 'number' && { retryAfterSeconds: retry }),
    }
  }
  const { statusCode: status = 500, message } = (error ?? {}) as Partial<FastifyError>
  const isFault = status >= 500 || typeof message !== 'string'
  return { status, body: { message: isFault ? DEFAULT_ERROR_MESSAGE : message } }
}

/** An address that is none, such as `/%ff`, or has too long a part, is refused before any hook. */
export function refuseAddress(
  reply: FastifyReply,
  config: Pick<Config, 'baseUrl'>,
  { statusCode }: FastifyError,
): void {
  const isTooLong = statusCode === ERROR_STATUS.addressTooLong
  const { status, body } = answerOf(new AppError(isTooLong ? 'addressTooLong' : 'badRequest'))
  void reply
    .code(status)
    .headers({ ...safetyHeaders(config), 'content-security-policy': DATA_POLICY })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

const TURNED_AWAY: ReadonlySet<string> = new Set(['unavailable', 'noRoom'])

/** Being too busy is no fault: if it counted as one, whoever calls often enough would fill the log of errors. */
function logFailure(request: FastifyRequest, error: unknown): void {
  if (error instanceof AppError && TURNED_AWAY.has(error.code))
    request.log.warn({ err: error }, 'request turned away')
  else request.log.error({ err: error }, 'request failed')
}

/** What a route said of its answer before it failed. Kept by somebody, a failure would outlast itself. */
const ABOUT_CONTENT = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
] as const

/** The one place where a failure becomes an answer. Traces go to those who may read the logs, and to developers. */
export function handleErrors(app: FastifyInstance, options: { isDevelopment: boolean }): void {
  app.setNotFoundHandler(() => {
    throw new AppError('notFound')
  })
  const known = new Set<string>()
  const sayOnce = (request: FastifyRequest, { cause }: AppError) => {
    const place = `${request.method} ${request.routeOptions.url} ${(cause as { code: string }).code}`
    if (known.has(place)) return
    known.add(place)
    request.log.error({ err: cause }, 'the database refused input that a schema let through')
  }
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusedInput(error)
    if (refused) sayOnce(request, refused)
    // A refusal on purpose has its words already, whatever caused it.
    const lack = error instanceof AppError ? undefined : describeLack(error)
    const answer = answerOf(refused ?? lack ?? error)
    if (answer.status >= 500) logFailure(request, lack ?? error)
    for (const name of ABOUT_CONTENT) reply.removeHeader(name)
    reply.header('cache-control', 'no-store')
    if (answer.retryAfterSeconds !== undefined)
      reply.header('retry-after', answer.retryAfterSeconds)
    const mayReadTrace =
      options.isDevelopment || (request.actor && hasPermission(request.actor, 'logs.view'))
    const trace =
      answer.status >= 500 && mayReadTrace && error instanceof Error
        ? {
            exception: error.name,
            message: error.message,
            trace: (error.stack ?? '').split('\n').slice(1),
          }
        : {}
    return reply.code(answer.status).send({ ...answer.body, ...trace })
  })
}
