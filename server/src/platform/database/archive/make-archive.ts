import { makeOwnedDirectory, type UnixUser } from '../embedded/run-as.ts'
import { basesFolder, walFolder } from './archive-settings.ts'

/** The folders of an archive, for the user of the database alone. */
export function makeArchive(archive: string, user: UnixUser | undefined): void {
  for (const folder of [archive, walFolder(archive), basesFolder(archive)])
    makeOwnedDirectory(folder, user, 0o700)
}
