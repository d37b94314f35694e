import path from 'node:path'

/** A change is in the archive at the latest so many seconds after it was made. */
const ARCHIVED_WITHIN_SECONDS = 60

export const walFolder = (archive: string): string => path.join(archive, 'wal')
export const basesFolder = (archive: string): string => path.join(archive, 'base')

/**
 * What makes the server keep each segment of its log, compressed. One that is there already has to be the same: two
 * databases in one folder would be none. It has its name only when it is whole and on the disk.
 */
export function archiveSettings(archive: string): Record<string, string> {
  const kept = `'${walFolder(archive)}/%f.gz'`
  const draft = `'${walFolder(archive)}/%f.part'`
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVED_WITHIN_SECONDS),
    archive_command: [
      `if test -f ${kept}; then gzip -dc < ${kept} | cmp -s - '%p'; else`,
      `gzip -1 -c '%p' | dd of=${draft} bs=1M conv=fsync 2>/dev/null`,
      `&& gzip -dc < ${draft} | cmp -s - '%p' && mv ${draft} ${kept}; fi`,
    ].join(' '),
  }
}

/** What makes a server that begins with a base go on to a moment, or to the end of what is there, and then be written again. */
export function recoverySettings(
  archive: string,
  { to, timeline }: { readonly to: Date | undefined; readonly timeline: number },
): Record<string, string> {
  const kept = `'${walFolder(archive)}/%f.gz'`
  return {
    ...archiveSettings(archive),
    restore_command: `test -f ${kept} && gzip -dc < ${kept} > '%p'`,
    recovery_target_timeline: String(timeline),
    ...(to && { recovery_target_time: inWords(to), recovery_target_action: 'promote' }),
  }
}

/** Abbreviations of zones are not known yet when the server reads it. */
const inWords = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00')
