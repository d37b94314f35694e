import { defineLines } from '../../core/lines.ts'

export const watchLines = defineLines({
  Captions: { fr: 'Sous-titres' },
  'Please choose a language.': { fr: 'Choisissez une langue.' },
  'There are no captions in this file.': { fr: 'Ce fichier ne contient pas de sous-titres.' },
  'This video has as many captions as it can have.': {
    fr: 'Cette vidéo a déjà autant de sous-titres qu’elle peut en avoir.',
  },
  Watch: { fr: 'Regarder' },
  'Watch :title': { fr: 'Regarder :title' },
  Sources: { fr: 'Sources' },
  'Go to :moment of the video': { fr: 'Aller à :moment dans la vidéo' },
  'Does not play': { fr: 'Ne fonctionne pas' },
  'in your language': { fr: 'dans votre langue' },
  'subtitled for you': { fr: 'sous-titrée pour vous' },
  'best picture': { fr: 'meilleure image' },
  answered: { fr: 'répond' },
  'on this site': { fr: 'sur ce site' },
  'Not to be watched here': { fr: 'Pas de vidéo ici' },
  'The episodes could not be loaded': { fr: 'Les épisodes n’ont pas pu être chargés' },
  'Log in or register to watch this.': {
    fr: 'Connectez-vous ou inscrivez-vous pour regarder cette vidéo.',
  },
  '[one Played once|other Played :number times]': {
    fr: '[one Vue une fois|other Vue :number fois]',
  },
  'Thanks. Others will be shown another source first.': {
    fr: 'Merci. Une autre source sera proposée en premier aux autres.',
  },
})
