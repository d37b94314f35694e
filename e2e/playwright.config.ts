import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from './chromium.ts'

/** Browser journeys, one per file, against a site started for the whole run (`global-setup.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // A journey is long, and machines that run it are small and busy: what has to appear may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  // A gate is not stopped by one slow moment of a busy machine; what needed a second try is named at the end of its report.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }], ['./report-last-steps.ts']]
    : 'list',
  use: {
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-GB',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
})
