import { defineLines } from '../../core/lines.ts'

export const sessionLines = defineLines({
  'Active sessions': { fr: 'Sessions actives' },
  'Where your account is logged in. Log out what you do not recognise, and change your password.': {
    fr: 'Où votre compte est connecté. Déconnectez ce que vous ne reconnaissez pas, et changez votre mot de passe.',
  },
  'API Token': { fr: 'Jeton d’API' },
  'This device': { fr: 'Cet appareil' },
  'Active now': { fr: 'Active maintenant' },
  'Unknown device': { fr: 'Appareil inconnu' },
  ':browser on :platform': { fr: ':browser sur :platform' },
  'Log out :device': { fr: 'Déconnecter :device' },
  'Session ended': { fr: 'Session fermée' },
  'Log out other sessions': { fr: 'Déconnecter les autres sessions' },
  'Logged out other sessions.': { fr: 'Les autres sessions sont déconnectées.' },
  '[one 1 other device will have to log in again.|other :count other devices will have to log in again.] Please confirm with your password.':
    {
      fr: '[one 1 autre appareil devra se reconnecter.|other :count autres appareils devront se reconnecter.] Confirmez avec votre mot de passe.',
    },
})
