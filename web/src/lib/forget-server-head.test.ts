import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** They write it on the server alone. */
const WRITERS = ['features/catalogue/title-cards/page-head.ts', 'routes/root.tsx']

it('takes away only what no page writes in the browser', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const writing = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !file.includes('.test.') &&
      /(name: 'description'|name: 'twitter:|\bproperty: '|application\/ld\+json'|rel: 'alternate')/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  )
  expect(writing.toSorted()).toEqual(WRITERS)
})
