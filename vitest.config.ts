import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      'contract/src/**/*.test.ts',
      'server/src/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['server/src/platform/database/test-server.ts'],
    setupFiles: ['scripts/forbid-console-output.ts'],
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
  },
})
