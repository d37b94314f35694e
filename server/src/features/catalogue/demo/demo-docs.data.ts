import { archive, cast, commons, directed, link } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

export const demoDocs: DemoTitle[] = [
  {
    key: 'nanook-1922', type: 'doc', name: 'Nanook of the North', frenchName: 'Nanouk l’Esquimau', year: 1922, releaseDate: '1922-06-11', runtimeMinutes: 79, spokenLanguages: ['zxx'], countries: ['US', 'FR'], genres: ['documentary', 'silent'], keywords: ['inuit', 'arctic', 'hunting'], popularity: 73, license: 'Public domain',
    plot: 'A year with a hunter and his family on the coast of Hudson Bay, partly lived and partly acted again for the camera.',
    plotFr: 'Une année avec un chasseur et sa famille sur la côte de la baie d’Hudson, en partie vécue, en partie rejouée pour la caméra.',
    credits: [...directed('Robert J. Flaherty'), ...cast('Allakariallak: Nanook', 'Nyla: Nyla')], externalIds: { imdb: 'tt0013427' },
    links: [link(archive('nanookOfTheNorth1922'), 19, ['zxx'], 1.7, 13), link(commons('File:Nanook_of_the_North_(1922).webm'), 16, ['zxx'], 2.0, 4)],
  },
  {
    key: 'man-with-a-movie-camera-1929', type: 'doc', name: 'Man with a Movie Camera', originalName: 'Человек с киноаппаратом', frenchName: 'L’Homme à la caméra', year: 1929, releaseDate: '1929-01-08', runtimeMinutes: 68, spokenLanguages: ['zxx'], countries: ['SU'], genres: ['documentary', 'experimental', 'silent'], keywords: ['city symphony', 'montage', 'odessa'], popularity: 79, license: 'Public domain',
    plot: 'A day in a city, from the first tram to the last reel, and the film that is being made of it.',
    plotFr: 'Une journée dans une ville, du premier tramway à la dernière bobine, et le film qu’on en tire.',
    credits: [...directed('Dziga Vertov'), { name: 'Mikhail Kaufman', department: 'camera', job: 'Cinematographer' }, { name: 'Elizaveta Svilova', department: 'editing', job: 'Editor' }], externalIds: { imdb: 'tt0019760' },
    links: [link(archive('man-with-a-movie-camera-1929'), 21, ['zxx'], 4.9, 3), link(commons('File:Man_with_a_Movie_Camera_(1929).webm'), 19, ['zxx'], 1.5, 36)],
  },
  {
    key: 'internets-own-boy-2014', type: 'doc', name: 'The Internet’s Own Boy: The Story of Aaron Swartz', frenchName: 'The Internet’s Own Boy', year: 2014, releaseDate: '2014-01-20', runtimeMinutes: 105, spokenLanguages: ['en'], countries: ['US'], genres: ['documentary', 'biography', 'technology'], keywords: ['open access', 'activism', 'copyright'], popularity: 76, license: 'CC BY-NC-SA 4.0',
    plot: 'The life of a programmer who helped to shape the open web and was prosecuted for downloading articles from it.',
    plotFr: 'La vie d’un programmeur qui contribua à façonner le web ouvert et fut poursuivi pour en avoir téléchargé des articles.',
    credits: [...directed('Brian Knappenberger'), ...cast('Aaron Swartz', 'Tim Berners-Lee', 'Lawrence Lessig')], externalIds: { imdb: 'tt3268458' },
    links: [link(archive('TheInternetsOwnBoyTheStoryOfAaronSwartz'), 16, ['en'], 2.1, 7, { subtitles: ['en', 'fr', 'es'] }), link(commons('File:The_Internet’s_Own_Boy.webm'), 19, ['en'], 1.2, 33)],
  },
  {
    key: 'duck-and-cover-1951', type: 'doc', name: 'Duck and Cover', year: 1951, runtimeMinutes: 9, spokenLanguages: ['en'], countries: ['US'], genres: ['documentary', 'short', 'society'], keywords: ['cold war', 'civil defence', 'school'], popularity: 59, license: 'Public domain (US)',
    plot: 'Bert the Turtle teaches the children of the cold war what to do when they see the flash.',
    plotFr: 'Bert la tortue apprend aux enfants de la guerre froide que faire quand ils verront l’éclair.',
    credits: directed('Anthony Rizzo'), externalIds: { imdb: 'tt0213381' },
    links: [link(archive('DuckandC1951'), 1, ['en'], 0.2, 90), link(commons('File:Duck_and_Cover.webm'), 33, ['en'], 0.3, 11)],
  },
  {
    key: 'house-in-the-middle-1954', type: 'doc', name: 'The House in the Middle', year: 1954, runtimeMinutes: 12, spokenLanguages: ['en'], countries: ['US'], genres: ['documentary', 'short', 'society'], keywords: ['cold war', 'paint', 'atomic test'], popularity: 38, license: 'Public domain (US)',
    credits: [], plot: 'A film made to show that a tidy, freshly painted house stands the heat of an atomic test better than its neighbours.',
    plotFr: 'Un film destiné à montrer qu’une maison rangée et fraîchement peinte résiste mieux que ses voisines à la chaleur d’un essai atomique.',
    links: [link(archive('Houseint1954'), 1, ['en'], 0.3, 66)],
  },
  {
    key: 'powers-of-steel-film-archive', type: 'doc', name: 'A Trip Down Market Street Before the Fire', frenchName: 'Une descente de Market Street avant l’incendie', year: 1906, releaseDate: '1906-04-21', runtimeMinutes: 13, spokenLanguages: ['zxx'], countries: ['US'], genres: ['documentary', 'short', 'history', 'silent'], keywords: ['san francisco', 'cable car', 'streets'], popularity: 55, license: 'Public domain',
    plot: 'A camera rides on the front of a cable car through San Francisco, days before the earthquake of 1906.',
    plotFr: 'Une caméra traverse San Francisco à l’avant d’un funiculaire, quelques jours avant le séisme de 1906.',
    credits: directed('Harry J. Miles'),
    links: [link('https://www.loc.gov/item/00694408/', 33, ['zxx'], 0.6, 18), link(archive('TripDown1905'), 16, ['zxx'], 0.4, 2)],
  },
]
