import { linkOptionEndpoints } from '@mediatheque/contract/links/link-options/link-options.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentHost, presentLanguage, presentQuality } from './link-options.presenter.ts'
import { allowsUnknownHosts, getLinkOptions, getOptionsInUse } from './link-options.service.ts'

export const linkOptionRoutes = [
  bindEndpoint(linkOptionEndpoints.getLinkOptions, {
    run: ({ platform }) => Promise.all([getLinkOptions(platform), allowsUnknownHosts(platform)]),
    present: ([options, allowUnknown], { language }) => {
      return {
        hosts: options.hosts.map(({ domains, ...host }) => ({
          ...presentHost({ domains, ...host }),
          domains,
        })),
        qualities: options.qualities.map(presentQuality),
        languages: options.languages.map((row) => presentLanguage(row, language)),
        allow_unknown_hosts: allowUnknown,
      }
    },
  }),
  bindEndpoint(linkOptionEndpoints.getLinksFilters, {
    run: ({ platform, params }) => getOptionsInUse(platform, params.id),
    present: (used, { language }) => {
      return {
        hosts: used.hosts.map(presentHost),
        qualities: used.qualities.map(presentQuality),
        languages: used.languages.map((row) => presentLanguage(row, language)),
        subs: used.subs.map((row) => presentLanguage(row, language)),
      }
    },
  }),
]
