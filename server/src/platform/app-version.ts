import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const manifest = new URL('../../../package.json', import.meta.url)

/** The version of the site that runs. */
export const APP_VERSION: string = versionIn(readFileSync(manifest, 'utf8'))

/** The version that lies where this one was started: another after an upgrade that no restart followed yet. */
export async function readReleaseThere(): Promise<string> {
  return versionIn(await readFile(manifest, 'utf8'))
}

function versionIn(text: string): string {
  return (JSON.parse(text) as { version: string }).version
}
