import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createErrorLog, readLatestErrorLog } from './error-log.ts'
import { createLogger, logTo } from './logger.ts'

let dataDir = ''
beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-logs-'))
})
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

describe('the file of errors', () => {
  it('does not exist before the first error', () => {
    expect(readLatestErrorLog(dataDir)).toBeUndefined()
  })

  it('has errors and nothing less, without what identifies people', () => {
    const output: string[] = []
    const log = createLogger(
      { logLevel: 'info' },
      logTo({ write: (line) => void output.push(line) }, createErrorLog(dataDir)),
    )
    log.info('somebody came')
    log.error({ err: new Error('the cable is cut'), email: 'ann@example.org' }, 'request failed')
    const content = readLatestErrorLog(dataDir)?.content.toString() ?? ''
    expect(content).toContain('the cable is cut')
    expect(content).not.toMatch(/somebody came|ann@example/)
    expect(output).toHaveLength(2)
  })

  it('is a new one every day, and the oldest go', () => {
    let day = 1
    const errors = createErrorLog(dataDir, () => new Date(Date.UTC(2030, 0, day)))
    for (; day <= 100; day++) errors.write(`{"day":${day}}\n`)
    expect(readLatestErrorLog(dataDir)).toMatchObject({
      name: 'errors-2030-04-10.log',
      content: Buffer.from('{"day":100}\n'),
    })
    expect(fs.readdirSync(path.join(dataDir, 'logs'))).toHaveLength(90)
  })

  it('stops nothing where it cannot be written', () => {
    expect(() => createErrorLog('/dev/null/nowhere').write('lost\n')).not.toThrow()
  })

  it('is not filled by one fault that somebody repeats, and counts what it leaves out', () => {
    let at = Date.UTC(2031, 0, 1)
    const log = createLogger(
      { logLevel: 'info' },
      createErrorLog(dataDir, () => new Date(at)),
    )
    const error = new Error('the same')
    for (let count = 0; count < 5_000; count++) log.error({ err: error, count }, 'request failed')
    log.error({ err: new TypeError('another') }, 'request failed')
    at += 61_000
    log.error('a minute later')
    const lines = (readLatestErrorLog(dataDir)?.content.toString() ?? '').trim().split('\n')
    expect(lines).toHaveLength(23)
    expect(lines[20]).toContain('another')
    expect(JSON.parse(lines[21]!)).toMatchObject({ leftOut: 4_980 })
    expect(lines[22]).toContain('a minute later')
  })

  it('is not filled by many faults that somebody finds either, nor by long ones', () => {
    const errors = createErrorLog(dataDir, () => new Date(Date.UTC(2032, 0, 1)))
    const sizeOf = () => readLatestErrorLog(dataDir)?.content.length ?? 0
    errors.write(`${JSON.stringify({ msg: 'x'.repeat(500_000) })}\n`)
    expect(sizeOf()).toBeLessThanOrEqual(64 * 1024 + 1)
    for (let kind = 0; kind < 300; kind++) errors.write(`{"msg":"kind ${kind}"}\n`)
    const lines = (readLatestErrorLog(dataDir)?.content.toString() ?? '').trim().split('\n')
    expect(lines).toHaveLength(200)
  })

  it('takes no more in a day than a disk can spare', () => {
    const errors = createErrorLog(dataDir, () => new Date(Date.UTC(2033, 0, 1)))
    errors.write('{"msg":"first"}\n')
    const file = path.join(dataDir, 'logs', readLatestErrorLog(dataDir)!.name)
    fs.truncateSync(file, 20 * 1024 * 1024)
    errors.write('{"msg":"one more"}\n')
    expect(fs.statSync(file).size).toBe(20 * 1024 * 1024)
    fs.rmSync(file)
  })
})
