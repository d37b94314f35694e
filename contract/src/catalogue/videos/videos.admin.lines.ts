import { defineLines } from '../../core/lines.ts'

/** Texts of those who look after videos. */
export const videosAdminLines = defineLines({
  'Video file': { fr: 'Fichier vidéo' },
  Stream: { fr: 'Flux' },
  'Player of another site': { fr: 'Lecteur d’un autre site' },
  'File at a host': { fr: 'Fichier chez un hébergeur' },
  'Page of another site': { fr: 'Page d’un autre site' },
  'Not known yet': { fr: 'Pas encore connu' },
  Plays: { fr: 'Lectures' },
  'May be played here': { fr: 'Lisible ici' },
  'With captions': { fr: 'Avec sous-titres' },
  'Length in seconds': { fr: 'Durée en secondes' },
  'Beginning of the intro': { fr: 'Début de l’intro' },
  'End of the intro': { fr: 'Fin de l’intro' },
  'Beginning of the credits': { fr: 'Début du générique' },
  'Preview pictures': { fr: 'Images d’aperçu' },
  'Place in the order': { fr: 'Place dans l’ordre' },
  // Names of fields.
  Src: { en: 'Address', fr: 'Adresse' },
  Thumbnail: { en: 'Picture', fr: 'Image' },
  'Quality id': { en: 'Quality', fr: 'Qualité' },
  Streaming: { en: 'May be played here', fr: 'Lisible ici' },
  'Intro start': { en: 'Beginning of the intro', fr: 'Début de l’intro' },
  'Intro end': { en: 'End of the intro', fr: 'Fin de l’intro' },
  'Credits start': { en: 'Beginning of the credits', fr: 'Début du générique' },
  Storyboard: { en: 'Preview pictures', fr: 'Images d’aperçu' },
  'Offset ms': { en: 'Delay', fr: 'Décalage' },
  // What is wrong.
  'Please enter its address.': { fr: 'Saisissez son adresse.' },
  'Please choose a season.': { fr: 'Choisissez une saison.' },
  'Please choose an episode.': { fr: 'Choisissez un épisode.' },
  'Please choose a quality of the list.': { fr: 'Choisissez une qualité de la liste.' },
  'Please enter a time, such as 1:02:03.': { fr: 'Saisissez un temps, comme 1:02:03.' },
  'Please enter seconds, 600 at most.': { fr: 'Saisissez des secondes, 600 au plus.' },
  'A video can have 200 chapters at most.': { fr: 'Une vidéo peut avoir 200 chapitres au plus.' },
  'There is no title of this number.': { fr: 'Il n’y a pas de titre de ce numéro.' },
  'There is no such season.': { fr: 'Cette saison n’existe pas.' },
  'There is no such episode.': { fr: 'Cet épisode n’existe pas.' },
  'The address of a stream ends in .m3u8 or .mpd.': {
    fr: 'L’adresse d’un flux se termine par .m3u8 ou .mpd.',
  },
  'Please enter an address that begins with https:// or http://.': {
    fr: 'Saisissez une adresse qui commence par https:// ou http://.',
  },
  'An address must not hold a name and a password: everybody would see them.': {
    fr: 'Une adresse ne doit contenir ni nom ni mot de passe : tout le monde les verrait.',
  },
  'Please enter the address of a player, or the code that its site offers.': {
    fr: 'Saisissez l’adresse d’un lecteur, ou le code que son site propose.',
  },
  'Pages show players of encrypted sites alone: https://.': {
    fr: 'Les pages ne montrent que les lecteurs de sites chiffrés : https://.',
  },
  'There is no such file on this site.': { fr: 'Ce fichier n’existe pas sur ce site.' },
  'This address leads into a private network.': { fr: 'Cette adresse mène à un réseau privé.' },
  'Please say where the intro begins.': { fr: 'Indiquez où l’intro commence.' },
  'Please say where the intro ends.': { fr: 'Indiquez où l’intro se termine.' },
  'An intro ends after it begins.': { fr: 'Une intro se termine après avoir commencé.' },
  'The video is over by then.': { fr: 'La vidéo est déjà finie à ce moment.' },
  'Each of them has one place.': { fr: 'Chacune n’a qu’une place.' },
  'One of them is no longer there. Look again.': {
    fr: 'L’une d’elles n’est plus là. Regardez de nouveau.',
  },
  'Only captions that were sent to this site can be moved in time.': {
    fr: 'Seuls les sous-titres envoyés à ce site peuvent être décalés.',
  },
  // Pages.
  Silent: { fr: 'Muet' },
  'What can be watched, of which title, and whether it plays.': {
    fr: 'Ce qui peut se regarder, de quel titre, et si cela fonctionne.',
  },
  'Add a video': { fr: 'Ajouter une vidéo' },
  'New video': { fr: 'Nouvelle vidéo' },
  'Video added': { fr: 'Vidéo ajoutée' },
  'Video saved': { fr: 'Vidéo enregistrée' },
  'All videos': { fr: 'Toutes les vidéos' },
  'Search videos': { fr: 'Chercher une vidéo' },
  'The videos could not be listed': { fr: 'Les vidéos n’ont pas pu être listées' },
  'No matching videos found': { fr: 'Aucune vidéo trouvée' },
  'No videos yet': { fr: 'Pas encore de vidéo' },
  'They come with imports, or are added here.': {
    fr: 'Elles viennent des importations, ou s’ajoutent ici.',
  },
  'On this site': { fr: 'Sur ce site' },
  '[one Delete :name?|other Delete :count videos?]': {
    fr: '[one Supprimer :name ?|other Supprimer :count vidéos ?]',
  },
  'They leave every page, with their captions and comments. They can be restored from the history.':
    {
      fr: 'Elles quittent toutes les pages, avec leurs sous-titres et leurs commentaires. Elles peuvent être restaurées depuis l’historique.',
    },
  'Delete :name': { fr: 'Supprimer :name' },
  // The form.
  'How it is watched': { fr: 'Comment elle se regarde' },
  'Plays here, as browsers play files': {
    fr: 'Se lit ici, comme les navigateurs lisent un fichier',
  },
  'Plays here, in the picture that fits the connection': {
    fr: 'Se lit ici, dans l’image qui convient à la connexion',
  },
  'Plays in a frame, as its site shows it': {
    fr: 'Se lit dans un cadre, comme son site la montre',
  },
  'Plays here through the viewer’s own debrid account': {
    fr: 'Se lit ici par le compte de débridage du spectateur',
  },
  'Leads to the other site, in a new tab': { fr: 'Mène à l’autre site, dans un nouvel onglet' },
  'Address of the file': { fr: 'Adresse du fichier' },
  'Address of the playlist': { fr: 'Adresse de la liste de lecture' },
  'Address of the player, or its code': { fr: 'Adresse du lecteur, ou son code' },
  'Address of the file at its host': { fr: 'Adresse du fichier chez son hébergeur' },
  'Address of the page': { fr: 'Adresse de la page' },
  'Such as https://…/film.mp4, or /files/12/film.mp4 for a file of this site.': {
    fr: 'Par exemple https://…/film.mp4, ou /files/12/film.mp4 pour un fichier de ce site.',
  },
  'HLS or DASH: it ends in .m3u8 or .mpd.': {
    fr: 'HLS ou DASH : elle se termine par .m3u8 ou .mpd.',
  },
  'Of YouTube, Vimeo, Dailymotion and the Internet Archive the address of the page will do. Of code, only the address of the frame is kept.':
    {
      fr: 'Pour YouTube, Vimeo, Dailymotion et Internet Archive, l’adresse de la page suffit. D’un code, seule l’adresse du cadre est gardée.',
    },
  'As the host gives it out for downloads.': {
    fr: 'Telle que l’hébergeur la donne pour télécharger.',
  },
  'The page on which it can be watched.': { fr: 'La page sur laquelle elle peut se regarder.' },
  'As readers see it among the videos of the title.': {
    fr: 'Tel que les lecteurs le voient parmi les vidéos du titre.',
  },
  'Shown until it plays; without one, that of the title.': {
    fr: 'Affichée avant la lecture ; sans elle, celle du titre.',
  },
  'Off, it is listed, and nobody is told its address.': {
    fr: 'Désactivé, elle est listée, et son adresse n’est donnée à personne.',
  },
  'The title itself': { fr: 'Le titre lui-même' },
  'The whole season': { fr: 'Toute la saison' },
  'Moments of the video': { fr: 'Moments de la vidéo' },
  'In minutes and seconds, such as 1:30, or with hours, such as 1:02:03.': {
    fr: 'En minutes et secondes, comme 1:30, ou avec les heures, comme 1:02:03.',
  },
  'A WebVTT file that names the pictures above the time line.': {
    fr: 'Un fichier WebVTT qui nomme les images au-dessus de la barre de temps.',
  },
  'Chapter :number': { fr: 'Chapitre :number' },
  Beginning: { fr: 'Début' },
  'Add a chapter': { fr: 'Ajouter un chapitre' },
  'Captions are added once it is there.': {
    fr: 'Les sous-titres s’ajoutent une fois la vidéo créée.',
  },
  // Whether it plays.
  'It lies on this site: nobody has to be asked for it.': {
    fr: 'Elle se trouve sur ce site : rien n’est à vérifier ailleurs.',
  },
  'Looked at on :date': { fr: 'Vérifiée le :date' },
  'It is looked at for the first time…': { fr: 'Première vérification en cours…' },
  'Nobody has looked yet.': { fr: 'Pas encore vérifiée.' },
  '[one One member says that it does not play.|other :count members say that it does not play.]': {
    fr: '[one Un membre dit qu’elle ne fonctionne pas.|other :count membres disent qu’elle ne fonctionne pas.]',
  },
  // Captions.
  'No captions yet': { fr: 'Pas encore de sous-titres' },
  'Captions removed': { fr: 'Sous-titres retirés' },
  'Captions saved': { fr: 'Sous-titres enregistrés' },
  'Remove “:name”?': { fr: 'Retirer « :name » ?' },
  ':seconds s later': { fr: ':seconds s plus tard' },
  ':seconds s earlier': { fr: ':seconds s plus tôt' },
  'Delay in seconds': { fr: 'Décalage en secondes' },
  'With a minus they are shown earlier.': { fr: 'Avec un moins, ils s’affichent plus tôt.' },
  'Their file lies elsewhere: they are shown when it says so.': {
    fr: 'Leur fichier se trouve ailleurs : ils s’affichent quand il le dit.',
  },
  // Of a title.
  'All episodes': { fr: 'Tous les épisodes' },
  'No videos here yet': { fr: 'Pas encore de vidéo ici' },
  'Add the first: a file, a stream, or the player of another site.': {
    fr: 'Ajoutez la première : un fichier, un flux, ou le lecteur d’un autre site.',
  },
  'There are more: choose a season to see them.': {
    fr: 'Il y en a d’autres : choisissez une saison pour les voir.',
  },
  'Save the order': { fr: 'Enregistrer l’ordre' },
  'Order saved': { fr: 'Ordre enregistré' },
  '[one 1 caption track|other :count caption tracks]': {
    fr: '[one :count piste de sous-titres|other :count pistes de sous-titres]',
  },
  'Not to be played here': { fr: 'Non lisible ici' },
})
