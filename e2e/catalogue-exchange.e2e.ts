import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

test('an administrator takes the catalogue out and in again, and reads what was wrong with a line', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/titles/exchange')
  await expect(admin.getByRole('heading', { name: 'Export and import', level: 1 })).toBeVisible()
  await checkAccessibility(admin)
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Download the catalogue' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const lines = file.trim().split('\n')
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.every((line) => line.startsWith('{"mediatheque":1,'))).toBe(true)

  const name = `Reels from an attic ${Date.now()}`
  const made = { mediatheque: 1, kind: 'title', key: `e2e:${name}`, type: 'movie', name }
  const sent = [...lines, JSON.stringify(made), '{"mediatheque":1,"kind":"ti'].join('\n')
  await admin.locator('input[type=file]').setInputFiles({
    name: 'catalogue.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(sent),
  })
  const run = admin.getByRole('listitem').filter({ hasText: '1 refused' })
  await expect(run).toContainText('1 new', { timeout: 20_000 })
  await expect(run).toContainText('0 completed')
  await checkAccessibility(admin)
  const [faults] = await Promise.all([
    admin.waitForEvent('download'),
    run.getByRole('link', { name: 'Lines with faults' }).click(),
  ])
  expect(await readFile(await faults.path(), 'utf8')).toContain('not valid JSON')
  await admin.goto(`/admin/titles?query=${encodeURIComponent(name)}`)
  await expect(admin.getByRole('row', { name })).toBeVisible()
})
