import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { askReplica } from '../../../platform/database/ask-replica.ts'

/** Whether the replica of the database answers, and how far it is behind. */
export const replicaTest: ConnectionTest = {
  name: 'replica',
  run: async (platform, { t }) => {
    if (!platform.config.databaseReplicaUrl)
      return {
        state: 'not_set_up',
        said: t('There is no replica: DATABASE_REPLICA_URL names one.'),
        detail: null,
      }
    // The pool stands in for itself where it is not fit to be read.
    if (platform.readDb === platform.db)
      return {
        state: 'down',
        said: t('The replica does not answer or is behind: the database itself is read.'),
        detail: null,
      }
    try {
      const { isReplica, behindSeconds } = await askReplica(platform.readDb)
      if (!isReplica)
        return {
          state: 'refused',
          said: t('DATABASE_REPLICA_URL leads to a database that follows no other.'),
          detail: null,
        }
      return {
        state: 'works',
        said: t('The replica answers, and is :seconds s behind.', { seconds: behindSeconds }),
        detail: null,
      }
    } catch (error) {
      platform.log.warn({ err: error }, 'the replica did not answer a test')
      const said = t('The replica does not answer or is behind: the database itself is read.')
      return { state: 'down', said, detail: null }
    }
  },
}
