import type { RecordedQuery } from './bare-server.ts'
import { type BenchContext, type Figure, isThere, median, spread } from './bench-case.ts'
import { type MeasuredServer, readCpuMs } from './processes.ts'
import { recordQueries } from './record-queries.ts'

const ROUNDS = 5
const SECONDS = 1.4
const CONNECTIONS = 16

interface Sample {
  perSecond: number
  cpuMsPerCall: number | undefined
}

/** Calls per second of a server and the processor time it spends on each. */
export async function sample(
  context: BenchContext,
  server: MeasuredServer,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<Sample> {
  const before = readCpuMs(server.pid)
  const result = await context.load.send({
    url: server.url,
    paths,
    headers,
    connections: CONNECTIONS,
    seconds: SECONDS,
  })
  const after = readCpuMs(server.pid)
  if (result.failures > 0)
    throw new Error(
      `${result.failures} of ${result.calls} calls of ${paths[0]} failed on ${server.url}.`,
    )
  return {
    perSecond: result.perSecond,
    cpuMsPerCall:
      before === undefined || after === undefined ? undefined : (after - before) / result.calls,
  }
}

/** Rounds that take turns, so that whatever else the machine does slows both. */
export async function takeTurns(
  context: BenchContext,
  servers: [MeasuredServer, MeasuredServer],
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<[Sample[], Sample[]]> {
  const samples: [Sample[], Sample[]] = [[], []]
  for (let round = -1; round < ROUNDS; round++) {
    // Who goes first changes too.
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const taken = await sample(context, servers[side], paths, headers)
      // The first round warms up.
      if (round >= 0) samples[side].push(taken)
    }
  }
  return samples
}

export function ratioFigure(
  what: string,
  [ours, bare]: [Sample[], Sample[]],
  least: number,
): Figure {
  const ratios = ours.map(
    ({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN),
  )
  const cpu = (samples: Sample[]) =>
    median(samples.map(({ cpuMsPerCall }) => cpuMsPerCall ?? Number.NaN)).toFixed(2)
  return {
    what,
    measured: median(ratios).toFixed(2),
    required: `≥ ${least} of bare Fastify`,
    isMet: median(ratios) >= least,
    detail: `${Math.round(median(ours.map(({ perSecond }) => perSecond)))} of ${Math.round(median(bare.map(({ perSecond }) => perSecond)))} calls/s, ${spread(ratios)}; CPU ${cpu(ours)} of ${cpu(bare)} ms a call`,
  }
}

/** A call of the API against a bare handler with the same SQL: when it must ask the database each time, and as it runs. */
export async function compareWithBare(
  context: BenchContext,
  call: { what: string; paths: readonly string[]; least: number; cookie?: string },
): Promise<Figure[] | undefined> {
  const headers: Record<string, string> = call.cookie ? { cookie: call.cookie } : {}
  if (!(await isThere(context, call.paths[0] as string, call.cookie))) return undefined
  const queries: Record<string, RecordedQuery[]> = {}
  for (const path of call.paths) {
    const ask = () => context.inject({ url: path, headers })
    // What is read once and remembered is not part of the comparison.
    await ask()
    queries[path] = await recordQueries(ask)
  }
  const bare = await context.startBare({ queries, bytes: {} })
  try {
    const asked = ratioFigure(
      call.what,
      await takeTurns(context, [context.forgetful, bare], call.paths, headers),
      call.least,
    )
    const kept = ratioFigure(
      `${call.what}, with what the application keeps for seconds`,
      await takeTurns(context, [context.app, bare], call.paths, headers),
      call.least,
    )
    return [asked, kept]
  } finally {
    await bare.stop()
  }
}
