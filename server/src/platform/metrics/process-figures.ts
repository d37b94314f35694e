import { Counter, Histogram } from 'prom-client'

/*
 * What this process counts while it works. Made once, whatever is built in the process: a registry takes them in
 * (`process-registry.ts`). Names are those that `promtool check metrics` takes: base units, counters in `_total`.
 */

export const cacheLookups = new Counter({
  name: 'mediatheque_cache_lookups_total',
  help: 'Looks at what is kept, by cache and result: hit, miss, or distrusted where nothing kept may be shown',
  labelNames: ['cache', 'result'],
  registers: [],
})

export const searchDurations = new Histogram({
  name: 'mediatheque_search_duration_seconds',
  help: 'Time to search the catalogue, by kind of search (page or suggestions); what is kept counts too',
  labelNames: ['kind'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [],
})

export const pageDurations = new Histogram({
  name: 'mediatheque_page_duration_seconds',
  help: 'Time to make a page ready to be sent, by kind of page and by whether it was kept or drawn',
  labelNames: ['page', 'source'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [],
})

export const jobDurations = new Histogram({
  name: 'mediatheque_job_run_duration_seconds',
  help: 'Time that runs of jobs took, by job and outcome (done, failed, stopped)',
  labelNames: ['job_name', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 30, 120, 600, 3600],
  registers: [],
})

export const loggedLines = new Counter({
  name: 'mediatheque_log_lines_total',
  help: 'Lines of the log, by level',
  labelNames: ['level'],
  registers: [],
})
for (const level of ['warn', 'error', 'fatal']) loggedLines.inc({ level }, 0)

export const processFigures = [
  cacheLookups,
  searchDurations,
  pageDurations,
  jobDurations,
  loggedLines,
] as const
