import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../../config/config-error.ts'
import { BACKUP_FORMAT, type BackupManifest, exists } from './back-up.ts'

/** @throws ConfigError where it is no backup, or of another format */
export async function readManifest(source: string): Promise<BackupManifest> {
  const file = path.join(source, 'manifest.json')
  if (!(await exists(file))) throw new ConfigError([`${source} is no backup: it has no manifest.`])
  const manifest = parse(await readFile(file, 'utf8').catch(() => ''))
  if (!manifest) throw new ConfigError([`${file} is damaged. Nothing was changed.`])
  if (manifest.format !== BACKUP_FORMAT)
    throw new ConfigError([
      `This version reads backups of format ${BACKUP_FORMAT}, not ${manifest.format}.`,
    ])
  if (!manifestSchema.safeParse(manifest).success)
    throw new ConfigError([`${file} is damaged. Nothing was changed.`])
  return manifest
}

/** What a restore reads of it; there may be more. */
const manifestSchema = z.object({
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })).optional(),
  files: z.object({ count: z.number(), sizeBytes: z.number() }).optional(),
  checksums: z.record(z.string(), z.string()).optional(),
})

/** Undefined for what was cut or is no object. */
function parse(text: string): BackupManifest | undefined {
  try {
    const manifest = JSON.parse(text) as BackupManifest | null
    return typeof manifest === 'object' && manifest ? manifest : undefined
  } catch {
    return undefined
  }
}
