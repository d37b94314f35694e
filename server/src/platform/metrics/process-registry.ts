import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { APP_COMMIT, APP_VERSION } from '../app-version.ts'
import { measuredCaches, measuredHearing, measuredPools } from './measured.ts'
import { processFigures } from './process-figures.ts'

/** Set by the first process for each that it starts: a number that the one taking its place has again. */
export const WEB_PROCESS_NUMBER = 'MEDIATHEQUE_WEB_PROCESS'

/** What a process is called in figures: `main`, or `web1` and on where several answer. One that only runs jobs is `worker`. */
export const processName = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment[WEB_PROCESS_NUMBER] ? `web${environment[WEB_PROCESS_NUMBER]}` : 'main'

/** Gauges that are named as counters are; what they say stands in others, by type. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** All figures of this process, each with its name. */
export function createProcessRegistry(name: string = processName()): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process: name })
  collectDefaultMetrics({ register: registry })
  for (const misnamed of MISNAMED) registry.removeSingleMetric(misnamed)
  for (const figure of processFigures) registry.registerMetric(figure as never)
  addBuildInfo(registry)
  addPools(registry)
  addCaches(registry)
  addHearing(registry)
  return registry
}

function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'mediatheque_build_info',
    help: 'Always 1: the version, commit and Node.js of each process that runs',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  }).set({ version: APP_VERSION, commit: APP_COMMIT ?? 'unknown', node: process.version }, 1)
}

function addPools(registry: Registry): void {
  const connections = new Gauge({
    name: 'mediatheque_database_pool_connections',
    help: 'Connections to the database, by pool and state (busy, idle)',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const gauge of [connections, waiting, most]) gauge.reset()
      for (const { purpose: pool, ...reading } of measuredPools.readAll()) {
        connections.inc({ pool, state: 'busy' }, reading.open - reading.idle)
        connections.inc({ pool, state: 'idle' }, reading.idle)
        waiting.inc({ pool }, reading.waiting)
        most.inc({ pool }, reading.most)
      }
    },
  })
  const waiting = new Gauge({
    name: 'mediatheque_database_pool_waiting_calls',
    help: 'Calls that wait for a connection, by pool',
    labelNames: ['pool'],
    registers: [registry],
  })
  const most = new Gauge({
    name: 'mediatheque_database_pool_max_connections',
    help: 'As many connections as a pool may open',
    labelNames: ['pool'],
    registers: [registry],
  })
}

function addCaches(registry: Registry): void {
  const entries = new Gauge({
    name: 'mediatheque_cache_entries',
    help: 'What is kept in memory, by cache',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      entries.reset()
      bytes.reset()
      for (const reading of measuredCaches.readAll()) {
        entries.inc({ cache: reading.cache }, reading.entries)
        bytes.inc({ cache: reading.cache }, reading.bytes)
      }
    },
  })
  const bytes = new Gauge({
    name: 'mediatheque_cache_size_bytes',
    help: 'What that weighs in memory, roughly, by cache',
    labelNames: ['cache'],
    registers: [registry],
  })
}

function addHearing(registry: Registry): void {
  const hearing = new Gauge({
    name: 'mediatheque_events_listening',
    help: '1 while messages of other processes are heard, by how (listen, or poll behind a pool); 0 while they are missed',
    labelNames: ['how'],
    registers: [registry],
    collect() {
      hearing.reset()
      for (const { how, isListening } of measuredHearing.readAll())
        hearing.set({ how }, Number(isListening))
    },
  })
}
