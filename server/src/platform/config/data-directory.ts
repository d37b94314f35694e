import fs from 'node:fs'
import { makeFolder } from '../make-folder.ts'
import { ConfigError } from './config-error.ts'

/** By the code of the failed call: what is wrong, and what to do. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file: name a directory',
  ENOTDIR: 'leads through a file: name a directory',
  EACCES: 'may not be written by this user: give it the right, or name another place',
  EPERM: 'may not be written by this user: give it the right, or name another place',
  EROFS: 'is on a disk that is mounted read-only: name another place',
  ENOSPC: 'is on a disk without space: make room, or name another place',
  EDQUOT: 'is on a disk where this user has no space left: make room, or name another place',
  ENOENT: 'cannot be made: name another place',
}

/**
 * Makes the data directory unless it is there.
 * @throws ConfigError where it cannot be written to
 */
export function makeDataDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir)
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const problem = PROBLEMS[(error as NodeJS.ErrnoException).code ?? '']
    if (!problem) throw error
    throw new ConfigError([`DATA_DIR ${dataDir} ${problem}.`])
  }
}
