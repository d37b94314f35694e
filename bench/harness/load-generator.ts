/** A process of its own, so that sending the load costs the measured server nothing. Reads an order, writes a result. */
import autocannon from 'autocannon'

export interface LoadOrder {
  url: string
  paths: readonly string[]
  headers: Record<string, string>
  connections: number
  seconds?: number
  /** Instead of a time: this many calls. */
  calls?: number
}
export interface LoadResult {
  calls: number
  perSecond: number
  failures: number
  /** Milliseconds. */
  p50: number
  p95: number
}

if (process.send) {
  process.on('message', (order: LoadOrder) => {
    void run(order).then((result) => process.send?.(result))
  })
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const started = performance.now()
  const running = autocannon({
    url: order.url,
    connections: order.connections,
    headers: order.headers,
    requests: order.paths.map((path) => ({ path })),
    ...(order.calls ? { amount: order.calls } : { duration: order.seconds ?? 3 }),
  })
  const times: number[] = []
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await running
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    calls: times.length,
    perSecond: times.length / seconds,
    failures: result.non2xx + result.errors,
    p50: at(0.5),
    p95: at(0.95),
  }
}
