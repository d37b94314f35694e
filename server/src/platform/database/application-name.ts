import { randomBytes } from 'node:crypto'

const PREFIX = 'mediatheque'
/** Process ids repeat from container to container: the mark tells two processes of one id apart. */
const SELF = `${process.pid}-${randomBytes(4).toString('hex')}`

/** How a connection of this process introduces itself to PostgreSQL. */
export function applicationName(purpose: string): string {
  return `${PREFIX} ${purpose} ${SELF}`
}

/** Whether a connection belongs to another process of this application. */
export function isApplicationOfOther(name: string): boolean {
  return name.startsWith(`${PREFIX} `) && !name.endsWith(` ${SELF}`)
}
