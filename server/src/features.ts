import path from 'node:path'
import { gatherFeatures, joinAccessServices } from './gather-features.ts'
import { platformRetention } from './platform/retention.ts'
import { pruneRecords } from './prune-records.ts'

/** Every feature of the site. */
export const features = await gatherFeatures(path.join(import.meta.dirname, 'features'))

/** The endpoints of every feature, with their code. */
export const featureRoutes = features.flatMap(({ routes = [] }) => routes)
/** What is kept for a while, of every feature and of the platform. */
export const retention = [
  ...platformRetention,
  ...features.flatMap((feature) => feature.retention ?? []),
]
/** The jobs of every feature, and the one that deletes what is over. */
export const featureJobs = [...features.flatMap(({ jobs = [] }) => jobs), pruneRecords(retention)]
/** The plain routes and hooks of every feature. */
export const featurePlugins = features.flatMap(({ plugins = [] }) => plugins)
/** Who is calling, whether they are human, and in which words they are answered. */
export const accessServices = joinAccessServices(features)
