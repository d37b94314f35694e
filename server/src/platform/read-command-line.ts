import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Of a command that was called wrongly, as shells have it. */
const CALLED_WRONGLY = 2

/** The options and words of a command. Ends the process with a line and exit code 2 where they are none of its own. */
export function readCommandLine<const C extends ParseArgsConfig>(
  config: C,
): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    const [line] = message.split(/\. To specify|\n/)
    process.stderr.write(`${line!.replace(/\.$/, '')}.\n`)
    process.exit(CALLED_WRONGLY)
  }
}
