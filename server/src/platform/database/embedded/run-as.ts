import fs from 'node:fs'
import { makeFolder } from '../../make-folder.ts'

export interface UnixUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. The user to run it as: the owner of an existing data directory, else
 * `postgres`, else `nobody`. Undefined when this process is not root and may run it itself.
 */
export function findDatabaseUser(dataDir: string): UnixUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (fs.existsSync(dataDir)) {
    const { uid, gid } = fs.statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new Error(
      'Running as root, and there is no user `postgres` or `nobody` to run PostgreSQL as.',
    )
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Makes the directory, gives it to the user, and closes it to others when `mode` says so. */
export function makeOwnedDirectory(
  directory: string,
  user: UnixUser | undefined,
  mode?: number,
): void {
  makeFolder(directory, mode)
  const found = fs.lstatSync(directory)
  // A socket directory may lie under the shared temporary directory, where someone else could have laid a trap.
  if (!found.isDirectory()) throw new Error(`${directory} is not a directory.`)
  if (user && found.uid !== user.uid) fs.chownSync(directory, user.uid, user.gid)
  if (mode !== undefined) fs.chmodSync(directory, mode)
}
