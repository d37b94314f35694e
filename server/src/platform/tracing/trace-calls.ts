import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenSpan, tracing } from './tracing.ts'

/** Each call as a span: by its route, never by its address, which has names and words in it. */
export function traceCalls(app: FastifyInstance): void {
  if (!tracing()) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const at = tracing()
    if (!at) return done()
    const route = request.routeOptions.url ?? 'none'
    const span = at.open({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'mediatheque.request_id': request.id,
      },
    })
    spans.set(request, span)
    at.within(span, done)
  })
  // A body arrives in nobody's name.
  app.addHook('preValidation', (request, _reply, done) => {
    const at = tracing()
    const span = spans.get(request)
    if (at && span) at.within(span, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.add({ 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? { code: String(reply.statusCode) } : undefined)
  })
}
