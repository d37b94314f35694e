import path from 'node:path'
import { ConfigError } from '../../config/config-error.ts'

const WITHOUT_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const FOR_ANOTHER_PLACE = new Set([
  'EACCES',
  'EEXIST',
  'EIO',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'EPERM',
  'EROFS',
])

/**
 * What a disk said, for whoever chose the place; anything else as it is.
 * @param outcome what is not done, without its full stop
 */
export function describeDiskFailure(error: unknown, target: string, outcome: string): unknown {
  const { code = '', syscall, path: place = target } = error as NodeJS.ErrnoException
  const of = { cause: error }
  if (WITHOUT_ROOM.has(code))
    return Object.assign(
      new ConfigError([`${outcome}: there is too little room in ${path.dirname(target)}.`]),
      of,
      { code },
    )
  if (!FOR_ANOTHER_PLACE.has(code) || syscall === 'connect') return error
  return Object.assign(
    new ConfigError([`${outcome}: ${place} cannot be made or written to (${code}).`]),
    of,
  )
}
