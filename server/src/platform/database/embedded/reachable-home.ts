import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { UnixUser } from './run-as.ts'

const ELSEWHERE = '/var/lib/mediatheque'

/** Whether this user may pass through a directory: PostgreSQL walks the absolute path of its data. */
function mayPass(directory: string, { uid, gid }: UnixUser): boolean {
  const { mode, uid: owner, gid: group } = fs.statSync(directory)
  const needed = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  return (mode & needed) !== 0
}

function ancestorsOf(directory: string): string[] {
  const parent = path.dirname(directory)
  return parent === directory ? [directory] : [...ancestorsOf(parent), directory]
}

/**
 * Where the cluster lies. Root's own directories are often closed to the user PostgreSQL runs as (`/root`, a private
 * temporary directory): then the cluster lies under /var/lib, and a note in the wanted place says where.
 */
export function findReachableHome(wanted: string, user: UnixUser | undefined): string {
  if (!user) return wanted
  const isReachable = ancestorsOf(path.dirname(wanted)).every(
    (directory) => !fs.existsSync(directory) || mayPass(directory, user),
  )
  if (isReachable) return wanted
  const home = path.join(ELSEWHERE, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  fs.mkdirSync(wanted, { recursive: true })
  fs.writeFileSync(
    path.join(wanted, 'LOCATION.txt'),
    `The database of this site is in ${home}, because the user that PostgreSQL runs as may not enter this directory.\n`,
  )
  fs.mkdirSync(home, { recursive: true })
  return home
}
