import { describe, expect, it } from 'vitest'
import { createBrowserReporter } from './browser-reporter.ts'
import { isIgnoredError } from './is-ignored-error.ts'

const error = (
  message: string,
  { name = 'TypeError', stack = 'at f (https://site.example/assets/a.js:1:1)' } = {},
) => ({ name, message, stack })

describe('what browsers throw', () => {
  it.each([
    [
      'Chrome, a file that is gone',
      error('Failed to fetch dynamically imported module: https://site.example/assets/title-1.js'),
    ],
    [
      'Firefox, a file that is gone',
      error('error loading dynamically imported module: https://site.example/assets/title-1.js'),
    ],
    ['Safari, a file that is gone', error('Importing a module script failed.')],
    [
      'a style sheet that is gone',
      error('Unable to preload CSS for /assets/title-1.css', { name: 'Error' }),
    ],
    [
      'Chrome, sizes',
      error('ResizeObserver loop completed with undelivered notifications.', { name: 'Error' }),
    ],
    ['older Chrome, sizes', error('ResizeObserver loop limit exceeded', { name: 'Error' })],
    [
      'Firefox and Safari, sizes',
      error('ResizeObserver loop completed with undelivered notifications.', {
        name: 'Error',
        stack: '',
      }),
    ],
    [
      'Chrome, an extension',
      error("Cannot read properties of null (reading 'x')", {
        stack: 'at chrome-extension://abcdef/content.js:1:2',
      }),
    ],
    [
      'Firefox, an extension',
      error('x is undefined', { stack: 'f@moz-extension://1b2c-3d/content.js:1:2' }),
    ],
    [
      'Safari, an extension',
      error("undefined is not an object (evaluating 'x.y')", {
        stack: 'f@safari-web-extension://1B2C/content.js:1:2',
      }),
    ],
    [
      'Safari, an extension that hides',
      error("undefined is not an object (evaluating 'x.y')", {
        stack: 'webkit-masked-url://hidden/:1:2',
      }),
    ],
    [
      'Chrome, an extension that was updated',
      error('Extension context invalidated.', { name: 'Error' }),
    ],
    [
      'Chrome, an extension without its other half',
      error('Could not establish connection. Receiving end does not exist.', { name: 'Error' }),
    ],
    [
      'Chrome, an extension that did not answer',
      error(
        'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
        { name: 'Error' },
      ),
    ],
    ['a script of another origin', error('Script error.', { name: 'Error', stack: '' })],
    ['Chrome, nothing shared', error('Share canceled', { name: 'AbortError' })],
    [
      'Safari, nothing shared',
      error('Abort due to cancellation of share.', { name: 'AbortError' }),
    ],
    ['Firefox, nothing shared', error('The operation was aborted.', { name: 'AbortError' })],
  ])('is passed over: %s', (_case, thrown) => {
    expect(isIgnoredError(thrown)).toBe(true)
  })

  it.each([
    ['Chrome', error("Cannot read properties of undefined (reading 'map')")],
    ['Firefox', error('can\'t access property "map", x is undefined')],
    ['Safari', error("undefined is not an object (evaluating 'x.map')")],
    ['a word that only sounds alike', error('The share could not be cancelled')],
    ['another abort', error('signal is aborted without reason', { name: 'AbortError' })],
    [
      'an import of the site that lacks something',
      error("The requested module './a.js' does not provide an export named 'b'", {
        name: 'SyntaxError',
      }),
    ],
  ])('is told: %s', (_case, thrown) => {
    expect(isIgnoredError(thrown)).toBe(false)
  })
})

describe('what is told to the server', () => {
  const visit = (random = 0) => {
    const sent: { type: string; message?: string }[] = []
    return {
      sent,
      reporter: createBrowserReporter({
        send: (report) => void sent.push(report),
        page: () => '/titles/$id/$slug',
        random: () => random,
      }),
    }
  }

  it('is the error and the pattern of the page, once', () => {
    const { sent, reporter } = visit()
    const thrown = error('x is not a function')
    reporter.report('error', thrown)
    reporter.report('error', { ...thrown })
    expect(sent).toEqual([{ type: 'error', page: '/titles/$id/$slug', ...thrown }])
  })

  it('fits what the server takes, and ends after ten', () => {
    const { sent, reporter } = visit()
    reporter.report(
      'error',
      error('m'.repeat(9_000), { name: 'N'.repeat(100), stack: 's'.repeat(9_000) }),
    )
    expect(sent[0]).toMatchObject({
      name: 'N'.repeat(60),
      message: 'm'.repeat(500),
      stack: 's'.repeat(4_000),
    })
    for (let count = 0; count < 20; count++) reporter.report('error', error(`number ${count}`))
    expect(sent).toHaveLength(10)
  })

  it.each([
    ['a sentence', 'stop', 'stop'],
    ['nothing', undefined, 'Something else than an error was thrown'],
    ['an object with secrets', { token: 'abc' }, 'Something else than an error was thrown'],
  ])('is safe when %s was thrown', (_case, thrown, message) => {
    const { sent, reporter } = visit()
    reporter.report('rejection', thrown)
    expect(sent).toMatchObject([{ type: 'rejection', message, stack: '' }])
  })

  it.each([
    [0, 1],
    [0.1999, 1],
    [0.2, 0],
    [0.9, 0],
  ])('is how long the page took, in one visit of five: %d', (random, count) => {
    const { sent, reporter } = visit(random)
    reporter.trace({ responseStart: 12.4, domInteractive: 80.6, loadEventEnd: 140 })
    expect(sent).toHaveLength(count)
    if (count)
      expect(sent[0]).toEqual({
        type: 'trace',
        page: '/titles/$id/$slug',
        first_byte_ms: 12,
        interactive_ms: 81,
        loaded_ms: 140,
      })
  })
})
