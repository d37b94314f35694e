const PREFIX = 'mediatheque'

/** How a connection of this process introduces itself to PostgreSQL. */
export function applicationName(purpose: string): string {
  return `${PREFIX} ${purpose} ${process.pid}`
}

/** Whether a connection belongs to another process of this application. */
export function isApplicationOfOther(name: string): boolean {
  return name.startsWith(`${PREFIX} `) && !name.endsWith(` ${process.pid}`)
}
