import { readFileSync } from 'node:fs'

const manifest = new URL('../../../package.json', import.meta.url)

/** The version of the site that runs. */
export const APP_VERSION: string = (
  JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
).version
