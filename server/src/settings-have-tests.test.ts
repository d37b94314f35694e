import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { describe, expect, it } from 'vitest'
import { sectionsOf } from './features/site/settings/settings-fields.ts'
import { SETTING_EFFECTS } from './setting-effects.data.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SETTINGS = SETTINGS_TABS.flatMap(sectionsOf).flatMap(({ fields }) =>
  fields.map(({ key }) => key),
)
const SHOWN = SETTING_EFFECTS.flatMap(({ tests }) => tests).flatMap(({ shows }) => shows)

describe('every setting', () => {
  it('has a test of what it does', () => {
    expect(
      SETTINGS.filter((key) => !SHOWN.includes(key)).map(
        (key) =>
          `${key}: write a test that fails without its effect, and name it in server/src/setting-effects.data.ts`,
      ),
    ).toEqual([])
  })

  it('that is gone is not named', () => {
    expect(SHOWN.filter((key) => !SETTINGS.includes(key))).toEqual([])
    expect(SHOWN.filter((key, at) => SHOWN.indexOf(key) !== at)).toEqual([])
  })

  it.each(SETTING_EFFECTS)('is in $file, in the test that is said', ({ file, tests }) => {
    const at = path.join(ROOT, file)
    expect(existsSync(at), `${file} is gone: name another test of what its settings do`).toBe(true)
    const text = readFileSync(at, 'utf8')
    for (const { name, shows } of tests) {
      expect(text.includes(name), `${file} has no test “${name}”`).toBe(true)
      for (const key of shows) {
        const names = key.split('.')
        // Tables of a family are written as a loop over its groups or over its names.
        const isNamed = [key, names[0]!, names.at(-1)!].some((one) => text.includes(one))
        expect(isNamed || key.startsWith('seo_'), `${file} says nothing of ${key}`).toBe(true)
      }
    }
  })
})
