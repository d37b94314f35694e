import { defineLines } from '../../core/lines.ts'

export const installLines = defineLines({
  'You are offline': { fr: 'Vous êtes hors ligne' },
  'This page needs the network. Nothing that you did is lost by trying again.': {
    fr: 'Cette page a besoin du réseau. Rien de ce que vous avez fait ne se perd en réessayant.',
  },
})
