import { randomBytes } from 'node:crypto'

const PREFIX = 'mediatheque'
/** Process ids repeat from container to container: the mark tells two processes of one id apart. */
export const SELF = `${process.pid}-${randomBytes(4).toString('hex')}`

/** Processes of the site listen to each other; commands, such as a backup, do not. */
const NAME = new RegExp(`^${PREFIX} events (\\d+-[0-9a-f]{8})$`)

/** How a connection of this process introduces itself to PostgreSQL. */
export function applicationName(purpose: string): string {
  return `${PREFIX} ${purpose} ${SELF}`
}

/** Whether a connection belongs to another process of this application. */
export function isApplicationOfOther(name: string): boolean {
  return name.startsWith(`${PREFIX} `) && !name.endsWith(` ${SELF}`)
}

/** By which process a connection is held; undefined where it is none of this application, or a command's of its own. */
export function processOf(name: string): string | undefined {
  return NAME.exec(name)?.[1]
}
