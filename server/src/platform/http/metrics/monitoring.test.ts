import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../features/test-app.ts'

const site = useTestApp()
const FOLDER = path.resolve(import.meta.dirname, '../../../../../docs/monitoring')
const NAME = /\b(?:mediatheque|http|process|nodejs)_[a-z0-9_]+/g

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')

interface Panel {
  readonly id: number
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard = JSON.parse(read('dashboard.json')) as { readonly panels: readonly Panel[] }

/** What the panels ask for. */
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

const expressions = (): string[] => [
  ...shown,
  ...read('alerts.yml')
    .split('- alert:')
    .slice(1)
    .map((rule) => /expr:([\s\S]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? ''),
]

it('dashboard and alerts name only figures that a scrape has', async () => {
  const { body } = await site.call('GET', '/metrics')
  const known = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!))
  const missing = expressions()
    .flatMap((text) => text.match(NAME) ?? [])
    .filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(missing).toEqual([])
})

it('every panel and every rule asks for a figure', () => {
  for (const text of expressions()) expect(text).toMatch(new RegExp(`${NAME.source}|up\\{`))
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('what the site counts of its own is on the dashboard', async () => {
  const { body } = await site.call('GET', '/metrics')
  const own = [...body.matchAll(/^# TYPE (mediatheque_\S+) /gm)].map(([, name]) => name!)
  const asked = shown.join(' ')
  // Of these the dashboard shows how it is now.
  const left = [
    'mediatheque_job_last_run_duration_seconds',
    'mediatheque_job_last_run_timestamp_seconds',
  ]
  expect(own.filter((name) => !asked.includes(name))).toEqual(left)
})
