import { defineLines } from '../../core/lines.ts'

export const landingLines = defineLines({
  'Everything you love, on one shelf': { fr: 'Tout ce que vous aimez, sur une même étagère' },
  'Create an account': { fr: 'Créer un compte' },
  'Browse the catalogue': { fr: 'Parcourir le catalogue' },
  'Stop the motion': { fr: 'Arrêter le mouvement' },
  'Resume the motion': { fr: 'Reprendre le mouvement' },
  'In the catalogue': { fr: 'Au catalogue' },
  'about :number': { fr: 'environ :number' },
  'What you find here': { fr: 'Ce que vous trouverez ici' },
  'Found in spite of a typo': { fr: 'Trouvé malgré une faute de frappe' },
  'Search by name, original name or person. Slips of the keyboard are forgiven.': {
    fr: 'Cherchez par nom, par nom d’origine ou par personne. Les fautes de frappe sont pardonnées.',
  },
  'The best link first': { fr: 'Le meilleur lien d’abord' },
  'Quality, languages, size and host of every link side by side, so that you choose once.': {
    fr: 'Qualité, langues, taille et hébergeur de chaque lien côte à côte : vous ne choisissez qu’une fois.',
  },
  'Kept by its members': { fr: 'Entretenu par ses membres' },
  'Members add links and moderators look after them; comments and reviews tell what a title is worth.':
    {
      fr: 'Les membres ajoutent des liens et les modérateurs y veillent ; commentaires et critiques disent ce que vaut un titre.',
    },
  'Lists of your own': { fr: 'Vos propres listes' },
  'Put aside what you want to see next, and share the lists that you are proud of.': {
    fr: 'Mettez de côté ce que vous voulez voir ensuite, et partagez les listes dont vous êtes fiers.',
  },
  'Between you and us': { fr: 'Entre vous et nous' },
  'Posters and portraits come from this site itself: no other site learns what you look at.': {
    fr: 'Affiches et portraits viennent de ce site même : aucun autre n’apprend ce que vous regardez.',
  },
  'At home everywhere': { fr: 'Chez lui partout' },
  'In French or English, light or dark, on a phone or on a large screen.': {
    fr: 'En français ou en anglais, en clair ou en sombre, sur un téléphone ou un grand écran.',
  },
  'A shelf for every kind': { fr: 'À chaque contenu son étagère' },
  'From movies and series to music, books, games and trainings: each kind has its own shelf, and genres, countries, years and qualities to narrow it down.':
    {
      fr: 'Des films et séries à la musique, aux livres, aux jeux et aux formations : chacun a son étagère, avec genres, pays, années et qualités pour s’y retrouver.',
    },
  Contribute: { fr: 'Contribuer' },
  'Share what you have found': { fr: 'Partagez vos trouvailles' },
  'One field takes a single link or a whole season in parts, and sorts out which is which. What new members add is looked at before it appears.':
    {
      fr: 'Un seul champ accepte un lien ou toute une saison en parties, et démêle lequel est lequel. Les ajouts des nouveaux membres sont relus avant de paraître.',
    },
  'Popular now': { fr: 'Populaires en ce moment' },
  'See the plans': { fr: 'Voir les formules' },
  'Plans for every taste': { fr: 'Une formule pour chacun' },
  'Compare what each of them holds, and change whenever you like.': {
    fr: 'Comparez ce que chacune contient, et changez quand vous voulez.',
  },
  'Take your seat': { fr: 'Prenez place' },
  'With an account you keep lists, rate, comment and add links.': {
    fr: 'Avec un compte, vous tenez des listes, notez, commentez et ajoutez des liens.',
  },
  'Welcome back, :name': { fr: 'Heureux de vous revoir, :name' },
  'Your shelves are where you left them.': {
    fr: 'Vos étagères sont là où vous les avez laissées.',
  },
  'Please enter a colour such as #1a2b3c.': { fr: 'Saisissez une couleur comme #1a2b3c.' },
  'Please enter a path of this site or an address that begins with https://.': {
    fr: 'Saisissez un chemin de ce site ou une adresse qui commence par https://.',
  },
  'Please enter an address that begins with http:// or https://.': {
    fr: 'Saisissez une adresse qui commence par http:// ou https://.',
  },
})
