import { ConfigError } from '../../config/config-error.ts'

/** The embedded PostgreSQL did not start, in its own words. */
export class DatabaseStartError extends ConfigError {
  constructor(output: string) {
    super([`PostgreSQL did not start: ${reasonIn(output)}`])
    this.name = 'DatabaseStartError'
  }
}

/** The one line that says why, without its time and process; everything where there is no such line. */
function reasonIn(output: string): string {
  if (/No space left on device/i.test(output))
    return 'there is no space left on the disk of DATA_DIR. Make room and start again.'
  if (/must specify "restore_command"/.test(output))
    return 'a restore from the archive was broken off. Make it again (npm run archive -- restore --to TIME), and start then.'
  const reasons = [...output.matchAll(/(?:FATAL|PANIC|error):\s+(.*)/g)].map(([, reason]) => reason)
  return reasons.at(-1) ?? output.trim()
}
