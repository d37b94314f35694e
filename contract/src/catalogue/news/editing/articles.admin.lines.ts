import { defineLines } from '../../../core/lines.ts'

/** Texts of those who write news. */
export const articleLines = defineLines({
  Article: { fr: 'Article' },
  State: { fr: 'État' },
  Scheduled: { fr: 'Programmé' },
  Publication: { fr: 'Parution' },
  'Written by': { fr: 'Écrit par' },
  'Username of the author': { fr: 'Nom d’utilisateur de l’auteur' },
  Summary: { fr: 'Résumé' },
  'Summary fr': { en: 'Summary in French', fr: 'Résumé en français' },
  'Summary in French': { fr: 'Résumé en français' },
  Source: { fr: 'Source' },
  'Source name': { en: 'Source', fr: 'Source' },
  'Source url': { en: 'Address of the source', fr: 'Adresse de la source' },
  'Published at': { en: 'Publication', fr: 'Parution' },
  'Address of the source': { fr: 'Adresse de la source' },
  'Please enter the title of the article.': { fr: 'Saisissez le titre de l’article.' },
  'Please write the text of the article.': { fr: 'Rédigez le texte de l’article.' },
  'This summary is too long.': { fr: 'Ce résumé est trop long.' },
  'Please send this picture again.': { fr: 'Envoyez de nouveau cette image.' },
  'Please enter a day and a time.': { fr: 'Saisissez un jour et une heure.' },
  'Please enter a web address.': { fr: 'Saisissez une adresse web.' },
  'An address needs a letter or a digit.': {
    fr: 'Une adresse doit contenir une lettre ou un chiffre.',
  },
  'They leave the site at once. They can be restored from the history.': {
    fr: 'Ils quittent le site aussitôt. L’historique permet de les restaurer.',
  },
  'Articles of the site: drafts, those that will appear, and those that have.': {
    fr: 'Articles du site : les brouillons, ceux qui paraîtront et ceux qui sont parus.',
  },
  'New article': { fr: 'Nouvel article' },
  'Edit article: :title': { fr: 'Modifier l’article : :title' },
  'Search articles': { fr: 'Chercher un article' },
  'The articles could not be loaded': { fr: 'Les articles n’ont pas pu être chargés' },
  'No matching articles found': { fr: 'Aucun article ne correspond' },
  'No articles yet': { fr: 'Pas encore d’article' },
  'Write the first one: it can wait for its day.': {
    fr: 'Écrivez le premier : il peut attendre son jour.',
  },
  '[one Delete this article?|other Delete :count articles?]': {
    fr: '[one Supprimer cet article ?|other Supprimer :count articles ?]',
  },
  'Article saved': { fr: 'Article enregistré' },
  'View article': { fr: 'Voir l’article' },
  Preview: { fr: 'Aperçu' },
  'A sentence or two, for lists and for previews of links.': {
    fr: 'Une ou deux phrases, pour les listes et les aperçus de liens.',
  },
  'Made of the title when you leave it empty. Any former address leads on.': {
    fr: 'Tirée du titre si vous laissez vide. Les anciennes adresses mènent à l’article.',
  },
  'Picture above the article': { fr: 'Image au-dessus de l’article' },
  'Without one, the first title that it is about lends its own.': {
    fr: 'Sans image, celle du premier titre dont il parle est montrée.',
  },
  'Drop a picture here, or choose one.': { fr: 'Déposez une image ici, ou choisissez-en une.' },
  'JPEG, PNG, WebP, AVIF or GIF, at most 4 MB.': {
    fr: 'JPEG, PNG, WebP, AVIF ou GIF, 4 Mo au plus.',
  },
  'Choose a picture': { fr: 'Choisir une image' },
  'Picture file': { fr: 'Fichier de l’image' },
  'Remove the picture': { fr: 'Retirer l’image' },
  'Or its address': { fr: 'Ou son adresse' },
  'Of a site whose pictures are shown here. It is fetched and kept.': {
    fr: 'D’un site dont les images sont montrées ici. Elle est récupérée et conservée.',
  },
  Fetch: { fr: 'Récupérer' },
  'Add a title': { fr: 'Ajouter un titre' },
  'Titles that it is about': { fr: 'Titres dont il parle' },
  'Publish now': { fr: 'Publier maintenant' },
  'At a time': { fr: 'À une date' },
  'Day and time': { fr: 'Jour et heure' },
  'In the time zone :zone.': { fr: 'Fuseau horaire : :zone.' },
  'It appears by itself at that time, with feeds and lists. Until then only those who write news see it.':
    {
      fr: 'Il paraît de lui-même à ce moment, dans les flux et les listes. D’ici là, seules les personnes qui écrivent les actualités le voient.',
    },
  'Only those who write news see it.': {
    fr: 'Seules les personnes qui écrivent les actualités le voient.',
  },
  'Everybody sees it as soon as it is saved.': {
    fr: 'Tout le monde le voit dès qu’il est enregistré.',
  },
  'It appeared at this time. Another time moves it among the others.': {
    fr: 'Il est paru à ce moment. Une autre date le déplace parmi les autres.',
  },
  'When it appears': { fr: 'Quand il paraît' },
})
