import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { addTitle } from './add-title.ts'
import { titleRecordCells, viewOfTitleRecord } from './title-records.presenter.ts'
import { listTitleRecords, readAllTitleRecords } from './title-records.service.ts'

export const titleRecordRoutes = [
  bindEndpoint(titleRecordEndpoints.listTitleRecords, {
    run: ({ platform, query, language }) =>
      listTitleRecords(platform, query, query.lang ?? language),
    present: async ({ page, ratings }) => ({
      ...(await presentPage(page, (rows) => rows.map(viewOfTitleRecord))),
      rating_source: ratings,
    }),
  }),
  bindEndpoint(titleRecordEndpoints.exportTitleRecords, {
    run: (call) =>
      csvAnswer(
        call,
        titleRecordList,
        readAllTitleRecords(call.platform, call.query, call.query.lang ?? call.language),
        titleRecordCells(call.t),
      ),
  }),
  bindEndpoint(titleRecordEndpoints.createTitle, {
    run: ({ platform, body, t, language }) => addTitle(platform, { t, language }, body),
    present: ({ id, version, name, type }) => ({
      title: { id, version, name, type: type as TitleType },
    }),
  }),
]
