import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { gatherEndpoints } from './gather-endpoints.ts'
import { gatherLines } from './gather-lines.ts'

describe('language lines', () => {
  it('may be used by two features, with one text', () => {
    const line = { Name: { fr: 'Nom' } }
    const lines = gatherLines([
      { file: 'a.lines.ts', exports: { aLines: line } },
      { file: 'b.lines.ts', exports: { bLines: line } },
    ])
    expect(lines).toEqual(line)
  })

  it('are refused when two features give one key different texts', () => {
    expect(() =>
      gatherLines([
        { file: 'a.lines.ts', exports: { aLines: { Complete: { fr: 'Complet' } } } },
        { file: 'b.lines.ts', exports: { bLines: { Complete: { fr: 'Complète' } } } },
      ]),
    ).toThrow('The line “Complete” reads otherwise in b.lines.ts than in a.lines.ts')
  })

  it('are refused when a file of lines has none that are found', () => {
    expect(() => gatherLines([{ file: 'a.lines.ts', exports: { texts: {} } }])).toThrow(
      'a.lines.ts exports no …Lines',
    )
  })
})

describe('endpoints', () => {
  const endpoint = { method: 'GET', path: 'a', access: { kind: 'anyone' } }

  it('have a name of their own', () => {
    expect(() =>
      gatherEndpoints([
        { file: 'a.endpoints.ts', exports: { aEndpoints: { list: endpoint } } },
        { file: 'b.endpoints.ts', exports: { bEndpoints: { list: endpoint } } },
      ]),
    ).toThrow('b.endpoints.ts: another file has an endpoint list too')
  })

  it('are refused where something else is among them', () => {
    expect(() =>
      gatherEndpoints([{ file: 'a.endpoints.ts', exports: { aEndpoints: { list: 'no' } } }]),
    ).toThrow('a.endpoints.ts: aEndpoints.list is no endpoint')
  })
})

/** Where the code of a role may lie: what a file of another role makes is not looked for when the server starts. */
const MADE_IN = [
  [/\bbindEndpoint\(/, /\.routes\.ts$/],
  [/\bdefineJob\(/, /\.jobs?\.ts$/],
  [/\bconfig: \{ door: '/, /\.plugin\.ts$|\/platform\//],
] as const

describe('the files of features', () => {
  it('bind endpoints, define jobs and add plain routes only where they are looked for', () => {
    const folder = path.resolve(import.meta.dirname, '../../features')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const elsewhere = files.flatMap((file) =>
      MADE_IN.filter(
        ([call, place]) =>
          call.test(readFileSync(path.join(folder, file), 'utf8')) && !place.test(file),
      ).map(() => file),
    )
    expect(elsewhere).toEqual([])
  })
})
