/**
 * Milliseconds that this thread has worked so far. For tests of what must not take for ever: others at work on the machine
 * do not count.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
