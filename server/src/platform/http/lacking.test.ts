import { expect, it } from 'vitest'
import { describeLack } from './lacking.ts'

const fault = (fields: object, message = 'no') => Object.assign(new Error(message), fields)

it.each([
  ['a disk without room', fault({ code: 'ENOSPC' }), 507, 60],
  ['a share of a disk that is used up', fault({ code: 'EDQUOT' }), 507, 60],
  ['a database without room', fault({ code: '53100', severity: 'ERROR' }), 507, 60],
  ['one below another fault', new Error('no', { cause: fault({ code: 'ENOSPC' }) }), 507, 60],
  ['a database without memory', fault({ code: '53200' }), 503, 5],
  ['one without connections left', fault({ code: '53300' }), 503, 5],
  ['one that is starting', fault({ code: '57P03' }), 503, 5],
  ['one that is ended by hand', fault({ code: '57P01' }), 503, 5],
  ['nobody who listens', fault({ code: 'ECONNREFUSED', syscall: 'connect' }), 503, 5],
  ['no socket', fault({ code: 'ENOENT', syscall: 'connect' }), 503, 5],
  ['a connection that broke', fault({}, 'Connection terminated unexpectedly'), 503, 5],
  ['none within its time', fault({}, 'timeout exceeded when trying to connect'), 503, 5],
  ['several of which one refused', new AggregateError([fault({ code: 'ECONNREFUSED' })]), 503, 5],
])('%s is missing for a while', (_what, error, status, retryAfterSeconds) => {
  expect(describeLack(error)).toMatchObject({ status, details: { retryAfterSeconds } })
})

it.each([
  ['a file that is not there', fault({ code: 'ENOENT', syscall: 'open' })],
  ['a statement that took too long', fault({ code: '57014' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
  ['a text', 'ENOSPC'],
])('%s is something else', (_what, error) => expect(describeLack(error)).toBeUndefined())

it('a fault that causes itself is looked at for a while', () => {
  const error = new Error('round')
  error.cause = error
  expect(describeLack(error)).toBeUndefined()
})
