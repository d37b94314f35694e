import { defineLines } from '../../core/lines.ts'

export const importLines = defineLines({
  Service: { fr: 'Service' },
  'Test the connection: :service': { fr: 'Tester la connexion : :service' },
  ':service answers as it should, in :ms ms.': {
    fr: ':service répond correctement, en :ms ms.',
  },
  ':service is not set up. Fill in what it needs here, and save.': {
    fr: ':service n’est pas configuré. Renseignez ce qu’il lui faut ici, puis enregistrez.',
  },
  ':service refuses the key of this site.': { fr: ':service refuse la clé de ce site.' },
  ':service was asked too often. Try again in a minute.': {
    fr: ':service a été interrogé trop souvent. Réessayez dans une minute.',
  },
  ':service does not answer as it should.': { fr: ':service ne répond pas correctement.' },
  'Name in French': { fr: 'Nom en français' },
  'Plot in French': { fr: 'Résumé en français' },
  'Tagline in French': { fr: 'Accroche en français' },
  'Spoken languages': { fr: 'Langues parlées' },
  'Official site': { fr: 'Site officiel' },
  Backdrop: { fr: 'Image de fond' },
  'Poster picture': { en: 'Poster', fr: 'Affiche' },
  Plot: { fr: 'Résumé' },
  Tagline: { fr: 'Accroche' },
  Locked: { fr: 'Verrouillé' },
  Trailers: { fr: 'Bandes-annonces' },
  'Seasons and episodes': { fr: 'Saisons et épisodes' },
  'A title is changed where it stands: the history says what it was.': {
    fr: 'Un titre se modifie là où il est : l’historique dit ce qu’il était.',
  },
  'Please enter a number from 1.': { fr: 'Saisissez un nombre à partir de 1.' },
  'Please enter what it is called.': { fr: 'Saisissez son nom.' },
  'Please enter a year from 1000 to 2200.': { fr: 'Saisissez une année de 1000 à 2200.' },
  'Please enter a day.': { fr: 'Saisissez un jour.' },
  'Please enter minutes from 1.': { fr: 'Saisissez des minutes à partir de 1.' },
  'The catalogue has this work already, as another title.': {
    fr: 'Le catalogue a déjà cette œuvre, sous un autre titre.',
  },
  'A title of this name and year is here already. Please say whether it is that one.': {
    fr: 'Un titre de ce nom et de cette année existe déjà. Dites si c’est celui-là.',
  },
  'Such titles are in no category of this number.': {
    fr: 'De tels titres ne sont dans aucune catégorie de ce numéro.',
  },
  'This title was not imported from an outside database.': {
    fr: 'Ce titre n’a pas été importé d’une base externe.',
  },
  Popular: { fr: 'Populaires' },
  'In cinemas, on the air': { fr: 'Au cinéma, à l’antenne' },
  'Coming soon, airing today': { fr: 'Bientôt, diffusés aujourd’hui' },
  Discover: { fr: 'Découvrir' },
  'Please enter numbers, with spaces or commas between them.': {
    fr: 'Saisissez des nombres, séparés par des espaces ou des virgules.',
  },
  'At most 500 titles can be imported at once.': {
    fr: 'Au plus 500 titres peuvent être importés à la fois.',
  },
  'Please enter a page from 1 to 500.': { fr: 'Saisissez une page de 1 à 500.' },
  'Please enter at least one id.': { fr: 'Saisissez au moins un identifiant.' },
  'This outside database has no lists.': { fr: 'Cette base externe n’a pas de listes.' },
  'Import title': { fr: 'Importer un titre' },
  Back: { fr: 'Retour' },
  'Item imported': { fr: 'Élément importé' },
  Import: { fr: 'Import' },
  'Import it': { en: 'Import', fr: 'Importer' },
  'Import again': { fr: 'Réimporter' },
  'Import all': { fr: 'Tout importer' },
  'Where it is entered': { fr: 'Où il est rangé' },
  'By name': { fr: 'Par nom' },
  'Several at once': { fr: 'Plusieurs' },
  'Name of the title': { fr: 'Nom du titre' },
  'Found titles': { fr: 'Titres trouvés' },
  'What is found will be shown here, with year and picture.': {
    fr: 'Ce qui est trouvé s’affiche ici, avec l’année et l’image.',
  },
  'The outside database found nothing by this name.': {
    fr: 'La base externe n’a rien trouvé sous ce nom.',
  },
  'In the catalogue': { fr: 'Au catalogue' },
  'Look it up': { fr: 'Chercher' },
  'This is in the catalogue. It is brought up to date; what somebody locked stays.': {
    fr: 'Ce titre est au catalogue. Il sera mis à jour ; ce qui est verrouillé reste.',
  },
  'The catalogue has titles of this name. Is it one of them?': {
    fr: 'Le catalogue a des titres de ce nom. Est-ce l’un d’eux ?',
  },
  'It is :name: bring that title up to date': { fr: 'C’est :name : mettre ce titre à jour' },
  'None of them: enter a new title': { fr: 'Aucun : créer un nouveau titre' },
  'Which titles': { fr: 'Quels titres' },
  'By their ids': { fr: 'Par identifiants' },
  'A page of a list': { fr: 'Une page de liste' },
  'Ids, with spaces, commas or lines between them': {
    fr: 'Identifiants, séparés par des espaces, des virgules ou des lignes',
  },
  'They are imported one after the other in the background, also when you leave this page. A title whose name and year are here already is left alone.':
    {
      fr: 'Ils sont importés l’un après l’autre en arrière-plan, même si vous quittez cette page. Un titre dont le nom et l’année existent déjà est laissé tel quel.',
    },
  'What you change here is locked: no import writes over it until the lock is opened.': {
    fr: 'Ce que vous modifiez ici est verrouillé : aucun import ne l’écrase tant que le verrou est fermé.',
  },
  'View title': { fr: 'Voir le titre' },
  'Title saved': { fr: 'Titre enregistré' },
  'Locked as a whole': { fr: 'Verrouillé en bloc' },
  'Locked: :field': { fr: 'Verrouillé : :field' },
  'Locked: imports leave it alone': { fr: 'Verrouillé : les imports n’y touchent pas' },
  'Open: imports bring it up to date': { fr: 'Ouvert : les imports le mettent à jour' },
  'Imported from :source, :label :id. Asked last: :time.': {
    fr: 'Importé de :source, :label :id. Interrogé en dernier : :time.',
  },
  'More of it is to come.': { fr: 'La suite est à venir.' },
  'Brought up to date: :fields.': { fr: 'Mis à jour : :fields.' },
  'Nothing has changed.': { fr: 'Rien n’a changé.' },
  'Left as it was, since it is locked: :fields.': {
    fr: 'Laissé tel quel, car verrouillé : :fields.',
  },
})
