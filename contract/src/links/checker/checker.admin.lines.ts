import { defineLines } from '../../core/lines.ts'

export const checkerLines = defineLines({
  Hosts: { fr: 'Hébergeurs' },
  'How their links are doing, and how often each is asked.': {
    fr: 'L’état de leurs liens, et la fréquence à laquelle chacun est interrogé.',
  },
  'Links are not checked by themselves: that is switched off in the settings.': {
    fr: 'Les liens ne sont pas vérifiés d’eux-mêmes : c’est désactivé dans les paramètres.',
  },
  Checks: { fr: 'Vérifications' },
  Checked: { fr: 'Vérifié' },
  Alive: { fr: 'En ligne' },
  Answers: { en: 'Answers', fr: 'Répond' },
  Restricted: { fr: 'Accès restreint' },
  'No clear answer': { fr: 'Sans réponse claire' },
  Due: { fr: 'En attente' },
  'Median time': { fr: 'Temps médian' },
  'Calls per minute': { fr: 'Appels par minute' },
  How: { fr: 'Méthode' },
  'Is checked': { en: 'Checked', fr: 'Vérifié' },
  Method: { en: 'How', fr: 'Méthode' },
  'Is paused': { en: 'Paused', fr: 'En pause' },
  'Checked regularly': { fr: 'Vérifié régulièrement' },
  'Not checked': { fr: 'Non vérifié' },
  'Paused until :time': { fr: 'En pause jusqu’à :time' },
  'Last fault: :what, :when': { fr: 'Dernier incident : :what, :when' },
  ':count ms': { fr: ':count ms' },
  '[one One time in a row|other :count times in a row]': {
    fr: '[one Une fois de suite|other :count fois de suite]',
  },
  'Search hosts': { fr: 'Chercher un hébergeur' },
  'The hosts could not be loaded': { fr: 'Les hébergeurs n’ont pas pu être chargés' },
  'No hosts match': { fr: 'Aucun hébergeur ne correspond' },
  'No hosts yet': { fr: 'Pas encore d’hébergeur' },
  'Hosts come with the links that lead to them.': {
    fr: 'Les hébergeurs arrivent avec les liens qui y mènent.',
  },
  'Check now': { fr: 'Vérifier maintenant' },
  'How it is checked': { fr: 'Comment il est vérifié' },
  'Checks of :name': { fr: 'Vérifications de :name' },
  'Check its links regularly': { fr: 'Vérifier régulièrement ses liens' },
  'New and popular ones daily, old ones once a month.': {
    fr: 'Chaque jour pour les liens récents ou demandés, une fois par mois pour les anciens.',
  },
  'By itself (:method)': { fr: 'Automatique (:method)' },
  'Address of the host': { fr: 'Adresse de l’hébergeur' },
  'Where its list of links is asked for, such as https://host.example. Empty: the usual one.': {
    fr: 'Où demander sa liste de liens, par exemple https://host.example. Vide : l’adresse habituelle.',
  },
  'From 1 to 600. A host that asks for a pause gets it in any case.': {
    fr: 'De 1 à 600. Un hébergeur qui demande une pause l’obtient toujours.',
  },
  'Please enter a number from 1 to 600.': { fr: 'Saisissez un nombre de 1 à 600.' },
  'Please enter the address of the host.': { fr: 'Saisissez l’adresse de l’hébergeur.' },
  'Please enter hosts with their ports.': { fr: 'Saisissez des hôtes avec leurs ports.' },
  'Checks of the host saved': { fr: 'Vérifications de l’hébergeur enregistrées' },
  '[one One link is checked now|other :count links are checked now]': {
    fr: '[one Un lien est vérifié maintenant|other :count liens sont vérifiés maintenant]',
  },
  'No link of this host is checked by itself': {
    fr: 'Aucun lien de cet hébergeur n’est vérifié de lui-même',
  },
  'The host is busy or paused: this link is its next one': {
    fr: 'L’hébergeur est occupé ou en pause : ce lien est le prochain',
  },
  'The links of this host are not checked.': {
    fr: 'Les liens de cet hébergeur ne sont pas vérifiés.',
  },
  'Checked: :result': { fr: 'Vérifié : :result' },
  'Missing :count of :most times': { fr: 'Introuvable :count fois sur :most' },
  'Ask for each file itself': { fr: 'Demander chaque fichier' },
  '1fichier: list of links': { fr: '1fichier : liste de liens' },
  'Turbobit: list of links': { fr: 'Turbobit : liste de liens' },
  'Nitroflare: list of files': { fr: 'Nitroflare : liste de fichiers' },
  'Pixeldrain: list of files': { fr: 'Pixeldrain : liste de fichiers' },
  'MediaFire: file by file': { fr: 'MediaFire : fichier par fichier' },
  'XFileSharing: check page of the host': {
    fr: 'XFileSharing : page de vérification de l’hébergeur',
  },
  'How a host is checked is said where its status is shown.': {
    fr: 'La façon de vérifier un hébergeur se règle là où son état est affiché.',
  },
})
