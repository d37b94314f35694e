import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const SCRIPTS = path.resolve(import.meta.dirname, '../../../scripts')

it.each(['admin', 'archive', 'backup', 'export', 'import', 'restore', 'upgrade'])(
  'says in one line what it does not know: %s',
  (name) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(SCRIPTS, `${name}.ts`), '--replce'],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([2, "Unknown option '--replce'.\n"])
  },
)
