import fs from 'node:fs'
import { defineConfig } from 'vitest/config'
import { adminRoutes } from './web/vite/admin-routes.ts'
import { endpointSchemas } from './web/vite/endpoint-schemas.ts'

const FILES = [
  'contract/src/**/*.test.ts',
  'server/src/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'web/vite/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
]

/** What a file changes for all that run in its process: another's modules, the globals, the time, a browser's document. */
const REACHES_OUT =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|useFakeTimers|setSystemTime)\b|@vitest-environment|\/test-part\.ts'/

/** Files that have a process each. The others share one and the modules that it has loaded, which halves their work. */
const alone = fs
  .globSync(FILES, { cwd: import.meta.dirname })
  .filter((file) => REACHES_OUT.test(fs.readFileSync(file, 'utf8')))

export default defineConfig({
  // Tests have every schema at hand: its table is empty there.
  plugins: [endpointSchemas(), adminRoutes()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: ['server/src/platform/database/test-server.ts'],
    setupFiles: ['scripts/forbid-console-output.ts', 'scripts/watch-transactions.ts'],
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
    pool: 'forks',
    maxWorkers: 2,
    // For machines that do five other things: a test that hangs is rare, one that waits for its turn is not.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'shared', include: FILES, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
