import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'

const SHOWN = 6

/**
 * What a journey did last when it failed: where time runs out, Playwright's errors do not always say what it was waiting
 * for. A line of JSON each in the file that `E2E_LAST_STEPS` names: `{ title, steps }`, the last one at the end.
 */
export default class LastStepsReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, startTime, steps }: TestResult): void {
    const file = process.env.E2E_LAST_STEPS
    if (!file || status === 'passed' || status === 'skipped') return
    const last = steps
      .filter(({ category }) => category !== 'hook')
      .flatMap(withinStep)
      .toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime())
      .slice(-SHOWN)
      .map((step) => describeStep(step, startTime))
    appendFileSync(file, `${JSON.stringify({ title, steps: last })}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

const withinStep = (step: TestStep): TestStep[] => [step, ...step.steps.flatMap(withinStep)]

/** In seconds since the journey began. */
function describeStep({ title, startTime, duration, location, error }: TestStep, begun: Date) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const at = location ? ` (line ${location.line})` : ''
  const failed = error?.message ? `: ${error.message.split('\n')[0]}` : ''
  return `${seconds(startTime.getTime() - begun.getTime())} ${title}${at}, ${seconds(duration)}${failed}`
}
