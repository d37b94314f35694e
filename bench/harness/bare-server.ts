/**
 * What the application is measured against: Fastify with nothing but the same SQL and JSON.stringify, or the same bytes.
 * A process of its own; its order comes as a message from the one that started it.
 */
import Fastify from 'fastify'
import pg from 'pg'

export interface RecordedQuery {
  text: string
  values: unknown[]
}
export interface BareOrder {
  databaseUrl: string
  port: number
  /** By address: the statements that the application sent for the same call. */
  queries: Record<string, RecordedQuery[]>
  /** By address: what to send as it is. */
  bytes: Record<string, { body: string; headers: Record<string, string> }>
}

const POOL_SIZE = 16

process.once('message', (order: BareOrder) => {
  void serve(order).then(() => process.send?.('ready'))
})
process.on('disconnect', () => process.exit(0))

async function serve(order: BareOrder): Promise<void> {
  const pool = new pg.Pool({ connectionString: order.databaseUrl, max: POOL_SIZE })
  const app = Fastify()
  const bodies = new Map(
    Object.entries(order.bytes).map(([url, { body, headers }]) => [
      url,
      { body: Buffer.from(body, 'base64'), headers },
    ]),
  )
  app.get('*', async (request, reply) => {
    const page = bodies.get(request.url)
    if (page) return reply.headers(page.headers).send(page.body)
    const queries = order.queries[request.url]
    if (!queries) return reply.code(404).send()
    const answers: unknown[] = []
    for (const { text, values } of queries) answers.push((await pool.query(text, values)).rows)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers))
  })
  await app.listen({ port: order.port, host: '127.0.0.1' })
}
