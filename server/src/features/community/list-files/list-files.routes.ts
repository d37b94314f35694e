import { listImportEndpoints } from '@mediatheque/contract/community/lists/list-import.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { canUpdateList } from '../lists/lists.policy.ts'
import { getListById, type ListRow } from '../lists/lists.service.ts'
import { presentFoundList } from './list-files.presenter.ts'
import { recogniseTitles } from './recognise-titles.service.ts'

export const listFileRoutes = [
  bindEndpoint(listImportEndpoints.readListFile, {
    run: ({ platform, actor, language, t, body, files }) =>
      recogniseTitles(platform, { actor, language, t }, { file: files['file'], text: body.text }),
    present: (found, { platform }) => presentFoundList(found, platform.clock.now()),
  }),
  bindEndpoint(listImportEndpoints.readFileForList, {
    load: ({ platform, actor, params }) => getListById(platform, actor, params.id),
    policy: (actor, list: ListRow) => canUpdateList(actor, list),
    run: ({ platform, actor, language, t, body, files, record }) =>
      recogniseTitles(
        platform,
        { actor, language, t },
        { file: files['file'], text: body.text },
        record,
      ),
    present: (found, { platform }) => presentFoundList(found, platform.clock.now()),
  }),
]
