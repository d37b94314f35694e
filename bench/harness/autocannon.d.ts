/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    headers?: Record<string, string>
    requests?: { method?: string; path: string }[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p97_5: number; p99: number; average: number }
    non2xx: number
    errors: number
  }
  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void,
    ): void
  }
  export default function autocannon(options: Options): Run
}
