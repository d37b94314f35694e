import { defineLines } from '../../core/lines.ts'

export const reportLines = defineLines({
  'Model type': { en: 'Kind', fr: 'Genre' },
  'Model id': { en: 'Number', fr: 'Numéro' },
  Report: { fr: 'Signaler' },
  'Please say what is wrong.': { fr: 'Dites ce qui ne va pas.' },
  'Please say it in at least 10 characters.': { fr: 'Dites-le en 10 caractères au moins.' },
  'You have reported this already.': { fr: 'Vous l’avez déjà signalé.' },
  'As many of your reports are open as you may have. Wait until some are decided.': {
    fr: 'Vous avez autant de signalements en cours que permis. Attendez que certains soient traités.',
  },
})
