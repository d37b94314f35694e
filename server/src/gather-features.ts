import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { AccessServices } from './platform/http/answer-call.ts'
import type { Feature } from './platform/feature.ts'
import { importModules } from './platform/contract/import-modules.ts'

export interface NamedFeature extends Feature {
  /** `links/downloads`: its folder. */
  readonly name: string
}

/** Which part of a feature's index registers what the files of a role export, and what counts as that. */
const REGISTERED = {
  routes: { as: 'routes', is: (value: unknown) => hasKeys(value, ['endpoint', 'run']) },
  jobs: { as: 'jobs', is: (value: unknown) => hasKeys(value, ['name', 'payload', 'run']) },
  history: {
    as: 'audited',
    is: (value: unknown) => hasKeys(value, ['kind', 'fields', 'readStates']),
  },
  plugin: { as: 'plugins', is: (value: unknown) => typeof value === 'function' },
} as const
const OF_A_ROLE = /\.(routes|jobs|history|plugin)\.ts$/

/**
 * Reads `<area>/<feature>/index.ts` of every feature, in the order of their paths.
 * @throws for a folder without one, for a purpose of files that two declare, and for a route, job, history or plugin of the feature's files that its index leaves out
 */
export async function gatherFeatures(folder: string): Promise<NamedFeature[]> {
  const features: NamedFeature[] = []
  for (const name of listFeatureFolders(folder)) {
    const [index] = await importModules(path.join(folder, name), /^index\.ts$/)
    const feature = index?.exports['feature'] as Feature | undefined
    if (!feature) throw new Error(`features/${name} has no index.ts that exports a feature`)
    await assertRegistered(folder, name, feature)
    features.push({ ...feature, name })
  }
  assertPurposesDiffer(features)
  return features
}

function assertPurposesDiffer(features: readonly NamedFeature[]): void {
  const names = features.flatMap(({ filePurposes = [] }) =>
    filePurposes.map(({ purpose }) => purpose.name),
  )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two features send files for ${twice}`)
}

function listFeatureFolders(folder: string): string[] {
  const foldersIn = (parent: string) =>
    readdirSync(path.join(folder, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(parent, entry.name))
  return foldersIn('.').flatMap(foldersIn).toSorted()
}

async function assertRegistered(folder: string, name: string, feature: Feature): Promise<void> {
  for (const { file, exports } of await importModules(path.join(folder, name), OF_A_ROLE)) {
    const { as, is } = REGISTERED[OF_A_ROLE.exec(file)![1] as keyof typeof REGISTERED]
    const registered: readonly unknown[] = feature[as] ?? []
    for (const [exported, value] of Object.entries(exports))
      if ([value].flat().some((one) => is(one) && !registered.includes(one)))
        throw new Error(
          `features/${name}/${file} exports ${exported}, which is not among the ${as} of its index.ts`,
        )
  }
}

const hasKeys = (value: unknown, keys: readonly string[]) =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

/** @throws when a guard is given by no feature, or by two */
export function joinAccessServices(features: readonly NamedFeature[]): AccessServices {
  return {
    resolveActor: theOne(features, 'resolveActor'),
    assertHuman: theOne(features, 'assertHuman'),
    resolveReader: theOne(features, 'resolveReader'),
    hasLanguage: theOne(features, 'hasLanguage'),
    explainMissing: theOne(features, 'explainMissing'),
  }
}

type Guards = NonNullable<Required<Feature>['guards']>

function theOne<Name extends keyof Guards>(
  features: readonly NamedFeature[],
  name: Name,
): NonNullable<Guards[Name]> {
  const givers = features.filter(({ guards }) => guards?.[name])
  const [giver] = givers
  if (!giver || givers.length > 1)
    throw new Error(
      `The guard ${name} is given by ${givers.map((one) => one.name).join(' and ') || 'no feature'}`,
    )
  return giver.guards![name]!
}
