import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { announceStart } from './announce-start.ts'
import { buildApp } from './app.ts'
import { assertSameSite } from './assert-same-site.ts'
import { assertAddressIsFree } from './assert-address-is-free.ts'
import { followSettings } from './features/site/settings/follow-settings.ts'
import { featureJobs, features } from './features.ts'
import { addPages } from './pages.ts'
import { type Config, loadConfig } from './platform/config/config.ts'
import { createPlatform, type RunningPlatform } from './platform/create-platform.ts'
import { missingProxy } from './platform/http/unnamed-proxy.ts'
import { outliveRejections } from './platform/log/outlive-rejections.ts'
import { type RunningProgram, runProgram } from './platform/run-program.ts'
import { prepareSite } from './prepare-site.ts'
import { startWebProcess } from './web-process.ts'
import { startWebProcesses } from './web-processes.ts'

/**
 * The site: database, API, pages and, unless JOBS=off, the jobs. With WEB_PROCESSES above one this process keeps the
 * database and the jobs, and others answer the calls.
 */
async function startSite(signal: AbortSignal): Promise<RunningProgram> {
  const config = loadConfig(process.env)
  if (cluster.isWorker) return startWebProcess(config, signal)
  await assertAddressIsFree(config)
  const platform = await createPlatform(config, features, signal)
  outliveRejections(platform.log)
  let serving: RunningProgram | undefined
  const stop = async () => {
    platform.log.info('stopping')
    await serving?.stop()
    await platform.stop()
  }
  try {
    await assertSameSite(platform)
    const site = await prepareSite(platform, signal)
    const app = config.webProcesses > 1 ? undefined : await buildSite(platform)
    // Else the application does so.
    if (!app) await followSettings(platform)
    if (config.runsJobs) await platform.startWorkers(featureJobs)
    signal.throwIfAborted()
    serving = app
      ? await listen(app, config)
      : await startWebProcesses(config.webProcesses, platform.log, signal)
    announceStart(config, site)
    const warning = missingProxy(config)
    if (warning) platform.log.warn(warning)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildSite(platform: RunningPlatform): Promise<FastifyInstance> {
  const app = await buildApp(platform)
  await addPages(app, platform)
  return app
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<RunningProgram> {
  await app.listen({ host, port })
  return { stop: () => app.close() }
}

runProgram(startSite)
