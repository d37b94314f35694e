import { archive, cast, commons, directed, link, wrote } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const SILENT = ['zxx']
const PD = 'Public domain'

const vampires = ['La Tête coupée', 'La Bague qui tue', 'Le Cryptogramme rouge', 'Le Spectre', 'L’Évasion du mort', 'Les Yeux qui fascinent', 'Satanas', 'Le Maître de la foudre', 'L’Homme des poisons', 'Les Noces sanglantes']
const vampireMinutes = [40, 15, 48, 37, 44, 66, 49, 59, 60, 70]
const vampirePlots = [
  { plot: 'An inspector is found without his head. The reporter Philippe Guérande takes the next train.', plotFr: 'Un inspecteur est retrouvé sans sa tête. Le reporter Philippe Guérande prend le premier train.' },
  { plot: 'A dancer who mimes a vampire on the stage is given a ring in the evening, and does not live to the end of her dance.', plotFr: 'Une danseuse, vampire sur la scène, reçoit le soir une bague, et ne vit pas jusqu’à la fin de sa danse.' },
  { plot: 'Guérande deciphers a red notebook, and the letters of a name on a cabaret poster change places: Irma Vep.', plotFr: 'Guérande déchiffre un carnet rouge, et sur l’affiche d’un cabaret les lettres d’un nom changent de place : Irma Vep.' },
  { plot: 'A safe with two doors, a flat on either side of it, and a secretary who is not one.', plotFr: 'Un coffre-fort à deux portes, un appartement de chaque côté, et une secrétaire qui n’en est pas une.' },
  { plot: 'A prisoner has taken poison in his cell. At night he gets up again.', plotFr: 'Un prisonnier s’est empoisonné dans sa cellule. La nuit, il se relève.' },
  { plot: 'In the forest of Fontainebleau: an American couple, a stolen treasure, and eyes that nobody resists.', plotFr: 'En forêt de Fontainebleau : un couple d’Américains, un trésor volé, et des yeux auxquels nul ne résiste.' },
  { plot: 'The true head of the gang comes in person, and there is a cannon in his room.', plotFr: 'Le véritable chef de la bande vient en personne, et il y a un canon dans sa chambre.' },
  { plot: 'Irma Vep is shipped to the colonies. Satanas has other plans for the ship.', plotFr: 'On embarque Irma Vep pour les colonies. Satanas a d’autres projets pour le navire.' },
  { plot: 'A chemist takes the lead of the gang, and sends champagne to an engagement party.', plotFr: 'Un chimiste prend la tête de la bande, et fait porter du champagne à un dîner de fiançailles.' },
  { plot: 'The gang celebrates a wedding with pistols; the police have heard of it.', plotFr: 'La bande fête un mariage à coups de pistolet ; la police en a eu vent.' },
]
const fantomasPlots = [
  { plot: 'Fantômas is to be guillotined at dawn, and an actor who plays him on the stage receives an invitation to the prison.', plotFr: 'Fantômas doit être guillotiné à l’aube, et un acteur qui le joue sur scène reçoit une invitation à la prison.' },
  { plot: 'A silent executioner enters by the window at night, and leaves no trace but crushed bones.', plotFr: 'Un bourreau silencieux entre la nuit par la fenêtre, et ne laisse d’autre trace que des os broyés.' },
  { plot: 'The fingerprints at new crimes are those of a dead man.', plotFr: 'Les empreintes relevées sur de nouveaux crimes sont celles d’un mort.' },
  { plot: 'All of Paris believes that Juve is Fantômas. At the ball there are three men in the black hood.', plotFr: 'Tout Paris croit que Juve est Fantômas. Au bal, trois hommes portent la cagoule noire.' },
  { plot: 'To arrest him Juve has to help him out of prison first. On the bench of a small town sits a new judge.', plotFr: 'Pour l’arrêter, Juve doit d’abord le faire sortir de prison. Au tribunal d’une petite ville siège un nouveau juge.' },
]
const fantomas = ['Fantômas à l’ombre de la guillotine', 'Juve contre Fantômas', 'Le Mort qui tue', 'Fantômas contre Fantômas', 'Le Faux Magistrat']
const judex = ['L’Ombre mystérieuse', 'L’Expiation', 'La Meute fantastique', 'Le Secret de la tombe', 'Le Moulin tragique', 'Le Môme Réglisse', 'La Femme en noir', 'Les Souterrains du Château-Rouge', 'Lorsque l’enfant parut', 'Le Cœur de Jacqueline', 'L’Ondine', 'Le Pardon d’amour']
const pauline = ['Trial by Fire', 'The Goddess of the Far West', 'The Pirate Treasure', 'The Deadly Turning', 'A Watery Doom', 'The Shattered Plane', 'The Tragic Plunge', 'The Reptile Under the Flowers', 'The Floating Coffin']
const pioneerOne = ['Earthfall', 'The Man from Mars', 'Alone in the Night', 'Triangular Diplomacy', 'Sea Change', 'War of the World']

/** Serials in chapters, and a series of today. */
export const demoSeries: DemoTitle[] = [
  {
    key: 'les-vampires-1915', type: 'series', name: 'Les Vampires', alternativeNames: ['The Vampires'], year: 1915, releaseDate: '1915-11-13', runtimeMinutes: 417, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'mystery', 'serial', 'silent'], keywords: ['paris', 'journalist', 'gang', 'anagram'], popularity: 91, license: PD,
    plot: 'A journalist follows a gang in black across the roofs of a Paris emptied by the war, and finds at the heart of it a singer whose name, Irma Vep, hides theirs.',
    plotFr: 'Un journaliste poursuit une bande en noir sur les toits d’un Paris vidé par la guerre, et trouve en son cœur une chanteuse, Irma Vep, dont le nom cache le leur.',
    credits: [...directed('Louis Feuillade'), ...cast('Musidora: Irma Vep', 'Édouard Mathé: Philippe Guérande', 'Marcel Lévesque: Oscar Mazamette', 'Jean Aymé: The Grand Vampire', 'Fernand Herrmann: Juan-José Moréno'), ...wrote('Louis Feuillade')],
    externalIds: { imdb: 'tt0006206' },
    seasons: [{ number: 1, year: 1915, episodes: vampires.map((name, index) => ({ number: index + 1, name, ...vampirePlots[index], runtimeMinutes: vampireMinutes[index]! })) }],
    links: [
      ...vampires.map((_, index) => link(`https://archive.org/details/LesVampires1915DirectedByLouisFeuillade?episode=${index + 1}`, 19, SILENT, 0.9, 4 + index, { season: 1, episode: index + 1, subtitles: ['fr', 'en'] })),
      link(commons('Category:Les_Vampires_(1915)'), 1, SILENT, 4.1, 2, { season: 1, fullSeason: true }),
    ],
  },
  {
    key: 'fantomas-1913', type: 'series', name: 'Fantômas', year: 1913, releaseDate: '1913-05-09', runtimeMinutes: 337, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'thriller', 'serial', 'silent'], keywords: ['criminal mastermind', 'disguise', 'paris'], popularity: 85, license: PD,
    plot: 'Inspector Juve and the reporter Fandor hunt a master of crime who can be anybody, and who twice leaves somebody else in his cell.',
    plotFr: 'L’inspecteur Juve et le reporter Fandor traquent un maître du crime qui peut être n’importe qui, et qui laisse par deux fois un autre dans sa cellule.',
    credits: [...directed('Louis Feuillade'), ...cast('René Navarre: Fantômas', 'Edmund Breon: Inspector Juve', 'Georges Melchior: Jérôme Fandor', 'Renée Carl: Lady Beltham'), ...wrote('Louis Feuillade')],
    externalIds: { imdb: 'tt0002844' },
    seasons: [{ number: 1, year: 1913, episodes: fantomas.map((name, index) => ({ number: index + 1, name, ...fantomasPlots[index] })) }],
    links: [...fantomas.map((_, index) => link(`https://archive.org/search?query=Feuillade+Fantomas+part+${index + 1}`, 19, SILENT, 1.2, 10 + index, { season: 1, episode: index + 1, subtitles: ['fr'] })), link(commons('Category:Fantômas_(1913)'), 33, SILENT, 5.5, 6, { season: 1, fullSeason: true })],
  },
  {
    key: 'judex-1916', type: 'series', name: 'Judex', year: 1916, releaseDate: '1916-12-16', runtimeMinutes: 300, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'adventure', 'serial', 'silent'], keywords: ['avenger', 'cape', 'banker'], popularity: 63, license: PD,
    plot: 'A banker who ruined many receives a letter signed Judex: give half of it to the poor, or die tonight at ten.',
    plotFr: 'Un banquier qui en a ruiné beaucoup reçoit une lettre signée Judex : rendez la moitié aux pauvres, ou mourez ce soir à dix heures.',
    credits: [...directed('Louis Feuillade'), ...cast('René Cresté: Judex', 'Musidora: Diana Monti', 'Yvette Andréyor: Jacqueline', 'Marcel Lévesque: Cocantin')],
    externalIds: { imdb: 'tt0006886' },
    seasons: [{ number: 1, year: 1917, episodes: judex.map((name, index) => ({ number: index + 1, name })) }],
    // The last two episodes are not linked yet: a season that is not complete.
    links: judex.slice(0, 10).map((_, index) => link(`https://archive.org/search?query=Feuillade+Judex+episode+${index + 1}`, 1, SILENT, 0.6, 20 + index, { season: 1, episode: index + 1 })),
  },
  {
    key: 'perils-of-pauline-1914', type: 'series', name: 'The Perils of Pauline', frenchName: 'Les Périls de Pauline', year: 1914, releaseDate: '1914-03-23', spokenLanguages: SILENT, countries: ['US'], genres: ['adventure', 'serial', 'silent'], keywords: ['heiress', 'cliffhanger', 'balloon'], popularity: 57, license: PD,
    plot: 'An heiress wants a year of adventure before she marries; her guardian’s secretary wants her not to come back from it.',
    plotFr: 'Une héritière veut un an d’aventures avant de se marier ; le secrétaire de son tuteur voudrait qu’elle n’en revienne pas.',
    credits: [...directed('Louis J. Gasnier', 'Donald MacKenzie'), ...cast('Pearl White: Pauline', 'Crane Wilbur: Harry Marvin', 'Paul Panzer: Koerner')],
    externalIds: { imdb: 'tt0004465' },
    seasons: [{ number: 1, year: 1914, episodes: pauline.map((name, index) => ({ number: index + 1, name })) }],
    links: [link(commons('Category:The_Perils_of_Pauline_(1914_serial)'), 1, SILENT, 2.1, 52, { season: 1, fullSeason: true }), link('https://archive.org/search?query=%22Perils+of+Pauline%22+1914', 33, SILENT, 0.5, 1, { season: 1, episode: 1, status: 'pending' })],
  },
  {
    key: 'pioneer-one-2010', type: 'series', name: 'Pioneer One', year: 2010, releaseDate: '2010-06-16', runtimeMinutes: 35, spokenLanguages: ['en'], countries: ['US', 'CA'], genres: ['drama', 'science-fiction'], keywords: ['mars', 'cosmonaut', 'crowdfunded'], popularity: 75, license: 'CC BY-NC-SA 3.0',
    plot: 'Something falls on Montana with a Soviet capsule in it and a young man inside who may have been born on Mars. An agent of Homeland Security is given a few days to decide what he is.',
    plotFr: 'Une capsule soviétique tombe sur le Montana avec, à bord, un jeune homme peut-être né sur Mars. Un agent a quelques jours pour décider de ce qu’il est.',
    credits: [...directed('Bracey Smith'), ...cast('James Rich: Tom Taylor', 'Alexandra Blatt: Sofie Larson', 'Jack Haley: Zachary Walzer', 'Aleksandr Evtushenko: Yuri'), ...wrote('Josh Bernhard')],
    seasons: [{ number: 1, year: 2010, episodes: pioneerOne.map((name, index) => ({ number: index + 1, name })) }],
    links: [...pioneerOne.map((_, index) => link(`https://archive.org/details/pioneer.one?episode=${index + 1}`, 20, ['en'], 0.7, 10 + index, { season: 1, episode: index + 1, subtitles: ['en', 'fr'] })), link(archive('pioneer.one'), 14, ['en'], 2.1, 4, { season: 1, fullSeason: true, subtitles: ['en', 'fr', 'es'] })],
  },
]
