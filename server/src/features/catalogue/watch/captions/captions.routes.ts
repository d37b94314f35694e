import { captionEndpoints } from '@mediatheque/contract/catalogue/watch/captions.endpoints.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { deleteCaption, getCaptionContent, receiveCaptions } from './captions.service.ts'

export const captionRoutes = [
  bindEndpoint(captionEndpoints.getCaption, {
    run: async ({ platform, params, reply }) => {
      await reply
        .type('text/vtt; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(await getCaptionContent(platform, params.id))
      return ''
    },
  }),
  bindEndpoint(captionEndpoints.addCaption, {
    run: async ({ platform, params, body, files }) => ({
      caption: await receiveCaptions(platform, {
        ...body,
        name: body.name,
        videoId: params.id,
        file: files['file'],
      }),
    }),
  }),
  bindEndpoint(captionEndpoints.deleteCaption, {
    run: ({ platform, params }) => deleteCaption(platform, params.id),
  }),
]
