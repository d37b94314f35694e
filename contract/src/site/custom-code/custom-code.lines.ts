import { defineLines } from '../../core/lines.ts'

/** What is answered to CSS that would call other sites. */
export const customCodeLines = defineLines({
  'CSS names no other site, so please do without //, backslashes and web addresses. Send pictures to this site.':
    {
      fr: 'Le CSS ne nomme aucun autre site : évitez //, les barres obliques inverses et les adresses web. Envoyez les images sur ce site.',
    },
})
