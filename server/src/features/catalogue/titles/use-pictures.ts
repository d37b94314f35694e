import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import type { Database } from '../../../platform/database/database.ts'
import { useFilesAt } from '../../operations/files/files.service.ts'

/**
 * Pictures that were sent to the site belong to whoever names them from now on.
 * @param named addresses by the fields that name them; what lies elsewhere is nothing of this
 * @throws AppError validation by field, where one is gone
 */
export const usePictures = (
  tx: Database,
  named: Readonly<Record<string, unknown>>,
): Promise<void> =>
  useFilesAt(
    tx,
    CATALOGUE_PICTURE_PURPOSE,
    new Map(
      Object.entries(named).map(([field, url]) => [field, typeof url === 'string' ? url : null]),
    ),
  )
