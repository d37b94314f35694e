import { expect, it } from 'vitest'
import { DatabaseStartError } from './database-start-error.ts'

it.each([
  [
    'FATAL:  must specify "restore_command" when standby mode is not enabled',
    /^PostgreSQL did not start: a restore from the archive was broken off\. Make it again/,
  ],
  ['FATAL:  could not write: No space left on device', /no space left on the disk of DATA_DIR/],
  ['LOG:  hello\nFATAL:  no such thing\n', /^PostgreSQL did not start: no such thing$/],
])('a start that failed says why in one line: %j', (output, said) => {
  expect(new DatabaseStartError(output).message).toMatch(said)
})
