import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatherFeatures, joinAccessServices, type NamedFeature } from './gather-features.ts'

let folder = ''
// Inside the project, so that what the files import is found.
beforeEach(() => {
  folder = mkdtempSync(path.join(import.meta.dirname, 'gathered-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

const job = (name: string) => `export const ${name} = { name: '${name}', payload: {}, run() {} }\n`
const index = (text: string) => `export const feature = ${text}\n`

describe('the features of the site', () => {
  it('are those that have a folder, in the order of their paths', async () => {
    write('links/links/index.ts', index('{ plugins: [1] }'))
    write('accounts/users/index.ts', index('{}'))
    const features = await gatherFeatures(folder)
    expect(features.map(({ name }) => name)).toEqual(['accounts/users', 'links/links'])
    expect(features[1]?.plugins).toEqual([1])
  })

  it('are refused when one does not describe itself', async () => {
    write('links/links/links.service.ts', 'export const one = 1\n')
    await expect(gatherFeatures(folder)).rejects.toThrow(
      'features/links/links has no index.ts that exports a feature',
    )
  })

  it.each([
    ['jobs', 'links.jobs.ts', job('sweepLinks'), 'sweepLinks, which is not among the jobs'],
    [
      'routes',
      'deeper/links.routes.ts',
      'export const linkRoutes = [{ endpoint: {}, run() {} }]\n',
      'linkRoutes, which is not among the routes',
    ],
    [
      'plugins',
      'links.plugin.ts',
      'export function registerLinks() {}\n',
      'registerLinks, which is not among the plugins',
    ],
  ])('are refused when an index leaves %s of its files out', async (_, file, text, message) => {
    write(`links/links/${file}`, text)
    write('links/links/index.ts', index('{}'))
    await expect(gatherFeatures(folder)).rejects.toThrow(message)
  })

  it('take what their index registers, and leave what is no job alone', async () => {
    write('links/links/links.jobs.ts', `${job('sweepLinks')}export const MOST = 3\n`)
    write(
      'links/links/index.ts',
      `import { sweepLinks } from './links.jobs.ts'\n${index('{ jobs: [sweepLinks] }')}`,
    )
    const [links] = await gatherFeatures(folder)
    expect(links?.jobs?.map(({ name }) => name)).toEqual(['sweepLinks'])
  })
})

describe('what features give to the guards', () => {
  const guards = {
    resolveActor: () => Promise.reject(new Error('not called')),
    assertHuman: () => Promise.resolve(),
    resolveReader: () => Promise.reject(new Error('not called')),
    hasLanguage: () => Promise.reject(new Error('not called')),
    explainMissing: () => Promise.reject(new Error('not called')),
  }
  const whole: NamedFeature = { name: 'accounts/sessions', guards }

  it('is given once: by none or by two is refused', () => {
    expect(joinAccessServices([whole]).assertHuman).toBe(guards.assertHuman)
    expect(() => joinAccessServices([])).toThrow('The guard resolveActor is given by no feature')
    expect(() => joinAccessServices([whole, { ...whole, name: 'other' }])).toThrow(
      'The guard resolveActor is given by accounts/sessions and other',
    )
  })
})
