import { DEFAULT_ERROR_MESSAGE, type ErrorBody } from '@mediatheque/contract/core/errors.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

interface Answer {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds?: number
}

function answerOf(error: unknown): Answer {
  if (error instanceof AppError) {
    const errors = error.code === 'validation' ? { errors: error.fields ?? {} } : {}
    const retry = error.details?.['retryAfterSeconds']
    return {
      status: error.status,
      body: { message: error.message, code: error.code, ...errors },
      ...(typeof retry === 'number' && { retryAfterSeconds: retry }),
    }
  }
  const status = (error as FastifyError).statusCode ?? 500
  const isFault = status >= 500
  return { status, body: { message: isFault ? DEFAULT_ERROR_MESSAGE : (error as Error).message } }
}

/** The one place where a failure becomes an answer. Traces go to those who may read the logs, and to developers. */
export function handleErrors(app: FastifyInstance, options: { isDevelopment: boolean }): void {
  app.setNotFoundHandler(() => {
    throw new AppError('notFound')
  })
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = answerOf(error)
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
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
