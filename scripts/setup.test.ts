import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const SETUP = path.join(import.meta.dirname, 'setup.mjs')

const setUpWith = (version: string) => {
  const preload = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, SETUP],
    { encoding: 'utf8' },
  )
  return { status, stderr }
}

// With an older one npm leaves out what builds the pages, and says nothing.
it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0'])(
  'a Node that is too old is told: %s',
  (version) => {
    expect(setUpWith(version)).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Mediatheque needs Node 20\.19, 22\.13 or later .*\n$/),
    })
  },
)

it.each(['20.19.0', '22.13.0', '24.0.0'])('a Node that is new enough installs: %s', (version) => {
  expect(setUpWith(version)).toEqual({ status: 0, stderr: '' })
})
