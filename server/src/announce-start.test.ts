import { expect, it } from 'vitest'
import { announceStart } from './announce-start.ts'

const CONFIG = {
  baseUrl: '',
  host: '127.0.0.1',
  port: 3000,
  databaseUrl: undefined,
  dataDir: '/data',
}
const SITE = {
  demoAccounts: ['member@demo.example'],
  refusedDemoAccounts: 0,
  setupUrl: 'http://127.0.0.1:3000/setup?token=abc',
}

const said = (isTTY: boolean) => {
  const written: string[] = []
  const write = (text: string) => written.push(text) > 0
  announceStart(CONFIG as never, SITE, { isTTY, write: write as never })
  return written.join('')
}

it('tells who sits at a terminal where the site is and who to log in as', () => {
  expect(said(true)).toContain('  Mediatheque runs on http://127.0.0.1:3000\n')
  expect(said(true)).toContain('    member@demo.example\n')
  expect(said(true)).toContain(
    '  Make the first administrator on http://127.0.0.1:3000/setup?token=abc\n',
  )
})

it('is one line of JSON where nobody does', () => {
  expect(said(false)).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(said(false))).toMatchObject({
    level: 'info',
    msg: 'Mediatheque runs on http://127.0.0.1:3000',
    setupUrl: SITE.setupUrl,
    demoAccounts: SITE.demoAccounts,
    demoPassword: 'Demo-1234!',
  })
})
