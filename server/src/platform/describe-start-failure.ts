import { ConfigError } from './config/config-error.ts'
import { MigrationError } from './database/migrate.ts'

interface SystemError extends Error {
  code?: string
  syscall?: string
  path?: string
  address?: string
  port?: number
}

/** By the code of a failed `listen`: what is wrong with the address, and what to do. */
const LISTEN_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program: stop it, or set PORT',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST',
  ENOTFOUND: 'is no address of this machine: set HOST',
  EAI_AGAIN: 'could not be looked up: set HOST to an IP address',
  EACCES: 'needs rights that this user has not: set PORT to one above 1023',
}

/** By the code of a failed call about a file. */
const FILE_FAILURES: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on this disk: make room and start again',
  EDQUOT: 'this user’s share of the disk is used up: make room and start again',
  EROFS: 'this disk is mounted read-only: set DATA_DIR to a place that can be written to',
  EACCES: 'this user may not write here: give it the right, or set DATA_DIR to another place',
  EPERM: 'this user may not do this here: give it the right, or set DATA_DIR to another place',
  EEXIST: 'a file lies where a directory is needed: move it away, or set DATA_DIR to another place',
  ENOTDIR: 'a part of this path is a file: set DATA_DIR to a directory',
}

/** One line about a start that failed for a reason outside the program, and what to do. Undefined for a fault of ours. */
export function describeStartFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message
  const { code = '', syscall, path, address, port } = error as SystemError
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const advice = LISTEN_FAILURES[code]
    const host = address?.includes(':') ? `[${address}]` : address
    const place = [host ?? (error as { hostname?: string }).hostname, port]
    return advice && `${place.filter((part) => part !== undefined).join(':')} ${advice}.`
  }
  // Node tells the path of a file that cannot be opened, but not of one that cannot be written to.
  const place =
    path ?? (syscall === 'write' || syscall === 'fsync' ? 'The data directory' : undefined)
  const advice = place !== undefined ? FILE_FAILURES[code] : undefined
  return advice && `${place}: ${advice}.`
}
