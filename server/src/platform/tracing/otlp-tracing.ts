import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind as OtlpKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { APP_VERSION } from '../app-version.ts'
import type { TracesConfig } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import { processName } from '../metrics/process-registry.ts'
import type { OpenSpan, SpanKind, SpanStart, Tracing } from './tracing.ts'

const KINDS: Readonly<Record<SpanKind, OtlpKind>> = {
  server: OtlpKind.SERVER,
  client: OtlpKind.CLIENT,
  consumer: OtlpKind.CONSUMER,
  internal: OtlpKind.INTERNAL,
}
const SEND_EVERY_MS = 2_000
const SEND_WITHIN_MS = 10_000
const STOP_WITHIN_MS = 3_000
const SAY_AGAIN_MS = 10 * 60_000

interface Started {
  readonly tracing: Tracing
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Spans over OTLP, as JSON over HTTP. What is not taken is lost, and said in the log now and then. */
export function createOtlpTracing(
  { endpoint, share, serviceName }: TracesConfig,
  log: Logger,
): Started {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  })
  const processor = new BatchSpanProcessor({
    exporter: saying(exporter, log),
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: SEND_WITHIN_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': APP_VERSION,
      'service.instance.id': `${processName()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('mediatheque', APP_VERSION)
  const contexts = new AsyncLocalStorage<Context>()
  const begin = ({ name, kind, attributes }: SpanStart, startTime?: number) =>
    tracer.startSpan(
      name,
      {
        kind: KINDS[kind],
        ...(attributes && { attributes }),
        ...(startTime !== undefined && { startTime }),
      },
      contexts.getStore() ?? ROOT_CONTEXT,
    )
  const spans = new WeakMap<OpenSpan, Span>()
  return {
    tracing: {
      open: (start) => {
        const span = begin(start)
        const open: OpenSpan = {
          add: (attributes) => void span.setAttributes(attributes),
          end: (fault) => end(span, fault),
        }
        spans.set(open, span)
        return open
      },
      within: (open, work) => {
        const span = spans.get(open)
        return span ? contexts.run(trace.setSpan(ROOT_CONTEXT, span), work) : work()
      },
      note: (start, milliseconds, fault) => {
        const now = performance.now()
        end(begin(start, Math.max(0, now - milliseconds)), fault, now)
      },
    },
    stop: async () => {
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** A message of an error may hold what somebody wrote: its kind is enough. */
function end(span: Span, fault: unknown, at?: number): void {
  if (fault !== undefined) {
    const { code, name } = fault as { code?: unknown; name?: unknown }
    span.setAttribute('error.type', String(code ?? name ?? 'error').slice(0, 60))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end(at)
}

function saying(exporter: SpanExporter, log: Logger): SpanExporter {
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        if (result.code !== 0 && performance.now() - saidAt > SAY_AGAIN_MS) {
          saidAt = performance.now()
          log.warn({ err: result.error, spans: batch.length }, 'traces could not be sent')
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
