/** Compresses the built assets once, so that the server only hands bytes over. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = path.resolve(import.meta.dirname, '../dist/client/assets')
const LEAST_BYTES = 800

for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  if (bytes.length < LEAST_BYTES) continue
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
