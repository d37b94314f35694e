import openapiTypescript, { astToString } from 'openapi-typescript'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')

export interface GeneratedClient {
  /** What the compiler says of these programs; nothing where it is content. */
  compile(): Promise<string>
  /** Runs one of them in a process of its own. @returns what it printed, as JSON */
  run(name: string, args: readonly string[]): Promise<unknown>
  remove(): void
}

/** A folder with programs of somebody who knows nothing but the document: they import `./api.ts`, made from it. */
export async function generateClient(
  document: object,
  programs: Readonly<Record<string, string>>,
): Promise<GeneratedClient> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-client-'))
  const types = astToString(await openapiTypescript(JSON.stringify(document)))
  for (const [name, text] of Object.entries({ 'api.ts': types, ...programs }))
    writeFileSync(path.join(folder, name), text)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const files = Object.keys(programs).map((name) => path.join(folder, name))
  const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck']
  const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--ignoreConfig']
  const compiler = path.join(ROOT, 'node_modules/.bin/tsc')
  return {
    compile: () =>
      run(compiler, [...options, ...modules, '--types', 'node', ...files], { cwd: folder }).then(
        ({ stdout }) => stdout,
        ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
      ),
    run: async (name, args) =>
      JSON.parse((await run(process.execPath, [path.join(folder, name), ...args])).stdout),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
