/*
 * What this process is at, as spans for OpenTelemetry, where an address for them is given. Nothing here loads anything of
 * it: `start-tracing.ts` does, and says so here. No value, address, name or message of anybody goes into a span.
 */

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

export interface SpanStart {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: Readonly<Record<string, string | number>>
}

export interface OpenSpan {
  add(attributes: Readonly<Record<string, string | number>>): void
  /** @param fault what it ended with, of which the kind alone is said */
  end(fault?: unknown): void
}

export interface Tracing {
  /** A part of what is going on. */
  open(start: SpanStart): OpenSpan
  /** What `work` begins is a part of this span. */
  within<T>(span: OpenSpan, work: () => T): T
  /** What is over already. */
  note(start: SpanStart, milliseconds: number, fault?: unknown): void
}

let current: Tracing | undefined

export const tracing = (): Tracing | undefined => current

/** @returns how to take it out again */
export function setTracing(given: Tracing): () => void {
  current = given
  return () => {
    if (current === given) current = undefined
  }
}

/** Work as a span, where there are such. */
export async function traced<T>(
  start: SpanStart,
  work: (span: Pick<OpenSpan, 'add'> | undefined) => Promise<T>,
): Promise<T> {
  const at = current
  if (!at) return work(undefined)
  const span = at.open(start)
  try {
    const result = await at.within(span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
