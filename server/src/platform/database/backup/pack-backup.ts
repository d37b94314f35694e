import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Contents by path within the folder of a backup: rows as text, everything else in base64. */
interface PackedBackup {
  texts: Record<string, string>
  files: Record<string, string>
}

const isText = (name: string) => name === 'manifest.json'
const isRows = (name: string) => name.endsWith('.copy.gz')

/** A backup as one small file, to be kept with the source: `docs/CONFIGURATION.md` says when. */
export function packBackup(folder: string): Buffer {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const packed: PackedBackup = { texts: {}, files: {} }
  for (const name of names) {
    const content = fs.readFileSync(path.join(folder, name))
    if (isText(name)) packed.texts[name] = content.toString()
    else if (isRows(name)) packed.texts[name] = gunzipSync(content).toString()
    else packed.files[name] = content.toString('base64')
  }
  return gzipSync(JSON.stringify(packed), { level: 9 })
}

/** Makes the folder of a backup again. */
export function unpackBackup(file: string, folder: string): void {
  const { texts, files } = JSON.parse(gunzipSync(fs.readFileSync(file)).toString()) as PackedBackup
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  for (const [name, text] of Object.entries(texts))
    write(name, isRows(name) ? gzipSync(text) : text)
  for (const [name, content] of Object.entries(files)) write(name, Buffer.from(content, 'base64'))
}
