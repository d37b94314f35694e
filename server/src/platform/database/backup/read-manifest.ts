import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import { BACKUP_FORMAT, type BackupManifest, exists } from './back-up.ts'

/** @throws ConfigError where it is no backup, or of another format */
export async function readManifest(source: string): Promise<BackupManifest> {
  const file = path.join(source, 'manifest.json')
  if (!(await exists(file))) throw new ConfigError([`${source} is no backup: it has no manifest.`])
  const manifest = parse(await readFile(file, 'utf8'))
  if (!manifest) throw new ConfigError([`${file} is damaged. Nothing was changed.`])
  if (manifest.format !== BACKUP_FORMAT)
    throw new ConfigError([
      `This version reads backups of format ${BACKUP_FORMAT}, not ${manifest.format}.`,
    ])
  return manifest
}

/** Undefined for what was cut or is no object. */
function parse(text: string): BackupManifest | undefined {
  try {
    const manifest = JSON.parse(text) as BackupManifest | null
    return typeof manifest === 'object' && manifest ? manifest : undefined
  } catch {
    return undefined
  }
}
