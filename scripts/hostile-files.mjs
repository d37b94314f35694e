import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Many newsgroup files, torrents and release names of chance through their readers: `--count 100000 --seed 7`. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string' } },
})
const { status } = spawnSync(
  'vitest',
  ['run', 'server/src/features/links/releases/hostile-releases.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      HOSTILE_RELEASES: values.count,
      ...(values.seed && { HOSTILE_SEED: values.seed }),
    },
  },
)
process.exit(status ?? 1)
